import type { Move } from '#engine/move.ts'
import { useTable } from '#table/context.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import { CARDS, REGION_IDS } from '../data.ts'
import { NOBODY, regionOf, slotOf, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import { CubePicture } from './Cubes.tsx'
import type { ICONS } from './generated/icons.ts'
import { SignPicture, TokenPicture } from './Token.tsx'

type FaceProps = PartProps<Rattus, Text> & { readonly move: Move }

/** The picture that goes before the name of a region, by verb; cubes of the own seat where none is named. */
const SIGNS: Readonly<Record<string, keyof typeof ICONS | 'cube'>> = {
  settle: 'cube',
  place: 'cube',
  peasant: 'peasant',
  king: 'king',
  monk: 'monk',
  merchant: 'merchant',
  witch: 'witch',
  knight: 'knight',
  'monk-to': 'rat',
  'merchant-to': 'cube',
  'plague-to': 'plague',
  spread: 'rat',
}

/** Short faces for moves that name a region, a card or a rat; the others are said in words. */
export function Face(props: FaceProps) {
  const { verb } = props.move
  if (verb === 'take') return <TakeFace {...props} />
  if (verb === 'look' || verb === 'monk-token' || verb === 'reveal') return <RatMoveFace {...props} />
  return verb in SIGNS ? <RegionFace {...props} /> : null
}

function RegionFace({ text, move }: FaceProps) {
  const { question, seatOf } = useTable()
  const sign = SIGNS[move.verb]
  return (
    <span className="rattus-face">
      {sign !== 'cube' ? (
        <SignPicture name={sign} size={22} />
      ) : (
        question && <CubePicture seat={question.seat} colour={seatOf(question.seat).colour} size={22} />
      )}
      {text.regions[REGION_IDS[move.at]].name}
    </span>
  )
}

function TakeFace({ view, text, move }: FaceProps) {
  const { seatOf } = useTable()
  const { id } = CARDS[move.at]
  const from = view.cards[move.at]
  return (
    <span className="rattus-face is-card">
      <SignPicture name={id} size={24} />
      {text.info.take(text.cards[id].name)}
      {from !== NOBODY && <SeatMark seat={from} seating={seatOf(from)} size={18} />}
    </span>
  )
}

function RatMoveFace({ view, text, move }: FaceProps) {
  const face = view.faces[move.at]
  const region = regionOf(view, move.at)
  return (
    <span className="rattus-face">
      <TokenPicture face={face >= 0 ? face : null} size={face >= 0 ? 40 : 26} />
      {region >= 0 && `${slotOf(view, move.at) + 1} · ${text.regions[REGION_IDS[region]].name}`}
    </span>
  )
}
