import type { Names } from './text.ts'

/** What the cards are called and what they say. */
export const cards: Names['cards'] = {
  car: {
    name: 'Car',
    does: 'Your figures to a neighbour by land',
    text: 'Move any number of your figures from one area into one neighbouring area by land. If you have no figure on the map: put 5 figures from your supply into any free area instead.',
  },
  ship: {
    name: 'Ship',
    does: 'Your figures across one sea',
    text: 'Move any number of your figures from one area into one other area on the same sea.',
  },
  partner: {
    name: 'Partner',
    does: 'Two more figures',
    text: 'Add two figures from your supply to areas you hold: both to one area or one each to two.',
  },
  business: {
    name: 'Business',
    does: 'Secure a monopoly',
    text: 'Claim one free monopoly: at least two territories are fully occupied, this one among them, and your companies of the branch are together worth more there than those of any single rival. One Business card per turn.',
  },
  competition: {
    name: 'Competition',
    does: 'Halve a rival’s group',
    text: 'Choose an area where a rival has two or more figures: half of them, rounded up, go back to the supply.',
  },
  defector: {
    name: 'Defector',
    does: 'Turn a rival’s figure',
    text: 'Replace one rival figure on the map with one of yours from the supply. If there are more of them, a fight follows at once; if not, the area is yours.',
  },
  organisation: {
    name: 'Organisation',
    does: 'Swap two companies',
    text: 'Swap the companies of any two cities.',
  },
  procurement: {
    name: 'Procurement',
    does: 'Take two open cards',
    text: 'Take two cards of your choice from the open stacks; you may forgo the second. If you then hold more than 6 cards, return another one.',
  },
  agent: {
    name: 'Agent',
    does: 'Remove an open order',
    text: 'Remove one open order from the game.',
  },
}
