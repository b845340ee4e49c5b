import type { ApeTownCourseText } from './text.ts'

export const text: ApeTownCourseText = {
  goal: 'Fill the city: score beside the right tiles now, and rule districts when they are full. Most points win.',
  ends: 'The game ends when every field of the city is filled, after 75 turns.',
  coach: {
    take: {
      about: 'Which tile do you take? The first is free; each one you skip gets a bundle of yours.',
      look: 'Compare what it scores, the colour it must go to, the bundles on it, and what you leave for the next player.',
    },
    place: {
      about: 'Your tile goes into a district of the colour it lay at.',
      look: 'Count the points now; then ask whom it helps when that district is full.',
    },
  },
  lessons: {
    'apes-want-posts': {
      title: 'Apes want posts',
      say: 'An ape scores its value for every banana post beside it. You hold a mandrill, worth 3, and it must go to a grey district: the colour of its segment says so.',
      order: 'Score 6 points.',
      turns: {
        one: 'Three points. Look for a field between two posts.',
        none: 'Legal, but there is no post near: 0 points.',
        colour: 'The tile came from a grey segment: only grey districts take it.',
      },
      otherwise: 'No points yet. Posts are the bananas.',
      recap: 'Its value for every post beside it.',
    },
    'posts-want-apes': {
      title: 'Posts want apes',
      say: 'It works the other way round, too: a post scores the value of each ape beside it, across borders as well, whoever placed it. You hold a post for a white district.',
      order: 'Find the best field.',
      turns: {
        some: 'Some points, but there is a field where three apes meet.',
        none: '0 points: there is nobody to sell to.',
      },
      otherwise: 'Look for a field where apes meet.',
      recap: 'The same trade from either side, across borders too.',
    },
    'rich-leftovers': {
      title: 'Rich leftovers',
      say: 'The first tile is free. To take a later one, put a bundle on each tile you skip. All bundles on your tile become yours. You have two.',
      order: 'End up with the most bundles.',
      turns: {
        second: 'You paid 1 and got 4: five. One tile leaves you with more.',
        third: 'You paid 2 and got 3.',
        dear: 'That costs 3, and you pay before you collect.',
      },
      otherwise: 'Look at the numbers beside the tiles.',
      recap: 'A bundle on each tile you skip; all on yours is yours.',
    },
    'be-the-boss': {
      title: 'Be the boss',
      say: 'When a district is full, whoever has the most orang-utans there is its boss and takes the values of all its apes. If that is a tie, lemurs decide. One field of Creeper Row is free.',
      order: 'Become the boss of Creeper Row.',
      turns: {
        elsewhere: 'Legal, but Creeper Row is still open, and Yellow leads there.',
        colour: 'Grey tile, grey district.',
      },
      otherwise: 'Creeper Row is still open.',
      recap: 'Most orang-utans; tied, most lemurs. The boss takes all ape values.',
    },
    'look-next-door': {
      title: 'Look next door',
      say: 'A full district also looks at its neighbours: those with fewer lemurs pay everybody who has a lemur here. Two districts lack one tile, and you hold a lemur.',
      order: 'Close the district that pays.',
      turns: {
        creeper: 'It is full, but both neighbours have as many lemurs: nobody pays.',
        open: 'Nothing is full yet.',
      },
      otherwise: 'Nothing was closed.',
      recap: 'Neighbours with fewer lemurs pay everyone with a lemur here.',
    },
    'no-gifts': {
      title: 'No gifts',
      say: 'It does not matter who fills a district: its boss is paid. In the black district in the corner Yellow has the only orang-utan, and one field is free. You hold a tarsier.',
      order: 'Score, but give nothing away.',
      turns: {
        gift: 'You got a point or so, Yellow the whole district. Who fills it does not matter.',
        none: 'No gift, but no post either: 0 points.',
      },
      otherwise: 'Look for a post in a black district.',
      recap: 'See who would be boss before you fill.',
    },
    'the-last-tile': {
      title: 'The last tile',
      say: 'One field is left. Every bundle you keep is a point at the end, and a tie goes to whoever would have moved next: Yellow. Yellow will end with 111.',
      order: 'Win the game.',
      turns: {
        free: 'Free, but that makes 109 to 111.',
        dear: 'Each skip costs a point, and this tile does not earn it back.',
      },
      otherwise: 'Count points now, the boss, and your purse.',
      recap: 'Bundles are points; a tie goes to who would move next.',
    },
  },
  examples: {
    'a-district-in-two-steps': {
      title: 'A district in two steps',
      say: 'You place the last tile of the Banana Docks, an orang-utan. Now Yellow and you have one each there, so lemurs decide: Pink has two, you one.',
      recap:
        'First the boss takes the apes of the district. Then everybody with a lemur there shares the apes of each neighbour that has fewer lemurs, rounded up.',
    },
    'no-boss': {
      title: 'Nobody is boss',
      say: 'Smokestack Yard gets its last tile. It has no orang-utan, and Yellow and you have one lemur each.',
      recap:
        'In a complete tie nobody gets the apes of the district. The shares from its neighbours are paid all the same.',
    },
    'a-finished-neighbour': {
      title: 'A finished neighbour pays again',
      say: 'The Banana Docks were scored long ago. Now you fill the Lantern Quarter next to them, where you have two lemurs; the docks have one.',
      recap: 'A district can pay as a neighbour although it is full and has been scored.',
    },
    'printed-apes': {
      title: 'Printed apes belong to no district',
      say: 'You complete Marble Hill with a trading post. Yellow is its boss, but apart from the orang-utan only posts lie there; the chimpanzee beside it is printed on the board.',
      recap: 'What is printed trades with its neighbours, but counts in no district.',
    },
    'a-section-runs-out': {
      title: 'A section runs out',
      say: 'Two tiles are face up: one in the first section, one in the second. You pay a bundle for the first and take the last tile of the second.',
      recap:
        'When a section has run out, the next one is turned up. It is refilled only when nothing lies in front of it any more.',
    },
  },
  guided: {
    say: 'The city is nearly full. Play the last turns against an easy bot.',
    look: [
      'Which districts lack one or two tiles, and who would be boss?',
      'Which colours are running out? A tile without a field of its colour may go anywhere.',
      'Which tiles have gathered bundles?',
      'Every bundle you keep is a point.',
    ],
  },
}
