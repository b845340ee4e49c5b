import { seatsOf } from '#engine/state.ts'
import type { PartProps } from '#table/types.ts'
import { ALL, CARDS, FACES, HIGHEST_LIMIT, MAJORITY, REGION_IDS } from '../data.ts'
import { wait } from '../rules/end.ts'
import { inFinalRound, ratSupply, regionOf, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { unseenFaces } from '../view.ts'
import { about } from './things.ts'
import { SymbolSign, TokenPicture, SignPicture } from './Token.tsx'

type Props = PartProps<Rattus, Text>

/** The countdown, what the unseen rats may be, what the eye knows of those on the board, and what the cards do. */
export function Info(props: Props) {
  return (
    <div className="rattus-info">
      <Countdown {...props} />
      <Unseen {...props} />
      <KnownRats {...props} />
      <CardTexts {...props} />
    </div>
  )
}

/** About three rats leave the supply in two turns. */
const RATS_PER_TURN = 1.5
const FEW_RATS = 2
const NEAR_THE_END = 4

const turnsLeft = (view: Rattus): number => Math.ceil(ratSupply(view) / RATS_PER_TURN)

/** The supply is the clock of the game; near its end ties begin to matter. */
function Countdown({ view, text, who }: Props) {
  const left = ratSupply(view)
  const last = inFinalRound(view) ? view.last : view.active
  const order = seatsOf(view).sort((a, b) => wait({ ...view, last }, a) - wait({ ...view, last }, b))
  return (
    <>
      <p className={left <= FEW_RATS ? 'countdown is-scarce' : 'countdown'} {...about('supply')}>
        <TokenPicture face={null} size={26} /> {text.info.ratsLeft(left)}
        {!inFinalRound(view) && view.turn > 0 && (
          <span> · {left <= FEW_RATS ? text.info.mayEnd : text.info.turnsLeft(turnsLeft(view))}</span>
        )}
      </p>
      {view.turn > 0 && left <= NEAR_THE_END && <p>{text.info.tieOrder(order.map(who))}</p>}
    </>
  )
}

/** A tally of the faces that the eye has not seen: by limit, and by symbol. */
function Unseen({ view, text }: Props) {
  const faces = unseenFaces(view).map((face) => FACES[face])
  const limits = Array.from({ length: HIGHEST_LIMIT }, (_, i) => faces.filter(({ limit }) => limit === i + 1).length)
  const symbols = [MAJORITY, ALL, ...CARDS.keys()]
  return (
    <>
      <h3>{text.info.unseen(faces.length)}</h3>
      <p className="tally-words">{text.info.byLimit}</p>
      <ul className="tally">
        {limits.map((count, i) => (
          <li key={i} {...about('limit', i + 1)} aria-label={`${text.info.limit(i + 1)}: ${count}`}>
            <b>{i + 1}+</b> {count}
          </li>
        ))}
      </ul>
      <p className="tally-words">{text.info.bySymbol}</p>
      <ul className="tally is-wordy">
        {symbols.map((symbol) => (
          <li key={symbol} {...about('symbol', symbol)}>
            <svg className="rattus-picture" viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true">
              <SymbolSign symbol={symbol} size={16} />
            </svg>
            {text.symbol(symbol)} <b>{faces.filter((face) => face.symbols.includes(symbol)).length}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Faces of rats on the board that the eye knows from a look. */
function KnownRats({ view, text }: Props) {
  const known = view.faces.flatMap((face, token) => {
    const region = face >= 0 ? regionOf(view, token) : -1
    return region < 0 ? [] : [{ face, token, region }]
  })
  if (known.length === 0) return null
  return (
    <>
      <h3>{text.info.known}</h3>
      <ul className="known">
        {known.map(({ face, token, region }) => (
          <li key={token} {...about('known', token)}>
            <TokenPicture face={face} size={44} />
            {text.regions[REGION_IDS[region]].name}
          </li>
        ))}
      </ul>
    </>
  )
}

function CardTexts({ view, text }: Props) {
  return (
    <details className="card-texts">
      <summary>{text.info.cards}</summary>
      <dl>
        {CARDS.map(({ id }, card) => (
          <div key={id} {...about('card', card)}>
            <dt>
              <SignPicture name={id} size={18} /> {text.cards[id].name}
            </dt>
            <dd>{inFinalRound(view) ? text.cards[id].finalRound : text.cards[id].text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
