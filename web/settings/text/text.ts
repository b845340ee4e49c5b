import type { Speed } from '#table/animate.ts'
import type { Pace, Theme } from '../../settings.ts'

/** The words of the settings. */
export interface SettingsText {
  readonly theme: string
  readonly themes: Readonly<Record<Theme, string>>
  readonly speed: string
  readonly speeds: Readonly<Record<Speed, string>>
  readonly pace: string
  readonly paces: Readonly<Record<Pace, string>>
  readonly confirm: string
  readonly endTurn: string
  readonly coach: string
  readonly chances: string
  readonly alwaysNight: string
  readonly sounds: string
}
