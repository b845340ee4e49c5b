import type { CoachText } from './text.ts'

export const text: CoachText = {
  coach: 'Coach',
  gotIt: 'Got it',
  noMore: 'No more tips',
  goal: 'The goal',
  begin: 'Begin',
  takes: (minutes) => `It takes ${minutes}.`,
  matters: 'What matters now?',
  now: (terms) => `Your choice changes most: ${terms.join('; and then: ')}.`,
  ahead: (term) => `You are ahead in: ${term}.`,
  behind: (name, term) => `${name} is ahead of you in: ${term}.`,
  even: 'Nothing stands out: your choices are about as good as each other.',
  notNow: 'Ask again when it is up to you.',
  failed: 'No answer this time: the bot has stopped.',
}
