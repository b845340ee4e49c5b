import { describe, expect, it } from 'vitest'
import { seenBy } from '#engine/event.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask, glimpse } from '#engine/play.ts'
import { knowledge } from '#engine/state.ts'
import { takeBackLimit, begin, decide } from '#engine/match.ts'
import { cardNumber, CARDS } from '../data/cards.ts'
import { game } from '../index.ts'
import { mayReact } from '../rules/interrupts.ts'
import { DECK, HIDDEN, LEFT_OVER, PUBLIC, UNUSED } from '../state.ts'
import {
  answer,
  asked,
  BLUE,
  before,
  dice,
  die,
  discardPile,
  fresh,
  freshWithCards,
  go,
  GREEN,
  hand,
  nextEvents,
  offered,
  persona,
  placeOf,
  PURPLE,
  scene,
  sceneWithCards,
  stolen,
  told,
  YELLOW,
} from './fixture.ts'

const seen = (s: ReturnType<typeof fresh>, eye: number | 'spectator', id: Parameters<typeof placeOf>[1]) =>
  placeOf(game.view(s, eye), id)

/** The first card of all and the last. */
const ENDS = [CARDS[0], CARDS[CARDS.length - 1]] as const

/** Green holds this card and another, yellow two that are worth a look, purple one. */
const rich = (id: Parameters<typeof placeOf>[1]) =>
  hand(hand(scene(3, 'city: g1', id, 'bob-cratchit'), YELLOW, 'john-clay', 'marie-lloyd'), PURPLE, 'costermongers')

/** Green's cyclist may draw from a pile of one. */
function piled() {
  const s = sceneWithCards(3, 'city: g(cyclist)', ['cyclist'], 'bob-cratchit')
  s.houseCards = s.houseCards.with(0, LEFT_OVER)
  s.housePile = [0]
  return s
}

/** Green is De Sidonia and rich enough to declare victory. */
function won() {
  const s = persona(scene(3, 'city: g1', 'bob-cratchit'), 'monsieur-de-sidonia')
  s.money = s.money.with(GREEN, 99)
  s.turn = 9
  return s
}

describe('who may see what', () => {
  it('[NN-7.1] board, money, counts, discard pile, loans and hindrances are public', () => {
    const s = before(discardPile(scene(3, 'city: g1 B=y T', 'bob-cratchit'), 'john-clay'), YELLOW, 'irene-adler')
    const view = game.view(s, 'spectator')
    expect([view.figures, view.building, view.trouble, view.money]).toEqual([s.figures, s.building, s.trouble, s.money])
    expect([view.deck.length, view.handCount, view.events.length]).toEqual([s.deck.length, s.handCount, 12])
    expect([placeOf(view, 'john-clay'), placeOf(view, 'irene-adler')]).toEqual([
      placeOf(s, 'john-clay'),
      placeOf(s, 'irene-adler'),
    ])
  })

  it('[NN-7.2] a seat sees its hand and Personality, and what it was shown', () => {
    const s = scene(3, 'city: g1', 'special-branch', 'bob-cratchit', 'mrs-hudson')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd')
    expect([seen(s, GREEN, 'bob-cratchit'), seen(s, YELLOW, 'bob-cratchit')]).toEqual([GREEN, HIDDEN])
    expect(game.view(s, GREEN).personas.filter((place) => place >= 0 && place < 3)).toEqual([GREEN])
    go(s, 'play:special-branch', 'do', 'discard:john-clay')
    expect([seen(s, GREEN, 'marie-lloyd'), seen(s, PURPLE, 'marie-lloyd')]).toEqual([YELLOW, HIDDEN])
  })

  it('[NN-7.3] nobody sees the order of the piles or the unused Personalities', () => {
    const s = freshWithCards(3)
    for (const eye of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(s, eye)
      expect([view.deck, view.events, view.housePile].flat().every((item) => item === HIDDEN)).toBe(true)
      expect(view.personas.includes(UNUSED)).toBe(false)
      expect(view.agentCards.filter((place) => place === 4)).toEqual([])
      expect([view.luck, view.reveals]).toEqual([[], -1])
    }
  })

  it('[NN-7.2] of a card in another hand nobody sees who else was shown it', () => {
    const s = hand(scene(3, 'city: g1', 'bob-cratchit'), YELLOW, 'john-clay')
    const card = cardNumber('john-clay')
    s.known = s.known.with(card, s.known[card] | (1 << GREEN))
    const alone = game.view(s, GREEN)
    s.known = s.known.with(card, s.known[card] | (1 << PURPLE))
    expect([seen(s, GREEN, 'john-clay'), seen(s, PURPLE, 'john-clay')]).toEqual([YELLOW, YELLOW])
    expect(game.view(s, GREEN)).toEqual(alone)
  })

  it('[NN-7.2] of its own cards a seat sees who was shown them', () => {
    const s = hand(scene(3, 'city: g1', 'bob-cratchit'), YELLOW, 'john-clay')
    s.known = s.known.with(cardNumber('john-clay'), s.known[cardNumber('john-clay')] | (1 << PURPLE))
    expect(game.view(s, YELLOW).known[cardNumber('john-clay')]).toBe((1 << YELLOW) | (1 << PURPLE))
  })

  it('[NN-7.2, 7.3] not a card of another hand or of the pile shows, from the first to the last', () => {
    const s = hand(scene(3, 'city: g1', 'bob-cratchit'), YELLOW, ...ENDS)
    for (const eye of [GREEN, PURPLE, 'spectator'] as const) {
      const { cards, known } = game.view(s, eye)
      expect(ENDS.map((id) => [cards[cardNumber(id)], known[cardNumber(id)]])).toEqual([
        [HIDDEN, 0],
        [HIDDEN, 0],
      ])
      expect(cards).not.toContain(DECK)
    }
    expect(ENDS.map((id) => seen(s, YELLOW, id))).toEqual([YELLOW, YELLOW])
  })

  it('[NN-7.7] of a hand that has given a card away nobody else knows any for sure, from the first to the last', () => {
    const s = hand(scene(3, 'city: g1', 'beggars-of-st-giles', 'toby'), YELLOW, ...ENDS, 'john-clay')
    for (const id of ENDS) s.known = s.known.with(cardNumber(id), PUBLIC)
    expect(ENDS.map((id) => seen(s, PURPLE, id))).toEqual([YELLOW, YELLOW])
    go(s, 'play:beggars-of-st-giles', 'do', 'give:john-clay')
    expect(ENDS.map((id) => seen(s, PURPLE, id))).toEqual([HIDDEN, HIDDEN])
    expect(ENDS.map((id) => seen(s, GREEN, id))).toEqual([YELLOW, YELLOW])
    expect(s.known[cardNumber('john-clay')]).toBe((1 << GREEN) | (1 << YELLOW))
  })

  it('[NN-7.3] a guess deals every secret card, and leaves over as many agent cards as there are', () => {
    const s = freshWithCards(3)
    const leftOver = (cards: readonly number[]) => cards.filter((place) => place === LEFT_OVER).length
    const world = game.guess(game.view(s, GREEN), GREEN, seedLuck('left over'))
    expect([world.agentCards, world.houseCards].flat()).not.toContain(HIDDEN)
    expect([world.agentCards, world.houseCards].map(leftOver)).toEqual([s.agentCards, s.houseCards].map(leftOver))
    expect(leftOver(s.agentCards)).toBeGreaterThan(0)
  })

  it('[NN-7.4] only giver and receiver see a card that passes between hands; thief and victim see both cards', () => {
    const s = scene(3, 'city: g1', 'beggars-of-st-giles', 'toby')
    hand(s, YELLOW, 'john-clay', 'marie-lloyd', 'bob-cratchit')
    const [gave] = told(go(s, 'play:beggars-of-st-giles', 'do', 'give:john-clay', 'give:marie-lloyd'), 'gave')
    expect([seenBy(gave, YELLOW), seenBy(gave, PURPLE)]).toMatchObject([{ secret: {} }, { kind: 'gave' }])
    expect('secret' in seenBy(gave, PURPLE)).toBe(false)
    expect([seen(s, YELLOW, 'john-clay'), seen(s, PURPLE, 'john-clay')]).toEqual([GREEN, HIDDEN])
    const heep = scene(3, 'city: g1', 'uriah-heep')
    hand(heep, YELLOW, 'john-clay', 'marie-lloyd')
    go(heep, 'play:uriah-heep', 'do')
    const cards = (eye: number) => stolen(game.view(heep, eye))
    expect([cards(GREEN), cards(YELLOW), cards(PURPLE)].map((list) => list.includes(HIDDEN))).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each([
    ['drew', [GREEN], () => go(scene(3, 'city: g1', 'dingley-dell-cricketers'), 'play:dingley-dell-cricketers')],
    [
      'gave',
      [YELLOW, GREEN],
      () => go(rich('beggars-of-st-giles'), 'play:beggars-of-st-giles', 'do', 'target:yellow', 'give:john-clay'),
    ],
    ['inspected', [GREEN, YELLOW], () => go(rich('special-branch'), 'play:special-branch', 'do', 'target:yellow')],
    ['inspected', [GREEN, YELLOW], () => go(rich('uriah-heep'), 'play:uriah-heep', 'do', 'target:yellow')],
    ['peeked', [GREEN], () => go(rich('mrs-hudson'), 'play:mrs-hudson', 'do')],
    ['new-personality', [GREEN], () => go(rich('dr-jekyll-and-mr-hyde'), 'play:dr-jekyll-and-mr-hyde', 'do')],
    ['house-card', [GREEN], () => go(piled(), 'agent:cyclist', 'stay', 'draw-house')],
    [
      'looked-ahead',
      [GREEN],
      () => go(sceneWithCards(3, 'city: g(governess) B=y(palace)', ['governess']), 'agent:governess'),
    ],
  ] as const)('[NN-7.2, 7.4] what is secret of “%s” is for seats %j', (kind, eyes, play) => {
    const [event] = told(play(), kind)
    const knows = ([GREEN, YELLOW, PURPLE, 'spectator'] as const).filter((eye) => 'secret' in seenBy(event, eye))
    expect(knows).toEqual(expect.arrayContaining([...eyes]))
    expect(knows).toHaveLength(eyes.length)
  })

  it.each([
    ['a draw', () => scene(2, 'city: g1', 'mudies-lending-library', 'toby'), ['play:mudies-lending-library', 'do']],
    [
      'a gift',
      () => rich('beggars-of-st-giles'),
      ['play:beggars-of-st-giles', 'do', 'target:yellow', 'pass', 'give:john-clay'],
    ],
    ['a look into a hand', () => rich('special-branch'), ['play:special-branch', 'do', 'target:yellow', 'pass']],
    [
      'an exchange',
      () => nextEvents(rich('nathaniel-winkle'), 'fog'),
      ['play:nathaniel-winkle', 'do', 'do', 'target:yellow', 'pass'],
    ],
    ['a building card', () => piled(), ['agent:cyclist', 'stay', 'draw-house']],
    ['the next events', () => sceneWithCards(2, 'city: g(governess) B=y(palace)', ['governess']), ['agent:governess']],
    ['an event', () => nextEvents(rich('samuel-pickwick'), 'fog'), ['play:samuel-pickwick', 'do']],
    ['a declared victory', () => won(), ['declare']],
    [
      'an interrupt',
      () => hand(scene(2, 'city: g1 y1 T', 'john-clay'), YELLOW, 'toby'),
      ['play:john-clay', 'kill:city/yellow', 'react:toby'],
    ],
    [
      'an interrupt thrown away',
      () => hand(scene(2, 'city: g1', 'beggars-of-st-giles'), YELLOW, 'toby'),
      ['play:beggars-of-st-giles', 'do', 'throw:toby'],
    ],
    [
      'an agent saved from an event',
      () =>
        dice(
          nextEvents(
            hand(scene(2, 'city: y1; lambeth: g1', 'samuel-pickwick'), YELLOW, 'amy-dorrit'),
            'zeppelin-crash',
          ),
          die('city'),
        ),
      ['play:samuel-pickwick', 'save:amy-dorrit/city/yellow'],
    ],
  ] as const)('what %s shows cannot be taken back [NN-7.2]', (_, from, names) => {
    const s = from()
    for (const name of names.slice(0, -1)) answer(s, name)
    const before = knowledge(s)
    answer(s, names.at(-1)!)
    expect(knowledge(s)).not.toBe(before)
  })

  it('[NN-7.5] a window does not say whose it is, nor victory that it could be declared', () => {
    const s = nextEvents(scene(4, 'city: y1; lambeth: p1', 'tracy-tupman', 'bob-cratchit'), 'fog')
    hand(s, PURPLE, 'toby')
    go(s, 'play:tracy-tupman', 'do', 'pick:city/yellow')
    expect(asked(s)).toEqual({ seat: PURPLE, step: 'react' })
    for (const eye of [GREEN, YELLOW, BLUE, 'spectator'] as const) {
      expect(glimpse(game, ask(game, s), eye)).toEqual([])
      expect(game.view(s, eye).agenda.at(-1)).toMatchObject({ do: 'react', of: [YELLOW, PURPLE], at: -1 })
    }
    expect(go(s, 'pass').map((event) => event.kind)).toEqual(['swapped'])
  })

  it('[NN-7.5] a guess knows no more of a window than that one of the seats concerned may be asked', () => {
    const s = nextEvents(scene(3, 'city: y1; lambeth: p1', 'tracy-tupman', 'bob-cratchit'), 'fog')
    hand(s, PURPLE, 'toby', 'john-clay')
    hand(s, YELLOW, 'marie-lloyd', 'costermongers')
    go(s, 'play:tracy-tupman', 'do', 'pick:city/yellow')
    const luck = seedLuck('guesses')
    const whom = new Set<number>()
    for (let i = 0; i < 30; i++) {
      const world = game.guess(game.view(s, GREEN), GREEN, luck)
      whom.add(asked(world).seat)
      expect([asked(world).step, mayReact(world, asked(world).seat, 'text-moves')]).toEqual(['react', true])
    }
    expect([...whom].sort()).toEqual([YELLOW, PURPLE])
  })

  it('[NN-7.6] after the end everything is open', () => {
    const s = fresh(2)
    s.agenda.length = 0
    expect(game.view(s, 'spectator')).toEqual({ ...s, luck: [], reveals: -1 })
  })

  it('[NN-7.7] what was publicly known to enter a hand stays known until that hand can have lost it', () => {
    const s = discardPile(
      scene(3, 'city: g1', 'society-of-antiquaries', 'donna-britannica-hollandia'),
      'john-clay',
      'marie-lloyd',
    )
    go(s, 'play:society-of-antiquaries', 'do')
    expect([seen(s, PURPLE, 'john-clay'), seen(s, 'spectator', 'marie-lloyd')]).toEqual([GREEN, GREEN])
    expect(s.known[cardNumber('john-clay')]).toBe(PUBLIC)
    const sale = discardPile(
      scene(3, 'city: g1', 'society-of-antiquaries', 'donna-britannica-hollandia', 'mycroft-holmes'),
      'john-clay',
      'marie-lloyd',
    )
    go(
      sale,
      'play:mycroft-holmes',
      'do',
      'play:society-of-antiquaries',
      'do',
      'skip',
      'play:donna-britannica-hollandia',
      'do',
      'target:yellow',
      'give:john-clay',
    )
    expect([
      seen(sale, YELLOW, 'john-clay'),
      seen(sale, PURPLE, 'john-clay'),
      seen(sale, PURPLE, 'marie-lloyd'),
    ]).toEqual([YELLOW, HIDDEN, HIDDEN])
  })
})

describe('questions', () => {
  it('[NN-6.1] one option is not asked, except where it is a secret; lists are in board order', () => {
    const s = scene(2, 'city: g1 y1 T G1; chelsea: y1 T', 'john-clay', 'toby')
    go(s, 'play:john-clay')
    expect(offered(s).slice(0, 3)).toEqual(['kill:chelsea/yellow', 'kill:city/yellow', 'kill:city/grenadier'])
    const beggars = scene(2, 'city: g1', 'beggars-of-st-giles')
    hand(beggars, YELLOW, 'marie-lloyd')
    go(beggars, 'play:beggars-of-st-giles', 'do')
    expect(offered(beggars)).toEqual(['give:marie-lloyd'])
  })

  it('[NN-6.2] after a free action the same question is asked again, recomputed', () => {
    const s = scene(2, 'city: g1; lambeth: B=g', 'marie-lloyd', 'toby')
    s.money = s.money.with(GREEN, 4)
    go(s, 'play:marie-lloyd', 'skip')
    expect(offered(s)).toEqual(['skip', 'use:lambeth', 'throw:toby'])
    go(s, 'use:lambeth')
    expect(offered(s)).toEqual(['build:city', 'skip', 'throw:toby'])
  })

  it('[NN-6.4] luck is used when a step needs it, never before the decision', () => {
    const s = scene(2, 'city: g1', 'silas-wegg', 'toby')
    const before = [...s.luck]
    go(s, 'play:silas-wegg')
    expect(s.luck).toEqual(before)
    go(s, 'do')
    expect(s.luck[3]).toBe(before[3] + 1)
  })

  it('[NN-6.5] a text asks its questions in order', () => {
    const s = scene(3, 'city: g1; lambeth: g1', 'tattersalls', 'toby')
    const steps = ['play:tattersalls', 'do', 'target:yellow', 'pick:city/green', 'to:strand'].map((move) => {
      go(s, move)
      return asked(s).step
    })
    expect(steps).toEqual(['symbol', 'player', 'pick-own', 'destination', 'symbol'])
  })

  it('[NN-6.6] no list of options is ever empty', () => {
    const s = fresh(3)
    for (let i = 0; i < 200 && s.agenda.length > 0; i++) {
      const options = offered(s)
      expect(options.length).toBeGreaterThan(0)
      go(s, options[i % options.length])
    }
  })

  it('an attack can be taken back as long as nobody else was asked [NN-7.5]', () => {
    const attacked = (...held: Parameters<typeof placeOf>[1][]) => {
      let match = begin(game, { seed: 'undo', seats: 2, variants: {} })
      Object.assign(match.state, hand(scene(2, 'city: g1 y1 T', 'john-clay', 'bob-cratchit'), YELLOW, ...held))
      for (const name of ['play:john-clay', 'kill:city/yellow']) match = decide(match, GREEN, game.moves.parse(name)!)
      return match
    }
    expect(takeBackLimit(attacked(), GREEN)).toBe(2)
    const passed = decide(attacked('marie-lloyd'), YELLOW, game.moves.parse('pass')!)
    expect([takeBackLimit(passed, GREEN), takeBackLimit(passed, YELLOW)]).toEqual([0, 1])
  })
})
