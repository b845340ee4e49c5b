/** What is said of a fight. */
export interface MomentText {
  fightFor(city: string): string
  against(attacker: string, attackers: number, defender: string, defenders: number): string
  readonly mapWaits: string
  readonly mafia: string
  attacks(name: string, figures: number): string
  defends(name: string, figures: number): string
  dice(round: number): string
  readonly fourAndThree: string
  readonly cancel: string
  both(signs: readonly string[]): string
  readonly noneBoth: string
  left(signs: readonly string[], hurts: string): string
  noneLeft(name: string): string
  readonly fall: string
  losses(round: number, attacker: string, attackersLost: number, defender: string, defendersLost: number): string
  noLosses(round: number): string
  holds(name: string, city: string, figures: number): string
  free(city: string): string
  readonly mapNow: string
}
