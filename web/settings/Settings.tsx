import { useCallback } from 'react'
import { useStore } from 'zustand'
import { LANGUAGES } from '#engine/text.ts'
import { SPEEDS } from '#table/animate.ts'
import { useLate } from '#table/late.tsx'
import { Sheet } from '#table/Sheet.tsx'
import { byLanguage } from '../by-language.ts'
import { Switch } from '../fields.tsx'
import { change, PACES, settings, THEMES, type Pace } from '../settings.ts'
import { useLanguage, useWords } from '../words.ts'
import type { SettingsText } from './text/text.ts'

const PACE_NAMES = Object.keys(PACES) as Pace[]
const loadText = byLanguage<SettingsText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const language = useLanguage()
  const text = useLate(useCallback(() => loadText(language), [language]))
  return (
    <Sheet title={words.settings} closeLabel={words.close} onClose={onClose}>
      {text && (
        <>
          <Choices text={text} />
          <Checks text={text} />
        </>
      )}
    </Sheet>
  )
}

interface TextProps {
  readonly text: SettingsText
}

/** What is on or off. */
function Checks({ text }: TextProps) {
  const { muted, confirm, endTurn, coach, chances } = useStore(settings)
  return (
    <>
      <Check label={text.sounds} on={!muted} onToggle={() => change({ muted: !muted })} />
      <Check label={text.confirm} on={confirm} onToggle={() => change({ confirm: !confirm })} />
      <Check label={text.endTurn} on={endTurn} onToggle={() => change({ endTurn: !endTurn })} />
      <Check label={text.coach} on={coach} onToggle={() => change({ coach: !coach })} />
      <Check label={text.chances} on={chances} onToggle={() => change({ chances: !chances })} />
    </>
  )
}

/** What is one of several. */
function Choices({ text }: TextProps) {
  const words = useWords()
  const { language, theme, speed, pace } = useStore(settings)
  return (
    <>
      <Choice
        label={words.language}
        values={LANGUAGES}
        names={words.languages}
        value={language}
        onChange={(v) => change({ language: v })}
      />
      <Choice
        label={text.theme}
        values={THEMES}
        names={text.themes}
        value={theme}
        onChange={(v) => change({ theme: v })}
      />
      <p className="quiet">{text.alwaysNight}</p>
      <Choice
        label={text.speed}
        values={SPEEDS}
        names={text.speeds}
        value={speed}
        onChange={(v) => change({ speed: v })}
      />
      <Choice
        label={text.pace}
        values={PACE_NAMES}
        names={text.paces}
        value={pace}
        onChange={(v) => change({ pace: v })}
      />
    </>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly values: readonly V[]
  readonly names: Readonly<Record<V, string>>
  readonly value: V
  readonly onChange: (value: V) => void
}

const Choice = <V extends string>({ names, ...props }: ChoiceProps<V>) => (
  <Switch {...props} name={props.label} nameOf={(value) => names[value]} />
)

interface CheckProps {
  readonly label: string
  readonly on: boolean
  readonly onToggle: () => void
}

const Check = ({ label, on, onToggle }: CheckProps) => (
  <label className="check">
    <input type="checkbox" checked={on} onChange={onToggle} /> {label}
  </label>
)
