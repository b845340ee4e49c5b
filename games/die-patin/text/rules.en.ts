import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        {
          text: 'Each of you leads a clan in Beasty Town, for five rounds. In every round you place four figures, one a turn: three henchmen and your boss. You bribe rats, spread your territory and set up back rooms in shops. After every round you may score a mission that you lead. Most points after the fifth round wins.',
          clauses: ['PAT-1.1', 'PAT-5.1'],
        },
        {
          text: 'Every clan has 30 rats, 10 back rooms, three henchmen and a boss, the same three intrigue cards and mission tiles from 1 to 5. Clans differ in looks only. Markers of borders never run out.',
          clauses: ['PAT-1.2', 'PAT-1.3', 'PAT-2.11', 'PAT-3.3', 'PAT-3.9'],
        },
      ],
    },
    {
      title: 'The town',
      paragraphs: [
        {
          text: 'Seven districts have three areas each, and every area has a manhole at each of its four corners. A manhole on a border counts in every area that it touches. Two areas are adjacent when they share two manholes, that is, a whole side. One shared corner is not enough.',
          clauses: ['PAT-2.1', 'PAT-2.2', 'PAT-2.3', 'PAT-2.4'],
          figure: 'district',
        },
        {
          text: 'A manhole holds any number of rats, all of one clan. It is free without rats and yours with rats of yours. Loot lies on a district, and all three of its areas give access to it.',
          clauses: ['PAT-2.6', 'PAT-2.9'],
        },
        {
          text: 'With fewer than five seats some districts are fenced off. Nothing ever happens there. Manholes right on the fence are in play like all others.',
          clauses: ['PAT-2.5', 'PAT-2.7', 'PAT-3.2'],
        },
        {
          text: 'Tiles show nine shops. Of each shop there are four, one with every bonus. A back room belongs to whoever owns the area; no area has two.',
          clauses: ['PAT-2.8', 'PAT-2.10'],
          figure: 'shops',
        },
      ],
    },
    {
      title: 'Setup',
      paragraphs: [
        {
          text: 'Shops are shuffled and some left out, depending on the number of seats. Each start area gets one tile, others one or two, never two of the same shop. Two loot markers lie on every district in play; the rest is the general supply. Nobody has loot yet.',
          clauses: ['PAT-3.2', 'PAT-3.4', 'PAT-3.5'],
        },
        {
          text: 'The start seat is drawn, or you name it yourselves. From there each in turn chooses a free start area and puts three rats at one of its manholes, two at another and one at a third.',
          clauses: ['PAT-3.1', 'PAT-3.6', 'PAT-3.7', 'PAT-3.8', 'PAT-3.10'],
        },
      ],
    },
    {
      title: 'A round',
      paragraphs: [
        {
          text: 'First all choose an intrigue card at the same time and in secret. All three are there again in every round. It says what your boss will do, and nobody else knows it until you place her.',
          clauses: ['PAT-4.1', 'PAT-6.1', 'PAT-7.1', 'PAT-7.2'],
          figure: 'cards',
        },
        {
          text: 'Then you go around four times, clockwise from the start seat. In your turn you place exactly one figure, a henchman or the boss, in the order you like. In the next round the next seat is start seat.',
          clauses: ['PAT-4.2', 'PAT-4.3', 'PAT-4.4'],
        },
      ],
    },
    {
      title: 'Where a figure may go',
      paragraphs: [
        {
          text: 'Inside, to an area of yours, or outside, to an area adjacent to one of yours. Your territory may be in several parts. Any number of figures may stand in an area; they stay there until the round ends, whoever owns it then.',
          clauses: ['PAT-4.5', 'PAT-4.7'],
        },
        {
          text: 'The last area of a clan is closed to everybody else, so nobody is ever driven out of town. Rats at its manholes are not safe.',
          clauses: ['PAT-4.6'],
        },
        {
          text: 'A henchman may always go inside, and outside if you have at least one loot. The boss goes inside with Administration and outside with the other two cards; choosing her turns the card up. If there is no area for her outside, place a henchman; if she is all you have left, she stays away this round and the turn is lost.',
          clauses: ['PAT-4.8', 'PAT-4.9', 'PAT-4.10'],
        },
      ],
    },
    {
      title: 'Inside: actions',
      paragraphs: [
        {
          text: 'A henchman inside brings up to two actions, the boss with Administration up to five. Mix and repeat them as you like, all in the area of the figure; you may stop at any time.',
          clauses: ['PAT-4.11'],
        },
        {
          text: 'Bribe a rat: put one of yours at a manhole of the area where no other clan has rats, or drive one rat of another clan off a manhole; it returns to its owner. A manhole of others must be emptied before you can move in.',
          clauses: ['PAT-4.12'],
        },
        {
          text: 'Grab loot: take one marker from the district of the area, if any is left.',
          clauses: ['PAT-4.16'],
        },
        {
          text: 'Set up a back room: if another figure of yours was placed in this area earlier in the round, if you have no back room there and if a tile is left. Lay a back room, take a tile of your choice and use its bonus at once. It does not matter how the earlier figure came there.',
          clauses: ['PAT-4.13', 'PAT-4.14'],
        },
        {
          text: 'With no rat left in your supply you place by taking one of yours from another manhole anywhere in town. As long as the supply has rats, rats on the board stay where they are.',
          clauses: ['PAT-4.15'],
        },
        {
          text: 'The bonus of a tile is no action and costs none. Placing and driving off may be declined.',
          clauses: ['PAT-4.17', 'PAT-4.18', 'PAT-4.19'],
          figure: 'bonuses',
        },
      ],
    },
    {
      title: 'Outside: bribes and claims',
      paragraphs: [
        {
          text: 'A henchman outside bribes rats in that area for one loot each, at least once and as often as you can pay. The boss with Bribe Money bribes exactly four times for nothing. The boss with Invasion clears one of the four manholes of all opposing rats and puts two of yours there.',
          clauses: ['PAT-4.20', 'PAT-4.21', 'PAT-4.22'],
        },
        {
          text: 'Then you claim the area. Power is the number of your rats at its four manholes, plus 1 for each of your henchmen there and 2 for your boss. If you have more than every other clan taken singly, the area is yours, whether it belonged to somebody or not. Being level is not enough.',
          clauses: ['PAT-4.23'],
          figure: 'claim',
        },
        {
          text: 'If the former owner had a back room there, you keep it as a trophy. The tile stays with whoever took it. If the claim fails, the area stays as it was, and what you paid is gone.',
          clauses: ['PAT-4.24', 'PAT-4.25'],
        },
        {
          text: 'Nobody has to move own rats: with an empty supply and no opposing rat in the area you may skip bribes that are otherwise compulsory. A henchman’s first one is paid all the same.',
          clauses: ['PAT-4.33'],
        },
      ],
    },
    {
      title: 'Missions',
      paragraphs: [
        {
          text: 'After the last turn of a round the five missions are judged. Whoever has more than every other seat leads a mission; with the most shared, nobody does.',
          clauses: ['PAT-4.26', 'PAT-4.27'],
          figure: 'missions',
        },
        {
          text: 'You may score one mission that you lead and have not scored before. Your tile with the number of the round goes there: that many points. A tile that you do not use is lost. Leading a mission that you have scored already still keeps others from scoring it.',
          clauses: ['PAT-4.28', 'PAT-4.29'],
        },
        {
          text: 'Then figures and cards return, rats and back rooms stay, and every district is filled up to two loot again. If the supply is short, districts without loot come first.',
          clauses: ['PAT-4.30', 'PAT-4.31', 'PAT-4.32'],
        },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        {
          text: 'After the missions of round 5 add up: the numbers on your mission tiles; 1, 3, 6 or 10 points for one, two, three or four tiles of a shop; a point for each tile with Prestige; a point for each trophy. Loot, rats, areas and your own back rooms bring nothing.',
          clauses: ['PAT-5.1', 'PAT-5.3'],
          figure: 'chains',
        },
        {
          text: 'In a tie more points from missions decide; if they are equal too, you share the place.',
          clauses: ['PAT-5.2', 'PAT-5.3'],
        },
      ],
    },
    {
      title: 'Good to know',
      paragraphs: [
        {
          text: 'Where there is only one possibility, it happens by itself. Only the choice between henchman and boss is always asked, so that nobody can tell your card from it. Turns end by themselves when all actions are used or a claim is settled, and you never decide in another seat’s turn.',
          clauses: ['PAT-6.2', 'PAT-6.3', 'PAT-6.4', 'PAT-6.5', 'PAT-7.3'],
        },
        {
          text: 'All but the chosen cards is open to everybody, and after setup nothing is left to chance.',
          clauses: ['PAT-2.13', 'PAT-7.4'],
        },
      ],
    },
  ],
}
