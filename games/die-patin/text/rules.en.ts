import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Goal',
      points: 'Most points after five rounds: missions, chains of shops, prestige, trophies.',
    },
    round: {
      title: 'A round',
      card: 'All choose an intrigue card in secret: it is what your boss will do.',
      turns: 'Four turns each: place one figure, a henchman or the boss.',
      missions: 'Then score one mission that you alone lead and have not scored: the number of the round.',
    },
    inside: {
      title: 'Inside: an area of yours',
      actions: 'Henchman: 2 actions. Boss with Administration: 5.',
      bribe: 'Bribe a rat: put one of yours at a manhole without others, or drive one of theirs off.',
      loot: 'Grab 1 loot of the district.',
      room: 'Set up a back room, if another figure of yours was placed there earlier this round: take a shop tile and its bonus.',
    },
    outside: {
      title: 'Outside: an adjacent area',
      bribes:
        'Henchman: bribe for 1 loot each. Boss: four bribes (Bribe Money), or clear a manhole and put two rats there (Invasion).',
      claim:
        'Then claim: rats at its four manholes + 1 for each henchman + 2 for the boss. More than every other clan: yours.',
      trophy: 'A back room there becomes your trophy. The last area of a clan is closed to others.',
    },
    end: {
      title: 'The end',
      score: 'Mission tiles; 1, 3, 6, 10 for one to four tiles of a shop; 1 for each prestige and trophy.',
    },
  },
  goal: {
    about: {
      title: 'What it is about',
      clans:
        'Each of you leads a clan in Beasty Town, for five rounds. In every round you place four figures, one a turn: three henchmen and your boss. You bribe rats, spread your territory and set up back rooms in shops. After every round you may score a mission that you lead. Most points after the fifth round wins.',
      material:
        'Every clan has 30 rats, 10 back rooms, three henchmen and a boss, the same three intrigue cards and mission tiles from 1 to 5. Clans differ in looks only. Markers of borders never run out.',
    },
  },
  parts: {
    town: {
      title: 'The town',
      areas:
        'Seven districts have three areas each, and every area has a manhole at each of its four corners. A manhole on a border counts in every area that it touches. Two areas are adjacent when they share two manholes, that is, a whole side. One shared corner is not enough.',
      manholes:
        'A manhole holds any number of rats, all of one clan. It is free without rats and yours with rats of yours. Loot lies on a district, and all three of its areas give access to it.',
      fences:
        'With fewer than five seats some districts are fenced off. Nothing ever happens there. Manholes right on the fence are in play like all others.',
      shops:
        'Tiles show nine shops. Of each shop there are four, one with every bonus. A back room belongs to whoever owns the area; no area has two.',
    },
    setup: {
      title: 'Setup',
      board:
        'Shops are shuffled and some left out, depending on the number of seats. Each start area gets one tile, others one or two, never two of the same shop. Two loot markers lie on every district in play; the rest is the general supply. Nobody has loot yet.',
      start:
        'The start seat is drawn, or you name it yourselves. From there each in turn chooses a free start area and puts three rats at one of its manholes, two at another and one at a third.',
    },
  },
  turn: {
    round: {
      title: 'A round',
      card: 'First all choose an intrigue card at the same time and in secret. All three are there again in every round. It says what your boss will do, and nobody else knows it until you place her.',
      turns:
        'Then you go around four times, clockwise from the start seat. In your turn you place exactly one figure, a henchman or the boss, in the order you like. In the next round the next seat is start seat.',
    },
    where: {
      title: 'Where a figure may go',
      territory:
        'Inside, to an area of yours, or outside, to an area adjacent to one of yours. Your territory may be in several parts. Any number of figures may stand in an area; they stay there until the round ends, whoever owns it then.',
      'last-area':
        'The last area of a clan is closed to everybody else, so nobody is ever driven out of town. Rats at its manholes are not safe.',
      figures:
        'A henchman may always go inside, and outside if you have at least one loot. The boss goes inside with Administration and outside with the other two cards; choosing her turns the card up. If there is no area for her outside, place a henchman; if she is all you have left, she stays away this round and the turn is lost.',
    },
    inside: {
      title: 'Inside: actions',
      actions:
        'A henchman inside brings up to two actions, the boss with Administration up to five. Mix and repeat them as you like, all in the area of the figure; you may stop at any time.',
      bribe:
        'Bribe a rat: put one of yours at a manhole of the area where no other clan has rats, or drive one rat of another clan off a manhole; it returns to its owner. A manhole of others must be emptied before you can move in.',
      loot: 'Grab loot: take one marker from the district of the area, if any is left.',
      'back-room':
        'Set up a back room: if another figure of yours was placed in this area earlier in the round, if you have no back room there and if a tile is left. Lay a back room, take a tile of your choice and use its bonus at once. It does not matter how the earlier figure came there.',
      'empty-supply':
        'With no rat left in your supply you place by taking one of yours from another manhole anywhere in town. As long as the supply has rats, rats on the board stay where they are.',
      bonus: 'The bonus of a tile is no action and costs none. Placing and driving off may be declined.',
    },
    outside: {
      title: 'Outside: bribes and claims',
      bribes:
        'A henchman outside bribes rats in that area for one loot each, at least once and as often as you can pay. The boss with Bribe Money bribes exactly four times for nothing. The boss with Invasion clears one of the four manholes of all opposing rats and puts two of yours there.',
      claim:
        'Then you claim the area. Power is the number of your rats at its four manholes, plus 1 for each of your henchmen there and 2 for your boss. If you have more than every other clan taken singly, the area is yours, whether it belonged to somebody or not. Being level is not enough.',
      trophy:
        'If the former owner had a back room there, you keep it as a trophy. The tile stays with whoever took it. If the claim fails, the area stays as it was, and what you paid is gone.',
      'own-rats':
        'Nobody has to move own rats: with an empty supply and no opposing rat in the area you may skip bribes that are otherwise compulsory. A henchman’s first one is paid all the same.',
    },
  },
  details: {
    missions: {
      title: 'Missions',
      lead: 'After the last turn of a round the five missions are judged. Whoever has more than every other seat leads a mission; with the most shared, nobody does.',
      score:
        'You may score one mission that you lead and have not scored before. Your tile with the number of the round goes there: that many points. A tile that you do not use is lost. Leading a mission that you have scored already still keeps others from scoring it.',
      clear:
        'Then figures and cards return, rats and back rooms stay, and every district is filled up to two loot again. If the supply is short, districts without loot come first.',
    },
    end: {
      title: 'The end',
      points:
        'After the missions of round 5 add up: the numbers on your mission tiles; 1, 3, 6 or 10 points for one, two, three or four tiles of a shop; a point for each tile with Prestige; a point for each trophy. Loot, rats, areas and your own back rooms bring nothing.',
      tie: 'In a tie more points from missions decide; if they are equal too, you share the place.',
    },
    table: {
      title: 'Good to know',
      alone:
        'Where there is only one possibility, it happens by itself. Only the choice between henchman and boss is always asked, so that nobody can tell your card from it. Turns end by themselves when all actions are used or a claim is settled, and you never decide in another seat’s turn.',
      open: 'All but the chosen cards is open to everybody, and after setup nothing is left to chance.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
