// Written by `revier puzzles`; see docs/adding-a-game.md.

export const rules = 2

export const lines = `
8 4 1-8 0201042030010303020402611030803102408001000 3.75.promise,6.45.promise,1.45.promise,5.44.goal 301000A11000300030090014000 95.85.100.100.0 1435 murder
`
