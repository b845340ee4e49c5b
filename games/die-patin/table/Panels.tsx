import { intrigue } from '../steps.ts'
import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { seatsOf } from '#engine/state.ts'
import { CARDS, MISSIONS, type CardId } from '../data.ts'
import { moves } from '../moves.ts'
import { NOBODY, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { brief, COLUMN, MISSION_COLUMN, OWN_CARD, ROW } from './layout.ts'
import { Icon, Loot, type IconName } from './Pieces.tsx'
import { standings, type Standing } from './standings.ts'
import { about } from './things.ts'

type Props = PartProps<DiePatin, Text> & { readonly compact: boolean }

export const MISSION_ICONS: readonly IconName[] = ['most-areas', 'rat', 'most-manholes', 'door', 'loot']

/** The five missions: what each seat has, who leads, and what that is worth. */
export function Missions(props: Props) {
  return standings(props.view).map((standing, mission) =>
    props.compact ? (
      <SmallMission key={mission} {...props} standing={standing} />
    ) : (
      <Mission key={mission} {...props} standing={standing} />
    ),
  )
}

type MissionProps = Props & { readonly standing: Standing }

/** What a mission brings in this round, or in the first one that comes. */
const worthOf = (view: DiePatin): number => Math.max(1, view.round)

/** So many letters of a name stand there if two tie. */
const TIED_ROOM = 5

/** Who would score the mission now, in a sentence, and whether that is the one who looks. */
function verdict({ view, text, who, standing }: MissionProps): string {
  const { best, next, seats, leader, mission } = standing
  if (best === 0) return text.info.nobodyHasAny
  if (leader === NOBODY)
    return text.info.tied(seats.length, seats.map((seat) => brief(who(seat), TIED_ROOM)).join(' · '))
  const scored = view.missions[leader * MISSIONS.length + mission]
  return scored > 0
    ? text.info.leadsAgain(brief(who(leader)), scored)
    : text.info.leads(brief(who(leader)), best - next, worthOf(view))
}

function kindOf({ view, standing: { best, leader, mission } }: MissionProps, eye: unknown): string {
  if (best > 0 && leader === NOBODY) return 'verdict is-tied'
  const fresh = leader !== NOBODY && view.missions[leader * MISSIONS.length + mission] === 0
  return fresh && leader === eye ? 'verdict is-own' : 'verdict'
}

function Mission(props: MissionProps) {
  const { text, standing } = props
  const { eye } = useTable()
  const { mission } = standing
  const id = MISSIONS[mission]
  const { name, short } = text.missions[id]
  const { width, height, gap } = MISSION_COLUMN
  return (
    <Spot
      id={`mission:${id}`}
      moves={[moves.of.mission[mission]]}
      className="panel mission"
      transform={`translate(0 ${mission * (height + gap)})`}
      about={about('mission', mission)}
    >
      <rect width={width} height={height} rx="14" />
      <g transform="translate(34 35)">
        <Icon name={MISSION_ICONS[mission]} size={42} />
      </g>
      <text className="panel-name" x="66" y="31">
        {name}
      </text>
      <text className="panel-short" x="66" y="53">
        {short}
      </text>
      <Values {...props} />
      <text className={kindOf(props, eye)} x="14" y={height - 14}>
        {verdict(props)}
      </text>
      <rect className="edge" width={width} height={height} rx="14" />
    </Spot>
  )
}

/** What each seat has, the leader framed; and the tile of whoever scored it before, with its round. */
function Values({ view, standing }: MissionProps) {
  const { seatOf } = useTable()
  const { mission, values, leader } = standing
  const room = (MISSION_COLUMN.width - 20) / view.seats
  return seatsOf(view).map((seat) => {
    const value = view.missions[seat * MISSIONS.length + mission]
    const middle = (room - 6) / 2
    return (
      <g
        key={seat}
        transform={`translate(${10 + seat * room} 66)`}
        className={`seat-${seatOf(seat).colour}`}
        {...about('scored', mission * view.seats + seat)}
      >
        <rect className={seat === leader ? 'value is-leader' : 'value'} width={room - 6} height="46" rx="8" />
        <g transform={`translate(${middle - 11} 23)`}>
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
        </g>
        <text className="value-count" x={middle + 14} y="31" textAnchor="middle">
          {values[seat]}
        </text>
        <g transform={`translate(${room - 17} 4) scale(.85)`} data-spot={`scored:${mission}/${seat}`}>
          <rect x="-10" y="-10" width="20" height="20" fill="none" />
          {value > 0 && <ScoredTile value={value} />}
        </g>
      </g>
    )
  })
}

const ScoredTile = ({ value }: { readonly value: number }) => (
  <g className="piece mission-tile">
    <rect x="-11" y="-13" width="22" height="26" rx="5" />
    <text y="7" textAnchor="middle">
      {value}
    </text>
  </g>
)

/** On a small screen: who leads with how much, and whether that brings points. */
function SmallMission(props: MissionProps) {
  const { text, standing } = props
  const { eye } = useTable()
  const { mission } = standing
  const id = MISSIONS[mission]
  const { name: full, tiny: name = full } = text.missions[id]
  const width = (ROW.width - (MISSIONS.length - 1) * ROW.gap) / MISSIONS.length
  const fits = name.length <= 13
  return (
    <Spot
      id={`mission:${id}`}
      moves={[moves.of.mission[mission]]}
      className="panel mission"
      transform={`translate(${mission * (width + ROW.gap)} 0)`}
      about={about('mission', mission)}
    >
      <rect width={width} height={ROW.missions - 4} rx="14" />
      <g transform="translate(32 34)">
        <Icon name={MISSION_ICONS[mission]} size={44} />
      </g>
      <Leading {...standing} />
      <text
        className="small-name"
        x={width / 2}
        y="88"
        textAnchor="middle"
        {...(!fits && { textLength: width - 14, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
      <text className={kindOf(props, eye)} x={width / 2} y="120" textAnchor="middle">
        {bringsOf(props)}
      </text>
      <rect className="edge" width={width} height={ROW.missions - 4} rx="14" />
    </Spot>
  )
}

function Leading({ best, leader }: MissionProps['standing']) {
  const { seatOf } = useTable()
  const tied = leader === NOBODY
  return (
    <>
      {!tied && (
        <g transform="translate(84 34) scale(1.6)">
          <SeatGlyph seat={leader} seating={seatOf(leader)} />
        </g>
      )}
      <text className="value-count" x={tied ? 100 : 134} y="46" textAnchor="middle">
        {best === 0 ? '–' : tied ? `= ${best}` : best}
      </text>
    </>
  )
}

/** What a mission would bring just now, in a word. */
function bringsOf({ view, text, standing: { mission, best, leader } }: MissionProps): string {
  if (best === 0) return ''
  if (leader === NOBODY) return text.info.tiedShort
  return view.missions[leader * MISSIONS.length + mission] > 0 ? text.info.scoredShort : `+${worthOf(view)}`
}

const CARD_HEIGHT = 174
const CARD_LETTERS = 24

/** Breaks a sentence into lines of at most so many letters. */
function linesOf(sentence: string, most: number): string[] {
  const lines: string[] = ['']
  for (const word of sentence.split(' ')) {
    const last = lines.length - 1
    const longer = `${lines[last]} ${word}`.trim()
    if (longer.length <= most) lines[last] = longer
    else lines.push(word)
  }
  return lines
}

/** The three intrigue cards with what they do, and the seats that are known to have chosen each. */
export function Cards({ view, text }: Props) {
  const { question } = useTable()
  const choosing = intrigue.is(question?.step)
  return CARDS.map((id, card) => {
    const { name, says } = text.cards[id]
    const chosen = seatsOf(view).filter((seat) => view.card[seat] === card)
    return (
      <Spot
        key={id}
        id={`card:${id}`}
        moves={[moves.of.card[card]]}
        className={chosen.length > 0 || choosing ? 'panel card is-lit' : 'panel card'}
        transform={`translate(0 ${card * (CARD_HEIGHT + 8)})`}
        about={about('card', card)}
      >
        <g className="piece">
          <rect width={COLUMN.width} height={CARD_HEIGHT} rx="14" />
          <g transform="translate(26 26)">
            <Icon name={id} size={34} />
          </g>
          <text className="panel-name" x="50" y="33">
            {name}
          </text>
          {linesOf(says, CARD_LETTERS).map((line, i) => (
            <text key={i} className="card-text" x="10" y={58 + i * 19}>
              {line}
            </text>
          ))}
          <ChosenBy view={view} seats={chosen} x={COLUMN.width - 8} y={CARD_HEIGHT - 14} />
        </g>
        <rect className="edge" width={COLUMN.width} height={CARD_HEIGHT} rx="14" />
      </Spot>
    )
  })
}

/** Marks of those who chose a card, on its lower edge. */
function ChosenBy({
  view,
  seats,
  x,
  y,
}: {
  readonly view: DiePatin
  readonly seats: readonly number[]
  readonly x: number
  readonly y: number
}) {
  const { seatOf } = useTable()
  return seats.map((seat, i) => (
    <g
      key={seat}
      transform={`translate(${x - 10 - (seats.length - 1 - i) * 26} ${y + 12})`}
      className={view.open[seat] ? 'chooser' : 'chooser is-secret'}
    >
      <circle r="14" />
      <SeatGlyph seat={seat} seating={seatOf(seat)} />
    </g>
  ))
}

/** On a small screen, the card of the one who looks. */
export function OwnCard({ view, text }: PartProps<DiePatin, Text>) {
  const { eye } = useTable()
  const id: CardId | undefined = typeof eye === 'number' ? CARDS[view.card[eye]] : undefined
  if (!id) return null
  return (
    <g className="panel card is-lit own-card" {...about('own-card', Number(eye))}>
      <g className="piece">
        <rect x="2" y="4" width={OWN_CARD.width - 4} height={OWN_CARD.height - 8} rx="14" />
        <text className="small-name" x="14" y="34">
          {text.info.yourCard}
        </text>
        <text className="own-card-name" x="14" y="64">
          {text.cards[id].name}
        </text>
      </g>
    </g>
  )
}

/** The general supply of loot. */
export function Supply({ view, text }: PartProps<DiePatin, Text>) {
  return (
    <g data-spot="supply" className="supply" {...about('supply')}>
      <Loot />
      <text x="26" y="7">
        {text.info.supply(view.lootSupply)}
      </text>
    </g>
  )
}
