import type { NantyNarkingCourseText } from './text.ts'

export const text: NantyNarkingCourseText = {
  goal: 'Reach your secret aim, and declare it if it still holds when your turn begins.',
  ends: 'It ends when somebody declares an aim that holds as the turn begins, when riots break out, or when the draw pile runs out; then points decide.',
  coach: {
    turn: {
      about:
        'You play one card; before and after it you may use district cards. At the end your hand is filled up again.',
      look: 'Does a card help your aim, or stop somebody who is near to theirs? Free money first.',
    },
    symbol: {
      about: 'A card runs symbol by symbol; the scroll is its own text.',
      look: 'Every symbol but the event may be skipped: leave out what hurts you.',
    },
    stand: {
      about: 'A figure that comes to where somebody stands brings trouble; one that leaves takes trouble away.',
      look: 'Alone is safe, and controls the district.',
    },
    target: {
      about: 'Somebody’s figure is going to leave or to move.',
      look: 'Whose meter drops by it? Look at who is nearest to an aim.',
    },
    player: {
      about: 'You choose whom this card is aimed at.',
      look: 'Whoever might be nearest to winning; anybody may be anybody.',
    },
    trouble: {
      about: 'Trouble allows murder and forbids building.',
      look: 'Count the markers: with eight of them Fagin would win.',
    },
    houses: {
      about: 'A building stands where nobody has one, and brings you its district card.',
      look: 'Dear ones score, cheap ones act; neither helps if your aim is another.',
    },
    cards: {
      about: 'Cards or coins change hands, or go.',
      look: 'Give away what your aim never needs; your hand is filled up again.',
    },
    loss: {
      about: 'You must name one of your own agents.',
      look: 'One that you can put back, and that you do not need for your aim.',
    },
    ransom: {
      about: 'You may pay to be spared.',
      look: 'Is the harm worth more to you than the money?',
    },
    react: {
      about: 'Something is about to happen to you, and you may stop it.',
      look: 'Each card protects once: is this worth it?',
    },
    kinds: {
      about: 'In this variant each agent and each building is of a kind, and some cards of yours use them.',
      look: 'Look which kinds your secret cards need, and where they must stand.',
    },
  },
  lessons: {
    'quiet-streets': {
      title: 'Quiet streets',
      say: 'A card is carried out one symbol at a time, in order. An agent enters a district where you are already, or one next door. If somebody stands there, trouble breaks out.',
      order: 'Place an agent without making trouble.',
      turns: {
        company: 'Two figures in one district: trouble.',
        own: 'Even your own man is company: trouble.',
        skip: 'Quiet, but nobody was placed.',
      },
      otherwise: 'No agent was placed.',
      recap: 'Where you are, or next door; company is trouble.',
    },
    'the-dagger': {
      title: 'The dagger',
      say: 'In trouble nobody builds. But trouble allows murder, and as soon as any figure leaves a district it is calm again. The card shows two daggers, then a building.',
      order: 'Build in the East End.',
      turns: {
        trouble: 'Both daggers unused: the East End is in trouble, and nobody builds there.',
        unbuilt: 'It was calm at last. You could have built.',
      },
      otherwise: 'Nothing was built. Use a dagger first.',
      recap: 'Somebody leaves, trouble goes; then you may build.',
    },
    'income-first': {
      title: 'Income first',
      say: 'Whoever has the building holds the district’s card and may use it once a turn, before or after playing. The Strand costs £12. You have £9, and Lambeth.',
      order: 'Build in the Strand.',
      turns: { poor: '£9 of £12. Lambeth would have helped.', skip: 'You had the money, but built nothing.' },
      otherwise: 'Nothing was built. Lambeth has money for you, before you play.',
      recap: 'District cards: once a turn, but not when new.',
    },
    'bad-news-then-more': {
      title: 'Bad news, then more',
      say: 'Some cards bring an event. That is the one symbol you cannot skip. In return Samuel Pickwick lets you play another card.',
      order: 'Play both cards in this turn.',
      turns: { first: 'That card brings no second one. Pickwick does.' },
      otherwise: 'The turn is over, with one card left. Take “play another”.',
      recap: 'Only events cannot be skipped; some cards bring another.',
    },
    'four-districts': {
      title: 'Four districts',
      say: 'You are Lord Bellinger: you win by controlling four districts. To control is to have more figures there than anybody else; one alone is enough. You control City, Chelsea and the East End.',
      order: 'Control a fourth district.',
      turns: {
        grenadier: 'A grenadier stands there: while he stays, nobody controls it.',
        tie: 'One to one is no control.',
        more: 'You control that one already.',
      },
      otherwise: 'Still three districts.',
      recap: 'More than anyone else. If it holds when your next turn begins, declare and win.',
    },
    'who-is-fagin': {
      title: 'Who is Fagin?',
      say: 'Everybody has a secret aim. Fagin wins when eight districts are in trouble as his turn begins, and Yellow comes next. There are seven.',
      order: 'Make it fewer.',
      turns: {
        eight: 'Eight: Yellow declares and wins.',
        seven: 'Still seven, one step from the end.',
        skip: 'Nothing was calmed.',
      },
      otherwise: 'Still seven.',
      recap: 'Watch all meters; stop what anybody could win by.',
    },
    'not-today': {
      title: 'Not today',
      say: 'Yellow plays John Clay and sends an assassin to your agent in the East End. Some cards are interrupts: they only answer, and you hold one.',
      order: 'Save your agent.',
      turns: { pass: 'Gone, with Toby in your hand.' },
      otherwise: 'Your agent is gone.',
      recap: 'Interrupts answer only, and once each.',
    },
  },
  examples: {
    'who-may-build-where': {
      title: 'Who may build where',
      say: 'You have £15 and agents in Battersea, Chelsea and Lambeth. Chelsea is in trouble, and Yellow has built in Lambeth.',
      recap:
        'Build where you have an agent, without trouble and without another building. That Yellow has more agents there is no matter.',
    },
    'beside-a-grenadier': {
      title: 'Beside a grenadier',
      say: 'Southwark has a grenadier and no trouble. You build there for £12.',
      recap:
        'Building is allowed beside a grenadier, but while he stays the card is of no use and the building worth nothing.',
    },
    'twelve-agents': {
      title: 'All twelve on the board',
      say: 'Your twelve agents are all out: eleven in Bermondsey, one beside Yellow in Chelsea. Bob Cratchit lets you place one.',
      recap:
        'Lift one of your own first. Where somebody leaves, trouble goes; and the others say where it can be placed.',
    },
    fire: {
      title: 'A fire',
      say: 'Samuel Pickwick brings an event: fire. The die says Highbury, where Yellow has built; the next one the West End.',
      recap:
        'A building burns, and the fire goes on only to a neighbour with a building. The West End is none, so it stops there.',
    },
    'quiet-arrival': {
      title: 'A quiet arrival',
      say: 'Yellow stands alone in the Strand. The Invisible Man brings your agent there.',
      recap: 'Whoever comes with the Invisible Man may go anywhere and makes no trouble.',
    },
    'two-change-places': {
      title: 'Two change places',
      say: 'Tracy Tupman brings an event, then lets two agents change places: Yellow’s in Chelsea, beside you, and Violet’s, alone in Lambeth.',
      recap:
        'Both leave before both arrive: trouble goes from Chelsea, and comes again with the second figure. Lambeth stays calm.',
    },
  },
  guided: {
    say: 'A game past its middle. Play it to its end against an easy bot.',
    look: [
      'Your own aim: how far is it, and which district is easiest?',
      'Which districts are in trouble, and who would like that?',
      'Free money first: use district cards before you play.',
      'Watch what the other one could win by.',
    ],
  },
}
