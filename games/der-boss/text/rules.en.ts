import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        {
          text: 'You run an organisation that spreads over the world. Each turn you move your pawn along the track around the map and then either take the card shown there or play one to three cards: to bring figures by car or ship into other areas, to add figures, to open companies, to fight rivals, to secure monopolies. Two to five players, one to two hours.',
          clauses: ['BOSS-1.1', 'BOSS-1.2', 'BOSS-1.3'],
        },
        {
          text: 'Money comes from two sources only: orders, which go to the first who controls all of their cities, and monopolies, worth 3 million each. Whoever has the most money in the end wins.',
          clauses: ['BOSS-1.4'],
        },
      ],
    },
    {
      title: 'The map',
      paragraphs: [
        {
          text: 'There are five territories with five areas each; every area has one city. Two areas are neighbours for a car when they touch on land, also across the border of a territory. No car crosses water: Havana is an island and can only be reached by ship.',
          clauses: ['BOSS-2.1', 'BOSS-2.2', 'BOSS-2.3'],
        },
        {
          text: 'Ships sail on three seas: the Atlantic, the Indian Ocean and the Pacific, which is one sea although the map shows it at both edges. Small dots in a sea’s colour beside a city tell at which seas its area lies. Inland seas such as the Mediterranean, and the ice in the north, belong to none of them. La Paz and Ulan Bator lie at no sea.',
          clauses: ['BOSS-2.4'],
        },
        {
          text: 'An area belongs to whoever has figures there; never do two players stand in one area, except while they fight. Its owner controls the city and holds the company. A territory is full when all five areas are occupied, no matter by whom.',
          clauses: ['BOSS-2.14', 'BOSS-2.15'],
        },
      ],
    },
    {
      title: 'Cards, tiles, figures',
      paragraphs: [
        {
          text: 'Four stacks lie open: Car, Ship, Partner and Business, twenty cards each. A played card goes under its stack, so that nothing is ever shuffled again.',
          clauses: ['BOSS-2.6'],
          figure: 'open-cards',
        },
        {
          text: 'A fifth stack lies face down: ten special actions, two of each kind.',
          clauses: ['BOSS-2.7'],
          figure: 'special-cards',
        },
        {
          text: 'Companies belong to one of three branches and are worth 1 to 4; the higher the rarer. The value counts for monopolies only and is never paid out. Among the forty tiles are ten of the mafia, with a strength of 1 to 4. All tiles that are not on the map wait in a bag; what is left in it stands in the overview.',
          clauses: ['BOSS-2.9', 'BOSS-2.10'],
          figure: 'tiles',
        },
        {
          text: 'You have twenty figures: in your supply, on the map, or on the monopoly board, which has one field for each branch in each territory. Figures you lose return to your supply.',
          clauses: ['BOSS-2.11', 'BOSS-2.12'],
        },
        {
          text: 'The track has 21 fields in a ring. Each shows one of the four open stacks or an action, that is the special stack.',
          clauses: ['BOSS-2.5'],
        },
      ],
    },
    {
      title: 'Setup',
      paragraphs: [
        {
          text: 'Everybody gets a card of each open kind. A starting player is drawn. In turn order each puts five figures into one area of choice, in a territory where nobody else is yet. Then each draws a company for that area; mafia drawn now goes back into the bag.',
          clauses: ['BOSS-3.1', 'BOSS-3.2', 'BOSS-3.3', 'BOSS-3.4', 'BOSS-3.5', 'BOSS-3.6'],
        },
        {
          text: 'Four of the fifteen orders are turned up, and the first turn begins.',
          clauses: ['BOSS-3.7', 'BOSS-2.8'],
        },
      ],
    },
    {
      title: 'Your turn',
      paragraphs: [
        {
          text: 'First move your pawn one, two or three fields clockwise. Fields with other pawns are skipped and not counted. From the start arrow the first free field is the first of the track.',
          clauses: ['BOSS-4.1.1', 'BOSS-4.1.2', 'BOSS-4.2.1', 'BOSS-4.2.2', 'BOSS-4.2.3', 'BOSS-4.2.4'],
        },
        {
          text: 'Then either take the top card of the stack that the field shows, or play one, two or three cards; never both. If you can play nothing, you take. An empty stack gives nothing.',
          clauses: ['BOSS-4.3.1', 'BOSS-4.3.2', 'BOSS-4.4.1', 'BOSS-4.4.4', 'BOSS-4.4.5'],
        },
        {
          text: 'You hold at most six cards. With a seventh you give another one back, not the card just taken; a special card goes back face down.',
          clauses: ['BOSS-4.4.2', 'BOSS-4.4.3'],
        },
        {
          text: 'Cards are played one after the other, each carried out in full before the next. A kind may be played several times in a turn, but Business only once. A card that would have no effect cannot be played.',
          clauses: ['BOSS-4.5.1', 'BOSS-4.5.2', 'BOSS-4.5.3', 'BOSS-4.5.4', 'BOSS-4.5.5', 'BOSS-4.5.6', 'BOSS-4.5.7'],
        },
      ],
    },
    {
      title: 'Car and ship',
      paragraphs: [
        {
          text: 'With a Car you bring any number of figures from one area into one neighbouring area. With a Ship you bring them into another area at the same sea, however far away; one ship uses one sea. Nobody need stay behind, and figures may move again with the next card.',
          clauses: ['BOSS-4.6.1', 'BOSS-4.6.2', 'BOSS-4.6.3', 'BOSS-4.7.1', 'BOSS-4.7.2'],
        },
        {
          text: 'In an area of your own they join your figures. In a free area a tile is drawn: a company is yours; mafia means a fight. In a rival’s area there is a fight at once.',
          clauses: ['BOSS-4.8.1', 'BOSS-4.8.2', 'BOSS-4.8.3'],
        },
        {
          text: 'When the last figure leaves an area, its company goes back into the bag at once, even before a tile is drawn elsewhere.',
          clauses: ['BOSS-4.11.1', 'BOSS-4.11.2'],
        },
        {
          text: 'If you have no figure on the map, a Car card brings five from your supply into any free area, with a tile as usual. A Defector is the other way back.',
          clauses: ['BOSS-4.17.1', 'BOSS-4.17.2', 'BOSS-4.17.3', 'BOSS-4.17.4'],
        },
      ],
    },
    {
      title: 'Fights',
      paragraphs: [
        {
          text: 'Whoever arrives attacks with four white dice, the other side defends with three black ones, and all seven are rolled every round however many figures there are. Symbols that both colours show cancel each other. Of what is left every different symbol removes one figure of the other side, both sides at the same time.',
          clauses: ['BOSS-2.13', 'BOSS-4.10.1', 'BOSS-4.10.2', 'BOSS-4.10.3', 'BOSS-4.10.4'],
          figure: 'dice',
        },
        {
          text: 'In the picture letter and telephone cancel; the briefcase costs the defender a figure and the key costs the attacker one. Rounds go on until one side is gone; nobody can retreat. A winning attacker takes the area with its company. If both sides are gone, the area is free and the company goes into the bag. Before you attack the table tells the exact chances.',
          clauses: ['BOSS-4.10.5', 'BOSS-4.10.6'],
        },
        {
          text: 'The mafia defends with as many figures as its tile says. If you win, the tile leaves the game and you draw again until a company comes; there is no second fight. If you lose, or if both are gone, the tile goes back into the bag and the area is free.',
          clauses: ['BOSS-4.9.1', 'BOSS-4.9.2', 'BOSS-4.9.3', 'BOSS-4.9.4', 'BOSS-4.9.5'],
        },
      ],
    },
    {
      title: 'Partner and Business',
      paragraphs: [
        {
          text: 'A Partner card adds two figures from your supply to areas you hold, both to one or one each to two. With one figure left in the supply it adds one.',
          clauses: ['BOSS-4.12.1', 'BOSS-4.12.2'],
        },
        {
          text: 'A Business card secures a monopoly. At least two territories must be full, its own among them; the field must be free; and your companies of that branch in that territory must be worth more together than those of any single rival. A tie is not enough.',
          clauses: ['BOSS-4.13.1', 'BOSS-4.13.2', 'BOSS-4.13.6'],
          figure: 'lead',
        },
        {
          text: 'Put a figure from your supply on the field; only if the supply is empty does it come from the map. It stays until the end, whatever becomes of the companies.',
          clauses: ['BOSS-4.13.3', 'BOSS-4.13.4', 'BOSS-4.13.5'],
        },
      ],
    },
    {
      title: 'Special actions',
      paragraphs: [
        {
          text: 'Competition halves a rival group of two or more; the larger half goes. A Defector turns one rival figure anywhere into yours: if it was alone the area is yours, otherwise it fights the rest at once. It needs no figure of yours nearby.',
          clauses: ['BOSS-4.14.1', 'BOSS-4.14.2', 'BOSS-4.14.3'],
        },
        {
          text: 'Organisation swaps the companies of two occupied areas; figures stay. Procurement brings one or two cards from open stacks. An Agent removes an open order from the game.',
          clauses: ['BOSS-4.14.4', 'BOSS-4.14.5', 'BOSS-4.14.6'],
        },
      ],
    },
    {
      title: 'Orders',
      paragraphs: [
        {
          text: 'Orders are open to everybody. After every card they are checked: if you hold all cities of an order you take it at once and keep it for good. Branches and values do not matter. Hover over an order, or tap it, to see its cities on the map.',
          clauses: ['BOSS-4.15.1', 'BOSS-4.15.3', 'BOSS-4.15.4'],
        },
        {
          text: 'At the end of a turn orders are turned up until four lie open. One that somebody meets already is taken at once, even out of turn. During a turn none are added.',
          clauses: ['BOSS-4.15.6', 'BOSS-4.15.7', 'BOSS-4.16.1', 'BOSS-4.16.2'],
        },
        {
          text: 'The last three orders are never scored. If you meet more than can still be scored, you choose.',
          clauses: ['BOSS-4.15.2', 'BOSS-4.15.5'],
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: 'When four open orders can no longer be reached at the end of a turn, the game is over; that turn is played to its end. Should no order leave the game for a hundred rounds, it ends too.',
          clauses: ['BOSS-5.1', 'BOSS-5.5'],
        },
        {
          text: 'Add up your orders and 3 million for each monopoly. With equal money more orders decide, then more figures on the map; if those are equal too, the place is shared.',
          clauses: ['BOSS-5.2', 'BOSS-5.3', 'BOSS-5.4'],
        },
      ],
    },
    {
      title: 'What is known, and this table',
      paragraphs: [
        {
          text: 'All is open but the order of the order stack and the faces of special cards. How many cards of each kind somebody holds can be seen. A special card that all have seen stays known wherever it lies, and the table remembers it for you.',
          clauses: ['BOSS-7.1', 'BOSS-7.2', 'BOSS-7.3', 'BOSS-7.4', 'BOSS-7.5'],
        },
        {
          text: 'A choice with a single answer is made for you, unless that would give a hidden card away. Moves can be taken back until a tile is drawn, dice are rolled or something hidden is turned up.',
          clauses: ['BOSS-6.1', 'BOSS-6.2', 'BOSS-6.3', 'BOSS-6.4'],
        },
      ],
    },
  ],
}
