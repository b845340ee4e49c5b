import type { DiePatinCourseText } from './text.ts'

export const text: DiePatinCourseText = {
  goal: 'In each of five rounds score one thing that you alone have most of; later rounds pay more. Shops pay, too.',
  ends: 'The game ends after five rounds of four turns each; then shops and trophies are added to your missions.',
  coach: {
    settle: {
      about: 'You choose where your clan starts, and put 3, 2 and 1 rats at its manholes.',
      look: 'A tall stack is worth most where many areas meet.',
    },
    intrigue: {
      about: 'Everybody chooses in secret what the boss may do this round.',
      look: 'Administration builds at home, Invasion breaks a stack, Bribe Money takes an area without loot.',
    },
    figure: {
      about: 'Each turn you send one figure: a henchman or the boss.',
      look: 'A boss sent late surprises; sent early she is sure to have her place.',
    },
    area: {
      about: 'In your own area you act; in one next door you pay loot and claim.',
      look: 'Compare the power: you need more than every other clan there.',
    },
    action: {
      about: 'You have some actions here: rats, loot, a back room.',
      look: 'Loot is gone fast; a back room needs a second figure of yours in the area.',
    },
    bribe: {
      about: 'Each bribe costs one loot and places or drives off one rat.',
      look: 'One ahead of everybody is enough; save the rest of your loot.',
    },
    invasion: {
      about: 'The boss clears one manhole and leaves two of your rats there.',
      look: 'Her tallest stack, or the manhole that touches the most areas you want.',
    },
    bonus: {
      about: 'Your shop tile lets you place or drive off a rat, anywhere in town.',
      look: 'Make yourself the only leader of a mission, or break somebody else’s lead.',
    },
    source: {
      about: 'Your supply is empty, so a rat must come from another manhole.',
      look: 'Move the one that does least: where you win anyway, or have lost.',
    },
    mission: {
      about: 'You may score one mission that you alone lead; each only once in the game.',
      look: 'Now, or in a later round for more, if you will still lead it then?',
    },
  },
  lessons: {
    'at-home': {
      title: 'At home',
      say: 'Each turn you send a figure into an area. In an area of your own a henchman has two actions: place a rat, take loot from the district, and so on, in any mix. Town Hall is yours and lies in Old Town.',
      order: 'Take both pieces of Old Town’s loot.',
      turns: {
        boss: 'He has five actions, but two are enough here. Keep him for later.',
        done: 'You stopped with actions unused.',
        elsewhere: 'Legal, but that area does not lie in Old Town.',
      },
      otherwise: 'Old Town’s loot is still there.',
      recap: 'A figure at home: two actions, any mix.',
    },
    'back-room': {
      title: 'Back room',
      say: 'A second figure of yours in the same own area can open a back room: you take a shop tile and use its bonus. Shops of one kind make a chain: 1, 3, 6, 10 points. You hold a Hat Shop already.',
      order: 'Make a chain of two.',
      turns: {
        tailor: 'A first Tailor is worth 1. A second Hat Shop adds 2.',
        elsewhere: 'None of yours stands there yet.',
      },
      otherwise: 'No chain yet. Send a henchman to Town Hall, where one stands already.',
      recap: 'Second figure, tile, bonus; chains of 1, 3, 6, 10.',
    },
    claim: {
      title: 'Claim',
      say: 'Outside, a figure pays loot to bribe rats, then claims the area. You need more power than each rival: your rats around it, plus 1 for a henchman, plus 2 for the boss. Three rats of hers are at Town Hall.',
      order: 'Take Town Hall.',
      turns: {
        equal: 'Equal is not enough, and the loot is gone.',
        elsewhere: 'Yours for the taking, but not Town Hall.',
      },
      otherwise: 'Town Hall is still hers.',
      recap: 'Rats + 1 a henchman + 2 the boss: more than each rival. Her back room becomes your trophy.',
    },
    'one-rat-three-areas': {
      title: 'One rat, three areas',
      say: 'A rat counts in every area that its manhole touches. Town Hall, Grand Theatre and Revue Alley are yours. You send a henchman home and have two rats to place.',
      order: 'Add two rats to all three areas.',
      turns: { plaza: 'Only areas of Old Town feel that one.', corner: 'Revue Alley does not touch that manhole.' },
      otherwise: 'Find the manhole that all three areas touch.',
      recap: 'Count the areas around a manhole.',
    },
    'the-boss': {
      title: 'The boss',
      say: 'Your boss carries the secret card that you chose for this round: five actions at home, four bribes outside, or, as now, he clears one manhole outside. Five of her rats sit in one stack at Grand Theatre.',
      order: 'Take Grand Theatre.',
      turns: {
        wrong: 'That leaves her tall stack: five to five at best. Clear the stack.',
        elsewhere: 'Easy, but her stack stays where it is.',
        henchman: 'A henchman has no card. The boss has.',
      },
      otherwise: 'Grand Theatre is still hers.',
      recap: 'A secret card: five actions at home, clear one manhole, or four bribes.',
    },
    'break-the-tie': {
      title: 'Break the tie',
      say: 'At the end of a round you may score one mission in which you alone have the most. In a tie nobody scores, and each mission counts once. Everything stands even; you have one henchman left.',
      order: 'Score a mission this round.',
      turns: { forgone: 'The tile of this round is lost. Score what you lead in.' },
      otherwise: 'Still even: nobody scores. What could you have more of than she has?',
      recap: 'Alone on top, one mission a round.',
    },
  },
  examples: {
    'the-last-area': {
      title: 'The last area is safe',
      say: 'She owns two areas, Ballroom and Revue Alley. Your henchman goes to the Ballroom and pays for one rat.',
      recap: 'Nobody may enter the last area of a clan: she cannot be thrown out of town.',
    },
    'no-rat-left': {
      title: 'No rat left in the supply',
      say: 'All your thirty rats are on the board. A henchman at home wants to place two.',
      recap: 'With an empty supply a rat comes from another manhole of your own, and you choose which.',
    },
    'a-bonus-is-extra': {
      title: 'A bonus is extra',
      say: 'A henchman of yours stands in the Grand Theatre; a second one opens a back room with the violin maker, whose bonus drives off a rat anywhere.',
      recap: 'The bonus of a shop is no action: the second action is still to come.',
    },
    'figures-stay': {
      title: 'The loser’s figures stay',
      say: 'Her boss stands in Town Hall, one rat beside it. With a fifth rat and a henchman you have 6 against 3.',
      recap:
        'The area changes hands, but figures stay where they are and still count: she may try to take it back this round.',
    },
  },
  guided: {
    say: 'The last round begins. Play it to its end against an easy bot.',
    look: [
      'Which missions are still open for you, and where do you lead alone?',
      'Where is it a tie that one rat or one piece of loot would break?',
      'Which shops would lengthen your chains?',
      'Your boss late surprises, early he is safe.',
    ],
  },
}
