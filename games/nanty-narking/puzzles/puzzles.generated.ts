// Written by `revier puzzles`; see docs/adding-a-game.md.

export const rules = 0

export const lines = `
`
