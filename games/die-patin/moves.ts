import { vocabulary } from '#engine/move.ts'
import { AREAS, CARDS, FIGURES, MANHOLES, MISSIONS, TILES } from './data.ts'

const areas = AREAS.map((area) => area.id)

/** The decisions of the game [PAT-6.2]. Areas and manholes out of play are named too, so that a click there can be answered. */
export const moves = vocabulary({
  /** `setup-area`, `setup-rats` */
  start: areas,
  settle: MANHOLES,
  /** `intrigue`, `figure`, `area` */
  card: CARDS,
  figure: FIGURES,
  area: areas,
  /** `action`, `bribe`, `bonus-place`, `bonus-remove` */
  place: MANHOLES,
  remove: MANHOLES,
  loot: null,
  'back-room': TILES,
  done: null,
  decline: null,
  /** `invasion-manhole`, `rat-source` */
  invade: MANHOLES,
  from: MANHOLES,
  skip: null,
  /** `mission` */
  mission: MISSIONS,
  'no-mission': null,
})
