import type { Course } from '#session/course.ts'

/**
 * Whether the chances of all seats may stand beside the board. What is hidden from everybody alike is no secret; while somebody may know what others do
 * not, a change of the chances could tell of it, so they wait for the end.
 */
export const mayTell = ({ game, result }: Pick<Course, 'game' | 'result'>): boolean => result !== null || !game.secrets
