/** The words of games that leave the app as a record. */
export interface RecordText {
  readonly shareLink: string
  readonly shareHelp: string
  /** Why a game cannot be shared before its end. */
  readonly shareRunning: string
  readonly sealedHelp: string
  readonly oldRules: string
  oldRulesHelp(version: number): string
  readonly damaged: string
  readonly damagedHelp: string
}
