import { seatsOf, type Seat } from '#engine/state.ts'
import type { Chapter, DescribePosition } from '#table/position.ts'
import {
  AREAS,
  AREAS_AT,
  BONUS_OF,
  BONUSES,
  CARDS,
  DISTRICT_OF,
  DISTRICTS,
  MANHOLES,
  MISSIONS,
  SHOP_OF,
  SHOPS,
} from '../../data.ts'
import { score } from '../../rules/end.ts'
import { missionValues } from '../../rules/missions.ts'
import { henchmenIn } from '../../rules/territory.ts'
import { IN_HAND, NOBODY, NONE, STRANDED, townOf, withSeat, type DiePatin } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { text as de } from './text/de.ts'
import { text as en } from './text/en.ts'

type Of = Parameters<DescribePosition<DiePatin, Text>>[0]

/** Area by area, then manholes, missions and seats. */
export const describePosition: DescribePosition<DiePatin, Text> = (of) => {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  const { districts, hasArea } = townOf(view)
  const areas = (district: number) =>
    AREAS.flatMap((_, area) => (hasArea[area] && DISTRICT_OF[area] === district ? [area] : []))
  const values = missionValues(view)
  return [
    ...districts.map((district): Chapter => ({
      title: `${text.districts[DISTRICTS[district]]}, ${words.loot(view.loot[district])}`,
      places: areas(district).map((area) => ({ name: text.areas[AREAS[area].id], facts: inArea(of, area) })),
    })),
    { title: words.manholes, places: manholes(of) },
    {
      title: words.missions,
      places: MISSIONS.map((id, mission) => ({
        name: text.missions[id].name,
        facts: [
          text.missions[id].says,
          ...seatsOf(view).map((seat) => words.standing(who(seat), values[mission * view.seats + seat])),
        ],
      })),
    },
    { title: words.seats, places: seatsOf(view).map((seat) => ({ name: who(seat), facts: ofSeat(of, seat) })) },
    {
      title: words.town,
      places: [
        {
          name: words.town,
          facts: [words.round(view.round), words.starts(who(view.startSeat)), text.info.supply(view.lootSupply)],
        },
      ],
    },
  ]
}

const wordsIn = (language: Of['language']) => (language === 'de' ? de : en)

const tileName = ({ text }: Of, tile: number): string =>
  `${text.shops[SHOPS[SHOP_OF[tile]]]}, ${text.bonuses[BONUSES[BONUS_OF[tile]]].name}`

function inArea(of: Of, area: number): string[] {
  const { view, who, language } = of
  const words = wordsIn(language)
  const owner = view.owner[area]
  return [
    owner === NOBODY ? words.unowned : words.ownedBy(who(owner)),
    ...(view.backRoom[area] ? [words.backRoom] : []),
    ...seatsOf(view).flatMap((seat) => {
      const n = henchmenIn(view, seat, area)
      return n > 0 ? [words.henchmen(n, who(seat))] : []
    }),
    ...seatsOf(view).flatMap((seat) => (view.boss[seat] === area ? [words.bossOf(who(seat))] : [])),
    ...view.tiles.flatMap((at, tile) => (at === area ? [tileName(of, tile)] : [])),
  ]
}

function manholes({ view, text, who, language }: Of) {
  const words = wordsIn(language)
  return townOf(view).manholes.map((hole) => ({
    name: `${MANHOLES[hole].slice(1)}: ${words.at(AREAS_AT[hole].filter((area) => townOf(view).hasArea[area]).map((area) => text.areas[AREAS[area].id]))}`,
    facts: [view.ratsOf[hole] === NOBODY ? words.noRats : words.rats(view.rats[hole], who(view.ratsOf[hole]))],
  }))
}

function ofSeat(of: Of, seat: Seat): string[] {
  const { view, text, who, language } = of
  const words = wordsIn(language)
  const card = view.card[seat]
  const boss = view.boss[seat]
  return [
    words.points(score(view, seat)),
    words.loot(view.purse[seat]),
    words.ratsLeft(view.ratSupply[seat]),
    words.rooms(view.roomSupply[seat]),
    words.henchmenLeft(view.hand[seat]),
    ...(boss === IN_HAND ? [words.bossInHand] : boss === STRANDED ? [words.bossStranded] : []),
    card === NONE
      ? words.noCard
      : card < 0
        ? words.chosen
        : words.card(`${text.cards[CARDS[card]].name}${view.open[seat] ? '' : ` (${words.chosen})`}`),
    ...view.tiles.flatMap((at, tile) => (at === withSeat(seat) ? [words.has(tileName(of, tile))] : [])),
    ...MISSIONS.flatMap((id, mission) => {
      const points = view.missions[seat * MISSIONS.length + mission]
      return points > 0 ? [words.scored(text.missions[id].name, points)] : []
    }),
    ...seatsOf(view).flatMap((other) => {
      const n = view.trophies[seat * view.seats + other]
      return n > 0 ? [words.trophies(n, who(other))] : []
    }),
  ]
}
