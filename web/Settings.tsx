import { useStore } from 'zustand'
import { LANGUAGES } from '#engine/text.ts'
import { SPEEDS } from '#table/animate.ts'
import { Sheet } from '#table/Sheet.tsx'
import { change, PACES, settings, THEMES, type Pace } from './settings.ts'
import { useWords } from './words.ts'

const PACE_NAMES = Object.keys(PACES) as Pace[]

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly values: readonly V[]
  readonly names: Readonly<Record<V, string>>
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A row of radio buttons that looks like one switch. */
function Choice<V extends string>({ label, values, names, value, onChange }: ChoiceProps<V>) {
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={label} checked={one === value} onChange={() => onChange(one)} />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { language, theme, speed, pace, muted, confirm, endTurn, coach } = useStore(settings)
  return (
    <Sheet title={words.settings} closeLabel={words.close} onClose={onClose}>
      <Choice
        label={words.language}
        values={LANGUAGES}
        names={words.languages}
        value={language}
        onChange={(v) => change({ language: v })}
      />
      <Choice
        label={words.theme}
        values={THEMES}
        names={words.themes}
        value={theme}
        onChange={(v) => change({ theme: v })}
      />
      <p className="quiet">{words.alwaysNight}</p>
      <Choice
        label={words.speed}
        values={SPEEDS}
        names={words.speeds}
        value={speed}
        onChange={(v) => change({ speed: v })}
      />
      <Choice
        label={words.pace}
        values={PACE_NAMES}
        names={words.paces}
        value={pace}
        onChange={(v) => change({ pace: v })}
      />
      <label className="check">
        <input type="checkbox" checked={!muted} onChange={() => change({ muted: !muted })} /> {words.sounds}
      </label>
      <label className="check">
        <input type="checkbox" checked={confirm} onChange={() => change({ confirm: !confirm })} /> {words.confirm}
      </label>
      <label className="check">
        <input type="checkbox" checked={endTurn} onChange={() => change({ endTurn: !endTurn })} /> {words.endTurn}
      </label>
      <label className="check">
        <input type="checkbox" checked={coach} onChange={() => change({ coach: !coach })} /> {words.coach}
      </label>
    </Sheet>
  )
}
