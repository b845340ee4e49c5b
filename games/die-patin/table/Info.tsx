import { useTable } from '#table/context.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import { AREAS, BONUSES, CARDS, CHAIN_POINTS, MISSIONS, SHOP_OF, SHOPS } from '../data.ts'
import { chainLength } from '../rules/end.ts'
import { hasScored } from '../rules/missions.ts'
import { BOX, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { InlineIcon } from './Pieces.tsx'
import { standings } from './standings.ts'
import { about } from './things.ts'

type Props = PartProps<DiePatin, Text>

/** Missions with the values of all seats, shops with their chains; on small screens also what the cards do. */
export function Info(props: Props) {
  return (
    <div className="pat-info">
      <MissionTable {...props} />
      <ShopTable {...props} />
      <p {...about('supply')}>{props.text.info.supply(props.view.lootSupply)}</p>
      <dl className="pat-help">
        {CARDS.map((id, card) => (
          <div key={id} {...about('card', card)}>
            <dt>
              <InlineIcon name={id} /> {props.text.cards[id].name}
            </dt>
            <dd>{props.text.cards[id].says}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Head({ label }: { readonly label: string }) {
  const { seating } = useTable()
  return (
    <thead>
      <tr>
        <th scope="col">{label}</th>
        {seating.map((one, seat) => (
          <th key={seat} scope="col" data-legend={`@seat:${seat}`}>
            <SeatMark seat={seat} seating={one} size={16} />
            <span className="visually-hidden">{one.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A leader's value is framed, shared best values are underlined, a tick says that the seat has scored it. */
function MissionTable({ view, text }: Props) {
  return (
    <table>
      <Head label={text.info.missions} />
      <tbody>
        {standings(view).map(({ mission, values, leader, best }) => (
          <tr key={mission}>
            <th scope="row" {...about('mission', mission)}>
              {text.missions[MISSIONS[mission]].tiny ?? text.missions[MISSIONS[mission]].name}
            </th>
            {values.map((value, seat) => (
              <td
                key={seat}
                {...about('scored', mission * view.seats + seat)}
                className={seat === leader ? 'is-leader' : value === best && best > 0 ? 'is-tied' : undefined}
              >
                {value}
                {hasScored(view, seat, mission) && <span className="pat-done">✓</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Tiles of each shop with the seats, and how many still lie in town. */
function ShopTable({ view, text }: Props) {
  const { seating } = useTable()
  const open = SHOPS.flatMap((id, shop) => (view.tiles[shop * BONUSES.length] === BOX ? [] : [{ id, shop }]))
  return (
    <table>
      <Head label={text.info.shops} />
      <tbody>
        {open.map(({ id, shop }) => (
          <tr key={id}>
            <th scope="row" {...about('shops', shop)}>
              <InlineIcon name={id} size={14} /> {text.shops[id]}
              <span className="pat-left">
                {' '}
                {view.tiles.filter((place, tile) => SHOP_OF[tile] === shop && place < AREAS.length).length}
              </span>
            </th>
            {seating.map((_, seat) => {
              const tiles = chainLength(view, seat, shop)
              return (
                <td key={seat} {...about('chain', shop * view.seats + seat)}>
                  {tiles > 0 && (
                    <>
                      {tiles}
                      <small>/{CHAIN_POINTS[tiles]}</small>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
