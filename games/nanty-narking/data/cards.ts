import { HOUSES, KINDS, type DistrictId, type HouseId, type KindId } from '../data.ts'

/** The text of a card, with the numbers and names printed in it (chapters 4.5, 4.6, 4.10). */
export type Effect =
  | { readonly text: 'take-from-each'; readonly amount: number }
  | { readonly text: 'take-from-player'; readonly amount: number }
  | { readonly text: 'take-loan'; readonly amount: number }
  | { readonly text: 'earn-per-trouble'; readonly amount: number }
  | { readonly text: 'earn-per-building'; readonly amount: number }
  | { readonly text: 'earn-per-figure-in'; readonly district: DistrictId; readonly amount: number }
  | { readonly text: 'earn-in-trouble-district'; readonly amount: number }
  | { readonly text: 'force-payment'; readonly amount: number }
  | { readonly text: 'gamble-bank'; readonly win: number; readonly loss: number }
  | { readonly text: 'gamble-player'; readonly win: number }
  | { readonly text: 'gamble-murder' }
  | { readonly text: 'draw-cards'; readonly count: number }
  | { readonly text: 'draw-per-building' }
  | { readonly text: 'draw-from-discard'; readonly count: number }
  | { readonly text: 'discard-card' }
  | { readonly text: 'sell-discards'; readonly price: number }
  | { readonly text: 'discard-and-refill'; readonly max: number }
  | { readonly text: 'play-cards'; readonly count: number }
  | { readonly text: 'receive-cards'; readonly count: number }
  | { readonly text: 'each-gives-coin-or-card'; readonly amount: number }
  | { readonly text: 'sell-card'; readonly price: number }
  | { readonly text: 'inspect-and-discard' }
  | { readonly text: 'steal-random' }
  | { readonly text: 'exchange-hands' }
  | { readonly text: 'give-hindrance'; readonly ransom: number }
  | { readonly text: 'peek-personalities' }
  | { readonly text: 'exchange-personality' }
  | { readonly text: 'place-quietly' }
  | { readonly text: 'place-in-trouble' }
  | { readonly text: 'place-at-own-building' }
  | { readonly text: 'place-around'; readonly district: DistrictId; readonly max: number }
  | { readonly text: 'move-own-agent' }
  | { readonly text: 'pay-to-move'; readonly fee: number }
  | { readonly text: 'flee-trouble' }
  | { readonly text: 'move-other-figure' }
  | { readonly text: 'swap-figures' }
  | { readonly text: 'remove-figure-in'; readonly district: DistrictId }
  | { readonly text: 'hire-murder'; readonly fee: number }
  | { readonly text: 'hire-murder-by-other'; readonly fee: number }
  | { readonly text: 'roll-and-kill'; readonly rolls: number }
  | { readonly text: 'others-remove-own' }
  | { readonly text: 'place-trouble'; readonly beside: 'trouble' | 'anything' }
  | { readonly text: 'build-discount'; readonly price: 'half' }
  | { readonly text: 'buy-building'; readonly trouble: boolean }
  | { readonly text: 'extort-building'; readonly ransom: number }
  | { readonly text: 'int-cancel-attack' }
  | { readonly text: 'int-cancel-removal' }
  | { readonly text: 'int-relocate' }
  | { readonly text: 'int-cancel-text' }
  | { readonly text: 'int-end-turn' }
  | { readonly text: 'agent-street-girl'; readonly victims: readonly KindId[]; readonly ransom: number }
  | { readonly text: 'agent-tosher'; readonly fee: number }
  | { readonly text: 'agent-cyclist' }
  | { readonly text: 'agent-jockey' }
  | { readonly text: 'agent-sailor'; readonly fee: number }
  | { readonly text: 'agent-newsboy'; readonly fee: number }
  | { readonly text: 'agent-suffragette'; readonly district: DistrictId }
  | { readonly text: 'agent-flower-girl'; readonly amount: number; readonly near: readonly HouseId[] }
  | { readonly text: 'agent-match-girl'; readonly amount: number }
  | { readonly text: 'agent-maid'; readonly fee: number }
  | { readonly text: 'agent-governess'; readonly count: number; readonly near: readonly HouseId[] }
  | { readonly text: 'agent-gentleman'; readonly price: 'third' }
  | { readonly text: 'building-palace'; readonly in: readonly DistrictId[]; readonly amount: number }
  | { readonly text: 'building-mansion' }
  | { readonly text: 'building-factory'; readonly count: number }
  | { readonly text: 'building-tenement' }
  | { readonly text: 'building-office'; readonly in: readonly DistrictId[]; readonly amount: number }
  | { readonly text: 'building-hotel'; readonly amount: number }
export type TextId = Effect['text']

export type Symbol =
  | 'place-agent'
  | 'money'
  | 'remove-trouble'
  | 'assassinate'
  | 'build'
  | 'scroll'
  | 'event'
  | 'play-another'
  | 'interrupt'

/** id, symbols in printed order, text. */
type Row = readonly [id: string, symbols: string, effect?: Effect]

/** Cards 1 to 48. */
const GREY = [
  ['mary-carr', 'scroll place-agent', { text: 'take-from-each', amount: 2 }],
  ['mr-merryweather', 'scroll play-another', { text: 'take-loan', amount: 10 }],
  ['beggars-of-st-giles', 'scroll place-agent', { text: 'receive-cards', count: 2 }],
  ['city-and-suburban-bank', 'scroll play-another', { text: 'take-loan', amount: 10 }],
  ['battersea-dogs-home', 'scroll play-another', { text: 'each-gives-coin-or-card', amount: 1 }],
  ['inspector-gregson', 'remove-trouble play-another'],
  ['mrs-gamp-and-mrs-prig', 'assassinate money:2 place-agent'],
  ['mrs-hudson', 'scroll money:2 build', { text: 'peek-personalities' }],
  ['lyceum-theatre', 'build scroll', { text: 'earn-per-figure-in', district: 'strand', amount: 1 }],
  ['jo-the-crossing-sweeper', 'scroll', { text: 'move-other-figure' }],
  ['mycroft-holmes', 'scroll', { text: 'play-cards', count: 2 }],
  ['silas-wegg', 'scroll play-another', { text: 'gamble-bank', win: 4, loss: 2 }],
  ['dr-grimesby-roylott', 'assassinate money:3'],
  ['inspector-lestrade', 'place-agent remove-trouble money:1'],
  ['bob-cratchit', 'place-agent'],
  ['mrs-lovetts-pie-shop', 'money:3 place-agent'],
  ['toby', 'interrupt', { text: 'int-cancel-attack' }],
  ['red-headed-league', 'interrupt', { text: 'int-relocate' }],
  ['abel-magwitch', 'scroll play-another', { text: 'move-other-figure' }],
  ['irene-adler', 'scroll place-agent', { text: 'give-hindrance', ransom: 5 }],
  ['fire-brigade', 'scroll play-another', { text: 'extort-building', ransom: 5 }],
  ['john-clay', 'assassinate money:2'],
  ['society-of-antiquaries', 'scroll place-agent', { text: 'draw-from-discard', count: 4 }],
  ['difference-engine', 'scroll build', { text: 'draw-cards', count: 3 }],
  ['artful-dodger', 'scroll play-another', { text: 'gamble-player', win: 3 }],
  ['nicodemus-boffin', 'place-agent scroll', { text: 'sell-discards', price: 2 }],
  ['cheshire-cheese', 'money:3 place-agent'],
  ['varney-the-vampire', 'assassinate money:1'],
  ['dingley-dell-cricketers', ''],
  ['savoy-theatre', 'build scroll', { text: 'earn-per-figure-in', district: 'strand', amount: 1 }],
  ['charley-bates', 'scroll play-another', { text: 'take-from-player', amount: 3 }],
  ['sergeant-cuff', 'scroll place-agent', { text: 'discard-card' }],
  ['six-jolly-fellowship-porters', 'build money:2'],
  ['mudies-lending-library', 'scroll', { text: 'draw-cards', count: 4 }],
  ['michael-faraday', 'scroll', { text: 'draw-cards', count: 4 }],
  ['old-curiosity-shop', 'scroll build', { text: 'sell-discards', price: 1 }],
  ['eliza-lynn-linton', 'scroll place-agent', { text: 'earn-per-trouble', amount: 1 }],
  ['rosetta-davis', 'place-agent scroll', { text: 'sell-card', price: 2 }],
  ['augustus-snodgrass', 'event scroll play-another', { text: 'flee-trouble' }],
  ['bank-of-england', 'build money:5'],
  ['moll-flanders', 'place-agent scroll', { text: 'receive-cards', count: 2 }],
  ['alhambra-music-hall', 'money:3 play-another'],
  ['dr-jekyll-and-mr-hyde', 'scroll build', { text: 'exchange-personality' }],
  ['charles-augustus-milverton', 'scroll place-agent', { text: 'give-hindrance', ransom: 5 }],
  ['mr-goodyear', 'interrupt', { text: 'int-cancel-text' }],
  ['donna-britannica-hollandia', 'scroll place-agent', { text: 'sell-card', price: 2 }],
  ['burke-and-hare', 'assassinate money:1'],
  ['forty-elephants', 'scroll place-agent', { text: 'take-from-each', amount: 2 }],
] as const satisfies readonly Row[]

/** Cards 49 to 101. */
const RED = [
  ['inspector-bucket', 'scroll remove-trouble', { text: 'draw-cards', count: 2 }],
  ['julia-margaret-cameron', 'scroll build', { text: 'earn-per-trouble', amount: 1 }],
  ['electric-telegraph', 'scroll money:2 play-another', { text: 'draw-cards', count: 2 }],
  ['constable-rance', 'remove-trouble place-agent'],
  ['henry-holy-peter', 'scroll play-another', { text: 'hire-murder-by-other', fee: 2 }],
  ['benjamin-disraeli', 'event scroll play-another', { text: 'remove-figure-in', district: 'westminster' }],
  ['colonel-sebastian-moran', 'assassinate assassinate build'],
  ['von-herder', 'scroll build', { text: 'hire-murder', fee: 2 }],
  ['tracy-tupman', 'event scroll play-another', { text: 'swap-figures' }],
  ['special-branch', 'scroll place-agent', { text: 'inspect-and-discard' }],
  ['baker-street-irregulars', 'scroll place-agent', { text: 'move-other-figure' }],
  ['jack-the-ripper', 'scroll play-another', { text: 'roll-and-kill', rolls: 2 }],
  ['nathaniel-winkle', 'event scroll play-another', { text: 'exchange-hands' }],
  ['joseph-bazalgette', 'scroll build', { text: 'earn-per-building', amount: 1 }],
  ['jefferson-hope', 'scroll play-another', { text: 'move-own-agent' }],
  ['sir-robert-peel', 'remove-trouble remove-trouble'],
  ['tunnel-navvies', 'scroll play-another', { text: 'place-quietly' }],
  ['angela-burdett-coutts', 'scroll place-agent build', { text: 'move-own-agent' }],
  ['apothecaries-hall', 'scroll build', { text: 'discard-and-refill', max: 3 }],
  ['court-of-chancery', 'scroll', { text: 'others-remove-own' }],
  ['stanley-hopkins', 'remove-trouble'],
  ['amy-dorrit', 'interrupt', { text: 'int-cancel-removal' }],
  ['lady-dedlock', 'money:3 scroll', { text: 'buy-building', trouble: false }],
  ['dorian-gray', 'money:3 assassinate play-another'],
  ['scotland-yard', 'build remove-trouble'],
  ['seth-pecksniff', 'scroll', { text: 'build-discount', price: 'half' }],
  ['w-t-stead', 'place-agent scroll', { text: 'earn-per-trouble', amount: 1 }],
  ['sam-weller', 'scroll', { text: 'place-at-own-building' }],
  ['william-gladstone', 'event scroll', { text: 'place-around', district: 'westminster', max: 2 }],
  ['marie-lloyd', 'place-agent build'],
  ['lord-palmerston', 'event scroll play-another', { text: 'place-around', district: 'westminster', max: 1 }],
  ['invisible-man', 'scroll', { text: 'place-quietly' }],
  ['mr-tulkinghorn', 'scroll build', { text: 'earn-in-trouble-district', amount: 2 }],
  ['chartists', 'scroll play-another', { text: 'place-in-trouble' }],
  ['uriah-heep', 'scroll place-agent', { text: 'steal-random' }],
  ['a-j-raffles', 'place-agent money:3 scroll play-another', { text: 'draw-cards', count: 2 }],
  ['doctor-watson', 'interrupt', { text: 'int-end-turn' }],
  ['buckingham-palace', 'build money:4 place-agent'],
  ['charlie-babbage', 'event scroll', { text: 'play-cards', count: 2 }],
  ['penny-post', 'scroll place-agent', { text: 'earn-per-building', amount: 1 }],
  ['augustus-melmotte', 'scroll', { text: 'buy-building', trouble: true }],
  ['samuel-pickwick', 'event scroll play-another', { text: 'draw-cards', count: 2 }],
  ['bob-sawyer', 'event scroll play-another', { text: 'place-trouble', beside: 'anything' }],
  ['tattersalls', 'scroll build', { text: 'pay-to-move', fee: 2 }],
  ['karl-marx', 'scroll place-agent', { text: 'force-payment', amount: 3 }],
  ['victor-frankenstein', 'interrupt', { text: 'int-relocate' }],
  ['hound-of-the-baskervilles', 'assassinate scroll', { text: 'discard-card' }],
  ['trafalgar-square-mob', 'scroll place-agent play-another', { text: 'place-trouble', beside: 'trouble' }],
  ['count-fosco', 'assassinate money:3 build'],
  ['costermongers', 'place-agent place-agent'],
  ['sweeney-todd', 'assassinate money:3 build'],
  ['spring-heeled-jack', 'scroll play-another', { text: 'gamble-murder' }],
  ['crystal-palace', 'scroll build', { text: 'draw-per-building' }],
] as const satisfies readonly Row[]
/** Takes the place of Mrs Hudson in the classic variant: card 161. */
const CLASSIC = [
  ['mrs-hudson-classic', 'scroll money:2 build', { text: 'peek-personalities' }],
] as const satisfies readonly Row[]

const ROWS: readonly Row[] = [...GREY, ...RED, ...CLASSIC]
export type CardId = (typeof GREY)[number][0] | (typeof RED)[number][0] | (typeof CLASSIC)[number][0]

/** Action cards as the rules see them: indices into this list, which is in the order of the printed numbers. */
export const CARDS: readonly CardId[] = ROWS.map(([id]) => id as CardId)
export const cardNumber = (id: CardId): number => CARDS.indexOf(id)
export const GREY_CARDS: number = GREY.length
export const isGrey = (card: number): boolean => card < GREY_CARDS || card >= GREY.length + RED.length

/** With two players these stay in the box [NN-3.6]. */
export const NOT_FOR_TWO: readonly CardId[] = ['karl-marx', 'henry-holy-peter']

export const SYMBOLS: readonly (readonly Symbol[])[] = ROWS.map(([, symbols]) =>
  symbols === '' ? [] : symbols.split(' ').map((symbol) => symbol.split(':')[0] as Symbol),
)
/** The sum beside each money symbol, 0 beside others. */
export const AMOUNTS: readonly (readonly number[])[] = ROWS.map(([, symbols]) =>
  symbols.split(' ').map((symbol) => Number(symbol.split(':')[1] ?? 0)),
)

const hasText = (text: TextId) => (card: number) => ROWS[card][2]?.text === text
const numbers: readonly number[] = CARDS.map((_, card) => card)
export const INTERRUPTS: readonly number[] = numbers.filter((card) => SYMBOLS[card].includes('interrupt'))
export const IS_INTERRUPT: readonly boolean[] = numbers.map((card) => INTERRUPTS.includes(card))
export const LOANS: readonly number[] = numbers.filter(hasText('take-loan'))
export const HINDRANCES: readonly number[] = numbers.filter(hasText('give-hindrance'))
export const WATSON: number = numbers.find(hasText('int-end-turn'))!

/** How long an agent or building card serves: once, or laid open for once a turn [NN-4.10.4]. */
type Duration = 'one-shot' | 'lasting' | 'interrupt'

const AGENT_CARDS: Readonly<Record<KindId, readonly [Duration, Effect]>> = {
  'street-girl': ['one-shot', { text: 'agent-street-girl', victims: ['gentleman', 'jockey', 'cyclist'], ransom: 2 }],
  tosher: ['lasting', { text: 'agent-tosher', fee: 3 }],
  cyclist: ['one-shot', { text: 'agent-cyclist' }],
  jockey: ['one-shot', { text: 'agent-jockey' }],
  sailor: ['lasting', { text: 'agent-sailor', fee: 1 }],
  newsboy: ['lasting', { text: 'agent-newsboy', fee: 2 }],
  suffragette: ['interrupt', { text: 'agent-suffragette', district: 'westminster' }],
  'flower-girl': ['lasting', { text: 'agent-flower-girl', amount: 1, near: ['palace', 'hotel', 'mansion'] }],
  'match-girl': ['one-shot', { text: 'agent-match-girl', amount: 1 }],
  maid: ['lasting', { text: 'agent-maid', fee: 1 }],
  governess: ['one-shot', { text: 'agent-governess', count: 5, near: ['palace', 'mansion'] }],
  gentleman: ['one-shot', { text: 'agent-gentleman', price: 'third' }],
}

const HOUSE_CARDS: Readonly<Record<HouseId, readonly [Duration, Effect]>> = {
  palace: ['lasting', { text: 'building-palace', in: ['chelsea', 'southwark', 'lambeth'], amount: 1 }],
  mansion: ['one-shot', { text: 'building-mansion' }],
  factory: ['one-shot', { text: 'building-factory', count: 2 }],
  tenement: ['one-shot', { text: 'building-tenement' }],
  office: ['lasting', { text: 'building-office', in: ['strand', 'holborn'], amount: 2 }],
  hotel: ['one-shot', { text: 'building-hotel', amount: 1 }],
}

/** All texts by their source: action cards first, then the agents' cards, then the buildings'. */
export const AGENT_TEXT: number = CARDS.length
export const HOUSE_TEXT: number = AGENT_TEXT + KINDS.length
const PIECE_CARDS = [...KINDS.map((kind) => AGENT_CARDS[kind]), ...HOUSES.map((house) => HOUSE_CARDS[house])]
export const EFFECTS: readonly (Effect | undefined)[] = [
  ...ROWS.map(([, , effect]) => effect),
  ...PIECE_CARDS.map(([, effect]) => effect),
]
/** What is printed on a card that has a text. */
export const effectOf = (source: number): Effect => EFFECTS[source]!

/** Of agent and building cards, in this order: which stay open once used. */
export const LASTING: readonly boolean[] = PIECE_CARDS.map(([duration]) => duration === 'lasting')
export const SUFFRAGETTE: number = KINDS.indexOf('suffragette')
