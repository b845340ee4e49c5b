import './moments.css'
import { capital } from '#engine/words.ts'
import { stays, type Run, type Scene } from '#table/moment.ts'
import { AREAS, SYMBOLS } from '../../data.ts'
import type { BossEvent } from '../../events.ts'
import type { Boss } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { FightPicture, type Side } from './FightPicture.tsx'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'
import type { MomentText } from './text/text.ts'

type Of<K extends BossEvent['kind']> = Extract<BossEvent, { kind: K }>

interface Fight {
  readonly words: MomentText
  readonly city: string
  readonly attacker: string
  readonly defender: string
  sign(face: number): string
  /** The two sides as they stand: so many figures, so many just fallen, these dice. */
  draw(sides: readonly [Omit<Side, 'seat'>, Omit<Side, 'seat'>]): Scene['picture']
}

/** A fight: both sides, dice, what cancels, who falls; the map waits for the end of it. */
export function scenes(run: Run<Boss, BossEvent, Text>): readonly Scene[] {
  const [fight] = run.events
  const rounds = run.events.filter((event) => event.kind === 'round')
  const fought = run.events.find((event) => event.kind === 'fought')
  if (fight.kind !== 'fight' || !fought) return []
  const told = fightOf(run, fight)
  return [
    opening(told, fight),
    ...rounds.flatMap((round, i) => (i === 0 ? firstRound(told, round) : [laterRound(told, round, i)])),
    verdict(told, fought, rounds.at(-1), run.events.length, stays(run.eye, [fight.attacker, fight.defender])),
  ]
}

function fightOf({ text, language, who, seating }: Run<Boss, BossEvent, Text>, fight: Of<'fight'>): Fight {
  const words = language === 'de' ? de : en
  return {
    words,
    city: text.names.areas[AREAS[fight.area].id].city,
    attacker: who(fight.attacker),
    defender: fight.defender === null ? words.mafia : who(fight.defender),
    sign: (face) => text.names.symbols[SYMBOLS[face]],
    draw: ([left, right]) => (
      <FightPicture
        seating={seating}
        left={{ ...left, seat: fight.attacker }}
        right={{ ...right, seat: fight.defender }}
      />
    ),
  }
}

function opening({ words, city, attacker, defender, draw }: Fight, { attackers, defenders }: Of<'fight'>): Scene {
  return {
    title: words.fightFor(city),
    picture: draw([
      { title: words.attacks(attacker, attackers), standing: attackers },
      { title: words.defends(capital(defender), defenders), standing: defenders },
    ]),
    words: [words.against(attacker, attackers, defender, defenders), words.mapWaits],
    told: 1,
    hold: 1900,
    points: false,
  }
}

/** The first round in three pictures, so that one learns how it goes. */
function firstRound(fight: Fight, round: Of<'round'>): Scene[] {
  const { words, attacker, defender, draw } = fight
  const before = [round.attackers + round.attackersLost, round.defenders + round.defendersLost] as const
  const titles = [words.attacks(attacker, before[0]), words.defends(capital(defender), before[1])] as const
  const sides = (settled: boolean) =>
    draw([
      {
        title: titles[0],
        standing: before[0],
        dice: round.white,
        against: settled ? round.black : undefined,
        tone: 'light',
      },
      {
        title: titles[1],
        standing: before[1],
        dice: round.black,
        against: settled ? round.white : undefined,
        tone: 'dark',
      },
    ])
  return [
    {
      title: words.dice(1),
      picture: sides(false),
      words: [words.fourAndThree],
      told: 1,
      hold: 1900,
      points: false,
      sounds: ['dice'],
    },
    { title: words.cancel, picture: sides(true), words: verdicts(fight, round), told: 1, hold: 3200, points: false },
    {
      title: words.fall,
      picture: drawFallen(fight, round),
      words: [lossesOf(fight, round, 0)],
      told: 2,
      hold: 2000,
      points: false,
      sounds: ['fall'],
    },
  ]
}

function laterRound(fight: Fight, round: Of<'round'>, i: number): Scene {
  return {
    title: fight.words.dice(i + 1),
    picture: drawFallen(fight, round),
    words: [...verdicts(fight, round), lossesOf(fight, round, i)],
    told: i + 2,
    hold: 2600,
    points: false,
    sounds: ['dice'],
  }
}

const lossesOf = ({ words, attacker, defender }: Fight, round: Of<'round'>, i: number) => (
  <strong key="losses">
    {round.attackersLost + round.defendersLost === 0
      ? words.noLosses(i + 1)
      : words.losses(i + 1, attacker, round.attackersLost, defender, round.defendersLost)}
  </strong>
)

const drawFallen = ({ words, attacker, defender, draw }: Fight, round: Of<'round'>) =>
  draw([
    {
      title: words.attacks(attacker, round.attackers),
      standing: round.attackers,
      fallen: round.attackersLost,
      dice: round.white,
      against: round.black,
      tone: 'light',
    },
    {
      title: words.defends(capital(defender), round.defenders),
      standing: round.defenders,
      fallen: round.defendersLost,
      dice: round.black,
      against: round.white,
      tone: 'dark',
    },
  ])

/** What cancels, and what is left against whom. */
function verdicts({ words, attacker, defender, sign }: Fight, { white, black }: Of<'round'>): string[] {
  const each = (faces: readonly number[]) => [...new Set(faces)].map(sign)
  const both = each(white.filter((face) => black.includes(face)))
  const hits = (own: readonly number[], other: readonly number[], hurts: string) => {
    const left = each(own.filter((face) => !other.includes(face)))
    return left.length > 0 ? words.left(left, hurts) : words.noneLeft(hurts)
  }
  return [
    both.length > 0 ? words.both(both) : words.noneBoth,
    hits(white, black, defender),
    hits(black, white, attacker),
  ]
}

function verdict(
  { words, city, attacker, defender, draw }: Fight,
  fought: Of<'fought'>,
  last: Of<'round'> | undefined,
  told: number,
  hold: number,
): Scene {
  const left = fought.winner === 'attacker' ? fought.left : 0
  const right = fought.winner === 'defender' ? fought.left : 0
  const name = fought.winner === 'attacker' ? attacker : capital(defender)
  const said = fought.winner === 'nobody' ? words.free(city) : words.holds(name, city, fought.left)
  return {
    title: said,
    picture: draw([
      { title: words.attacks(attacker, left), standing: left, fallen: left === 0 ? last?.attackersLost : 0 },
      {
        title: words.defends(capital(defender), right),
        standing: right,
        fallen: right === 0 ? last?.defendersLost : 0,
      },
    ]),
    words: [<strong key="said">{said}</strong>, words.mapNow],
    told,
    hold,
    sounds: ['score'],
  }
}
