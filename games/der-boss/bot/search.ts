import type { Plan, TreePlan } from '#engine/game.ts'

/** A turn is many decisions, each of which opens others: a tree looks through all of it at every table. */
const TREE: TreePlan = { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 }

export const PLANS: Readonly<Record<number, Plan>> = { 2: TREE, 3: TREE, 4: TREE, 5: TREE }
