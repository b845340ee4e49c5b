import type { LateStart } from '#lessons/format.ts'

/** The game at the end of the course, from where it becomes short: 18 to 18, and the learner's turn begins. */
export const guided: LateStart = {
  clauses: ['RAT-4.36', 'RAT-5.1', 'RAT-5.12'],
  seed: 'learn-6',
  seats: 2,
  variants: { start: 'first-seat' },
  decisions: `
0 settle:polonia
1 settle:anglia
1 settle:hispania
0 settle:anglia
0 take:peasant
0 place:hungaria
0 place-cubes:2
0 plague-to:hungaria
0 spread:italia
1 take:peasant
1 place:italia
1 place-cubes:3
1 plague-to:polonia
1 spread:hungaria
0 take:peasant
0 place:italia
0 place-cubes:3
0 plague-to:scandia
0 spread:anglia
1 take:peasant
1 place:italia
1 place-cubes:3
1 plague-to:polonia
0 take:peasant
0 place:italia
0 place-cubes:3
0 plague-to:hungaria
0 spread:germania
1 take:peasant
1 place:italia
1 place-cubes:3
1 plague-to:italia
1 spread:hungaria
1 spread:hungaria
0 take:peasant
0 place:anglia
0 place-cubes:3
0 plague-to:hispania
0 spread:gallia
1 take:peasant
1 place:germania
1 place-cubes:3
1 plague-to:italia
0 take:peasant
0 place:anglia
0 place-cubes:3
0 plague-to:gallia
0 spread:hispania
0 spread:hispania
1 take:peasant
1 place:anglia
1 place-cubes:3
1 plague-to:italia
0 take:peasant
0 place:anglia
0 place-cubes:3
0 plague-to:gallia
0 spread:hispania
0 spread:germania
1 take:peasant
1 place:anglia
1 place-cubes:3
1 plague-to:anglia
1 spread:gallia
`,
}
