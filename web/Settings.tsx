import { useStore } from 'zustand'
import { LANGUAGES } from '#engine/text.ts'
import { SPEEDS } from '#table/animate.ts'
import { Sheet } from '#table/Sheet.tsx'
import { Switch } from './fields.tsx'
import { change, PACES, settings, THEMES, type Pace } from './settings.ts'
import { useWords } from './words.ts'

const PACE_NAMES = Object.keys(PACES) as Pace[]

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { muted, confirm, endTurn, coach } = useStore(settings)
  return (
    <Sheet title={words.settings} closeLabel={words.close} onClose={onClose}>
      <Choices />
      <Check label={words.sounds} on={!muted} onToggle={() => change({ muted: !muted })} />
      <Check label={words.confirm} on={confirm} onToggle={() => change({ confirm: !confirm })} />
      <Check label={words.endTurn} on={endTurn} onToggle={() => change({ endTurn: !endTurn })} />
      <Check label={words.coach} on={coach} onToggle={() => change({ coach: !coach })} />
    </Sheet>
  )
}

/** What is one of several. */
function Choices() {
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
