import { useState, type ReactNode } from 'react'
import { copyText } from '../clipboard.ts'
import { Select, type SelectProps } from '../fields.tsx'
import { useOnlineWords } from './online.ts'

/** What is wrong, said where it was tried. */
export function Problem({ text, children }: { readonly text: string | null; readonly children?: ReactNode }) {
  if (!text) return null
  return (
    <p className="problem" role="alert">
      {text} {children}
    </p>
  )
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'password' | 'email'
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly minLength?: number
  readonly required?: boolean
  readonly help?: string
}

export function TextField({ label, value, onChange, help, type = 'text', ...rest }: TextFieldProps) {
  return (
    <label className="online-field">
      <span>{help ? `${label} (${help})` : label}</span>
      <input type={type} value={value} onInput={(event) => onChange(event.currentTarget.value)} {...rest} />
    </label>
  )
}

/** The password that one has. */
export const CurrentPassword = (props: Pick<TextFieldProps, 'label' | 'value' | 'onChange'>) => (
  <TextField {...props} type="password" autoComplete="current-password" required />
)

export const ChoiceField = <V extends string | number>(props: SelectProps<V>) => (
  <Select {...props} className="online-field" />
)

/** A link to copy. Where the clipboard refuses, it says so and marks the text. */
export function CopyLine({ text, what }: { readonly text: string; readonly what?: string }) {
  const words = useOnlineWords()
  const [said, setSaid] = useState<string | null>(null)
  const copy = async () => setSaid((await copyText(text)) ? words.copied : words.copyYourself)
  return (
    <p className="copy-line">
      <input
        type="text"
        readOnly
        value={text}
        aria-label={what ?? words.invitation}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {what ? words.copyThis : words.copy}
      </button>
      <span role="status">{said}</span>
    </p>
  )
}

/** A part of the page about one matter. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="online-card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Whether somebody has the table open. */
export function Dot({ here }: { readonly here: boolean }) {
  const words = useOnlineWords()
  const label = here ? words.here : words.away
  return <span className={here ? 'presence is-here' : 'presence'} role="img" aria-label={label} title={label} />
}

interface KeyRowsProps {
  readonly rows: readonly { readonly id: string; readonly label: string; readonly note: string }[]
  readonly onRemove: (id: string) => void
}

/** Keys that one has given away, each with a way to take it back. */
export function KeyRows({ rows, onRemove }: KeyRowsProps) {
  const words = useOnlineWords()
  return (
    <ul className="online-rows">
      {rows.map(({ id, label, note }) => (
        <li key={id}>
          <span>{label}</span>
          <small className="online-quiet">{note}</small>
          <button type="button" className="button" onClick={() => onRemove(id)}>
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface SureProps {
  /** What is done for good. */
  readonly label: string
  readonly help: string
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Whether somebody really wants what cannot be taken back. */
export function Sure({ label, help, busy, onYes, onNo }: SureProps) {
  const words = useOnlineWords()
  return (
    <div role="group" aria-label={label}>
      <p>{help}</p>
      <p className="row">
        <button type="button" className="primary" disabled={busy} onClick={onYes}>
          {label}
        </button>
        <button type="button" className="button" onClick={onNo}>
          {words.cancel}
        </button>
      </p>
    </div>
  )
}
