import './moments.css'
import type { Seat } from '#engine/state.ts'
import { stays, type Run, type Scene } from '#table/moment.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import { DISTRICT_FIELDS, DISTRICTS, LEMUR, NEIGHBOURS, ORANGUTAN, VALUE } from '../../data.ts'
import type { ApeEvent } from '../../events.ts'
import { lemursIn, owned } from '../../rules/district.ts'
import type { ApeTown } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { CityPicture, type Note } from './CityPicture.tsx'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { MomentText } from './text/text.ts'

type Of<K extends ApeEvent['kind']> = Extract<ApeEvent, { kind: K }>

/** All that the scenes of one closing have in common. */
interface Closing extends Run<ApeTown, ApeEvent, Text> {
  readonly words: MomentText
  readonly boss: Of<'boss'>
  readonly shared: Of<'shared'> | null
  readonly district: number
  name(district: number): string
}

/** A district closes: full, who is boss, the apes, the neighbours. */
export function scenes(run: Run<ApeTown, ApeEvent, Text>): readonly Scene[] {
  const [boss, shared] = run.events
  if (boss.kind !== 'boss') return []
  const closing: Closing = {
    ...run,
    words: run.language === 'de' ? de : en,
    boss,
    shared: shared?.kind === 'shared' ? shared : null,
    district: boss.district,
    name: (district) => run.text.districts[DISTRICTS[district].id],
  }
  const list = [full(closing), whoIsBoss(closing), ...(boss.seat === null ? [] : [count(closing)]), neighbours(closing)]
  const concerned = [boss.seat, ...(closing.shared?.seats ?? [])]
  return list.map((scene, i) => (i === list.length - 1 ? { ...scene, hold: stays(run.eye, concerned) } : scene))
}

function full({ before, seating, words, who, district, name }: Closing): Scene {
  return {
    title: words.isFull(name(district)),
    picture: <CityPicture view={before} seating={seating} lit={[district]} focus={[district]} notes={[]} />,
    words: [words.filledBy(who(before.active))],
    told: 0,
    hold: 1500,
    sounds: ['turn'],
  }
}

const seatsOf = ({ before }: Closing): Seat[] => Array.from({ length: before.seats }, (_, seat) => seat)

/** Fields of the district that hold a kind of tile of a seat, numbered. */
const numbered = ({ before, district }: Closing, kind: number, seat: Seat | null): Note[] =>
  DISTRICT_FIELDS[district]
    .filter((cell) => before.city[cell] === kind && before.discs[cell] === (seat ?? before.discs[cell]))
    .map((cell, i) => ({ cell, label: String(i + 1) }))

function whoIsBoss(closing: Closing): Scene {
  const { before, seating, words, who, boss, district } = closing
  const kind = boss.by === 'lemurs' ? LEMUR : ORANGUTAN
  const verdict =
    boss.seat === null
      ? words.nobody
      : boss.by === 'lemurs'
        ? words.bossByLemurs(who(boss.seat))
        : words.bossByOrangutans(who(boss.seat))
  const rows = (
    <ul className="moment-rows">
      {seatsOf(closing).map((seat) => (
        <li key={seat} className={seat === boss.seat ? undefined : 'is-idle'}>
          <SeatMark seat={seat} seating={seating[seat]} />
          <span className="moment-name">{who(seat)}</span>
          <span>
            {words.orangutans(owned(before, district, ORANGUTAN, seat))}
            {boss.by !== 'orangutans' && `, ${words.lemurs(owned(before, district, LEMUR, seat))}`}
          </span>
        </li>
      ))}
    </ul>
  )
  const notes = seatsOf(closing).flatMap((seat) => numbered(closing, kind, seat))
  return {
    title: words.whoIsBoss,
    picture: <CityPicture view={before} seating={seating} lit={[district]} focus={[district]} notes={notes} />,
    words: [rows, <strong key="verdict">{verdict}</strong>, words.tieRule],
    told: 0,
    hold: 2600,
  }
}

function count(closing: Closing): Scene {
  const { stages, seating, words, who, boss, district } = closing
  const view = stages[0]
  const apes = DISTRICT_FIELDS[district].filter((cell) => view.city[cell] >= 0 && VALUE[view.city[cell]] > 0)
  const values = apes.map((cell) => VALUE[view.city[cell]])
  const name = who(boss.seat ?? 0)
  return {
    title: words.counts,
    picture: (
      <CityPicture
        view={view}
        seating={seating}
        lit={[district]}
        focus={[district]}
        notes={apes.map((cell, i) => ({ cell, label: String(values[i]) }))}
      />
    ),
    words: [<strong key="sum">{values.length > 0 ? words.sum(values, boss.points, name) : words.noApes(name)}</strong>],
    told: 1,
    hold: 1400 + 300 * values.length,
    sounds: ['score'],
  }
}

function neighbours(closing: Closing): Scene {
  const { before, stages, seating, words, who, boss, shared, district, name } = closing
  const view = stages[stages.length - 1]
  const around = NEIGHBOURS[district]
  const paid = (other: number) => shared?.shares.find((share) => share.district === other)
  const labels = around.map((other) => {
    const share = paid(other)
    const lemurs = lemursIn(before, other)
    return { district: other, label: share ? words.pays(lemurs, share.apes) : words.safe(lemurs), pays: Boolean(share) }
  })
  const shares = shared?.shares.filter(({ apes }) => apes > 0) ?? []
  const takers = shared?.seats ?? []
  const said = !shared
    ? [words.noTakers]
    : [
        words.here(lemursIn(before, district), takers.map(who)),
        ...shares.map((share) => words.share(name(share.district), share.apes, takers.length, share.each)),
        ...(shares.length === 0 ? [words.nothing] : []),
      ]
  return {
    title: words.neighbours,
    picture: (
      <CityPicture
        view={view}
        seating={seating}
        lit={shared ? [district, ...around] : [district]}
        focus={[district, ...around]}
        notes={numbered(closing, LEMUR, null)}
        labels={shared ? labels : []}
        stamp={boss.seat === null ? undefined : { district, seat: boss.seat, word: words.boss }}
      />
    ),
    words: said,
    told: stages.length,
    hold: 0,
    sounds: shares.length > 0 ? ['coins'] : [],
  }
}
