import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Goal',
      money: 'Most money: orders taken, and 3 million for each monopoly.',
    },
    turn: {
      title: 'Your turn',
      pawn: 'Move your pawn one to three free fields on.',
      choice: 'Then either take the card of that field, or play one to three cards. At most six in hand.',
    },
    cards: {
      title: 'Cards',
      car: 'Car: any number of figures into one neighbouring area.',
      ship: 'Ship: into another area at the same sea.',
      partner: 'Partner: two figures from your supply to areas of yours.',
      business:
        'Business: a monopoly, if two territories are full, its own among them, and your companies of the branch are worth most there.',
      special: 'Special actions: Competition, Defector, Organisation, Procurement, Agent.',
    },
    arrive: {
      title: 'Arriving',
      free: 'Free area: draw a tile. A company is yours, mafia fights.',
      fight:
        'Fight: 4 white dice against 3 black. Shared symbols cancel; each different one left removes a figure. Until one side is gone.',
      leave: 'When the last figure leaves, the company goes back into the bag.',
    },
    orders: {
      title: 'Orders',
      met: 'All cities of an open order yours: take it at once.',
      end: 'The game ends when four open orders can no longer be laid out; the last three are never scored.',
    },
  },
  goal: {
    about: {
      title: 'What it is about',
      business:
        'You run an organisation that spreads over the world. Each turn you move your pawn along the track around the map and then either take the card shown there or play one to three cards: to bring figures by car or ship into other areas, to add figures, to open companies, to fight rivals, to secure monopolies. Two to five players, one to two hours.',
      money:
        'Money comes from two sources only: orders, which go to the first who controls all of their cities, and monopolies, worth 3 million each. Whoever has the most money in the end wins.',
    },
  },
  parts: {
    map: {
      title: 'The map',
      land: 'There are five territories with five areas each; every area has one city. Two areas are neighbours for a car when they touch on land, also across the border of a territory. No car crosses water: Havana is an island and can only be reached by ship.',
      seas: 'Ships sail on three seas: the Atlantic, the Indian Ocean and the Pacific, which is one sea although the map shows it at both edges. Each sea has a tint of its own and a dashed edge; the legend tells of each area at which seas it lies. Inland seas such as the Mediterranean, and the ice in the north, belong to none of them. La Paz and Ulan Bator lie at no sea.',
      owner:
        'An area belongs to whoever has figures there; never do two players stand in one area, except while they fight. Its owner controls the city and holds the company. A territory is full when all five areas are occupied, no matter by whom.',
    },
    pieces: {
      title: 'Cards, tiles, figures',
      stacks:
        'Four stacks lie open: Car, Ship, Partner and Business, twenty cards each. A played card goes under its stack, so that nothing is ever shuffled again.',
      specials: 'A fifth stack lies face down: ten special actions, two of each kind.',
      tiles:
        'Companies belong to one of three branches and are worth 1 to 4; the higher the rarer. The value counts for monopolies only and is never paid out. Among the forty tiles are ten of the mafia, with a strength of 1 to 4. All tiles that are not on the map wait in a bag; what is left in it stands in the overview.',
      figures:
        'You have twenty figures: in your supply, on the map, or on the monopoly board, which has one field for each branch in each territory. Figures you lose return to your supply.',
      track:
        'The track has 21 fields in a ring. Each shows one of the four open stacks or an action, that is the special stack.',
    },
    setup: {
      title: 'Setup',
      start:
        'Everybody gets a card of each open kind. A starting player is drawn. In turn order each puts five figures into one area of choice, in a territory where nobody else is yet. Then each draws a company for that area; mafia drawn now goes back into the bag.',
      orders: 'Four of the fifteen orders are turned up, and the first turn begins.',
    },
  },
  turn: {
    turn: {
      title: 'Your turn',
      pawn: 'First move your pawn one, two or three fields clockwise. Fields with other pawns are skipped and not counted. From the start arrow the first free field is the first of the track.',
      choice:
        'Then either take the top card of the stack that the field shows, or play one, two or three cards; never both. If you can play nothing, you take. An empty stack gives nothing.',
      limit:
        'You hold at most six cards. With a seventh you give another one back, not the card just taken; a special card goes back face down.',
      cards:
        'Cards are played one after the other, each carried out in full before the next. A kind may be played several times in a turn, but Business only once. A card that would have no effect cannot be played.',
    },
    transport: {
      title: 'Car and ship',
      move: 'With a Car you bring any number of figures from one area into one neighbouring area. With a Ship you bring them into another area at the same sea, however far away; one ship uses one sea. Nobody need stay behind, and figures may move again with the next card.',
      arrive:
        'In an area of your own they join your figures. In a free area a tile is drawn: a company is yours; mafia means a fight. In a rival’s area there is a fight at once.',
      leave:
        'When the last figure leaves an area, its company goes back into the bag at once, even before a tile is drawn elsewhere.',
      back: 'If you have no figure on the map, a Car card brings five from your supply into any free area, with a tile as usual. A Defector is the other way back.',
    },
    fights: {
      title: 'Fights',
      dice: 'Whoever arrives attacks with four white dice, the other side defends with three black ones, and all seven are rolled every round however many figures there are. Symbols that both colours show cancel each other. Of what is left every different symbol removes one figure of the other side, both sides at the same time.',
      rounds:
        'In the picture letter and telephone cancel; the briefcase costs the defender a figure and the key costs the attacker one. Rounds go on until one side is gone; nobody can retreat. A winning attacker takes the area with its company. If both sides are gone, the area is free and the company goes into the bag. Before you attack the table tells the exact chances.',
      mafia:
        'The mafia defends with as many figures as its tile says. If you win, the tile leaves the game and you draw again until a company comes; there is no second fight. If you lose, or if both are gone, the tile goes back into the bag and the area is free.',
    },
    growth: {
      title: 'Partner and Business',
      partner:
        'A Partner card adds two figures from your supply to areas you hold, both to one or one each to two. With one figure left in the supply it adds one.',
      monopoly:
        'A Business card secures a monopoly. At least two territories must be full, its own among them; the field must be free; and your companies of that branch in that territory must be worth more together than those of any single rival. A tie is not enough.',
      figure:
        'Put a figure from your supply on the field; only if the supply is empty does it come from the map. It stays until the end, whatever becomes of the companies.',
    },
    specials: {
      title: 'Special actions',
      attack:
        'Competition halves a rival group of two or more; the larger half goes. A Defector turns one rival figure anywhere into yours: if it was alone the area is yours, otherwise it fights the rest at once. It needs no figure of yours nearby.',
      others:
        'Organisation swaps the companies of two occupied areas; figures stay. Procurement brings one or two cards from open stacks. An Agent removes an open order from the game.',
    },
  },
  details: {
    orders: {
      title: 'Orders',
      met: 'Orders are open to everybody. After every card they are checked: if you hold all cities of an order you take it at once and keep it for good. Branches and values do not matter. Hover over an order, or tap it, to see its cities on the map.',
      refill:
        'At the end of a turn orders are turned up until four lie open. One that somebody meets already is taken at once, even out of turn. During a turn none are added.',
      last: 'The last three orders are never scored. If you meet more than can still be scored, you choose.',
    },
    end: {
      title: 'The end',
      when: 'When four open orders can no longer be reached at the end of a turn, the game is over; that turn is played to its end. Should no order leave the game for a hundred rounds, it ends too.',
      money:
        'Add up your orders and 3 million for each monopoly. With equal money more orders decide, then more figures on the map; if those are equal too, the place is shared.',
    },
    table: {
      title: 'What is known, and this table',
      known:
        'All is open but the order of the order stack and the faces of special cards. How many cards of each kind somebody holds can be seen. A special card that all have seen stays known wherever it lies, and the table remembers it for you.',
      choices:
        'A choice with a single answer is made for you, unless that would give a hidden card away. Moves can be taken back until a tile is drawn, dice are rolled or something hidden is turned up.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
