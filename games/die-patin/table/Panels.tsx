import { intrigue } from '../steps.ts'
import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { seatsOf } from '#engine/state.ts'
import { CARDS, MISSIONS } from '../data.ts'
import { moves } from '../moves.ts'
import { HIDDEN, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { COLUMN, inRow, ROW } from './layout.ts'
import { Icon, Loot, type IconName } from './Pieces.tsx'
import { standings, type Standing } from './standings.ts'

type Props = PartProps<DiePatin, Text> & { readonly compact: boolean }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const column = (i: number, height: number, gap: number): Box => ({
  x: 0,
  y: i * (height + gap),
  width: COLUMN.width,
  height,
})
const cell = (i: number, of: number, height: number): Box => {
  const width = (ROW.width - (of - 1) * ROW.gap) / of
  return { x: i * (width + ROW.gap), y: 0, width, height }
}

export const MISSION_ICONS: readonly IconName[] = ['most-areas', 'rat', 'most-manholes', 'door', 'loot']

/** The five missions: who leads each now and against what, and who has scored it. */
export function Missions({ view, text, compact }: Props) {
  return standings(view).map((standing, mission) => (
    <Mission
      key={mission}
      view={view}
      text={text}
      compact={compact}
      standing={standing}
      box={compact ? cell(mission, MISSIONS.length, ROW.missions) : column(mission, 154, 9)}
    />
  ))
}

interface MissionProps extends Omit<Props, 'who'> {
  readonly standing: Standing
  readonly box: Box
}

function Mission({ view, text, compact, standing, box }: MissionProps) {
  const { mission } = standing
  const id = MISSIONS[mission]
  const { name, says } = text.missions[id]
  return (
    <Spot
      id={`mission:${id}`}
      moves={[moves.of.mission[mission]]}
      className="panel mission"
      transform={`translate(${box.x} ${box.y})`}
      title={`${name}: ${says}`}
    >
      <rect width={box.width} height={box.height} rx="14" />
      {!compact && <PanelName text={name} width={box.width} />}
      <g transform={compact ? 'translate(30 34)' : 'translate(32 72)'}>
        <Icon name={MISSION_ICONS[mission]} size={compact ? 40 : 42} />
      </g>
      <g transform={compact ? 'translate(60 34)' : 'translate(68 72)'}>
        <Leader standing={standing} />
      </g>
      <g transform={`translate(${box.width / 2} ${box.height - 26})`}>
        <ScoredTiles view={view} mission={mission} width={box.width - 16} />
      </g>
    </Spot>
  )
}

function PanelName({ text, width }: { readonly text: string; readonly width: number }) {
  const fits = text.length <= 16
  return (
    <text
      className="panel-name"
      x="12"
      y="32"
      {...(!fits && { textLength: width - 24, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  )
}

/** The seat ahead with what it has and what the next has; all that share the most; or nobody. */
function Leader({ standing: { best, next, seats } }: { readonly standing: Standing }) {
  const { seatOf } = useTable()
  if (best === 0)
    return (
      <text className="panel-quiet" y="8">
        –
      </text>
    )
  const tied = seats.length > 1
  const marks = seats.slice(0, 3)
  return (
    <g className={tied ? 'leader is-tied' : 'leader'}>
      {marks.map((seat, i) => (
        <g key={seat} transform={`translate(${16 + i * 19} 0) scale(${tied ? 0.85 : 1.4})`}>
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
        </g>
      ))}
      <text x={tied ? 18 + marks.length * 19 : 40} y="10">
        {tied ? `=${best}` : `${best}:${next}`}
      </text>
    </g>
  )
}

/** Mission tiles that lie here, with their numbers. */
function ScoredTiles({
  view,
  mission,
  width,
}: {
  readonly view: DiePatin
  readonly mission: number
  readonly width: number
}) {
  const { seatOf } = useTable()
  const places = inRow([0, 0], view.seats, 38, width)
  return seatsOf(view).map((seat) => {
    const value = view.missions[seat * MISSIONS.length + mission]
    const [x, y] = places[seat]
    return (
      <g key={seat} transform={`translate(${x} ${y})`} data-spot={`scored:${mission}/${seat}`}>
        {value === 0 ? (
          <circle className="tile-slot" r="5" />
        ) : (
          <g className={`piece mission-tile seat-${seatOf(seat).colour}`}>
            <rect x="-16" y="-18" width="32" height="36" rx="6" />
            <text y="8" textAnchor="middle">
              {value}
            </text>
          </g>
        )}
      </g>
    )
  })
}

/** The three intrigue cards, with the seats that are known to have chosen each; all others have theirs face down. */
export function Cards({ view, text, compact }: Props) {
  const { question } = useTable()
  const choosing = intrigue.is(question?.step)
  return CARDS.map((id, card) => {
    const box = compact ? cell(card, CARDS.length, ROW.cards) : column(card, 120, 10)
    const { name, says } = text.cards[id]
    const chosen = seatsOf(view).filter((seat) => view.card[seat] === card)
    return (
      <Spot
        key={id}
        id={`card:${id}`}
        moves={[moves.of.card[card]]}
        className={chosen.length > 0 || choosing ? 'panel card is-lit' : 'panel card'}
        transform={`translate(${box.x} ${box.y})`}
        title={`${name}: ${says}`}
      >
        <g className="piece">
          <rect width={box.width} height={box.height} rx="14" />
          <PanelName text={name} width={box.width} />
          <g transform={`translate(34 ${box.height - 36})`}>
            <Icon name={id} size={compact ? 40 : 50} />
          </g>
          <ChosenBy view={view} seats={chosen} x={72} y={box.height - 34} />
        </g>
      </Spot>
    )
  })
}

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
      transform={`translate(${x + 12 + i * 24} ${y})`}
      className={view.open[seat] ? 'chooser' : 'chooser is-secret'}
    >
      <circle r="15" />
      <SeatGlyph seat={seat} seating={seatOf(seat)} />
    </g>
  ))
}

/** Cards that lie face down, with their seats, and the general supply of loot. */
export function FaceDown({ view, text }: PartProps<DiePatin, Text>) {
  const { seatOf } = useTable()
  const hidden = seatsOf(view).filter((seat) => view.card[seat] === HIDDEN)
  return (
    <g>
      {hidden.map((seat, i) => (
        <g key={seat} transform={`translate(${18 + i * 40} 30)`} className="secret-card">
          <title>{text.draw.hidden}</title>
          <rect x="-17" y="-24" width="34" height="48" rx="5" />
          <path d="M-17 0L0 -24L17 0L0 24Z" />
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
        </g>
      ))}
      <g transform="translate(18 88)" data-spot="supply" className="supply">
        <Loot />
        <text x="24" y="7">
          {text.info.supply(view.lootSupply)}
        </text>
      </g>
    </g>
  )
}
