interface SwitchProps<V extends string | number> {
  readonly label: string
  /** Of the radio buttons. */
  readonly name: string
  readonly values: readonly V[]
  readonly nameOf: (value: V) => string | number
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A row of radio buttons that looks like one switch. */
export function Switch<V extends string | number>({ label, name, values, nameOf, value, onChange }: SwitchProps<V>) {
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>{nameOf(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface SeatCountProps {
  readonly label: string
  readonly range: { readonly min: number; readonly max: number }
  readonly seats: number
  readonly onResize: (seats: number) => void
}

/** How many are to play. */
export function SeatCount({ label, range: { min, max }, seats, onResize }: SeatCountProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <Switch label={label} name="seats" values={counts} nameOf={(count) => count} value={seats} onChange={onResize} />
  )
}

export interface SelectProps<V extends string | number> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly name: string }[]
  readonly onChange: (value: V) => void
  readonly help?: string
  readonly className?: string
}

/** One of several, from a list that opens. */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const { label, value, options, onChange, help, className } = props
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen)
    if (option) onChange(option.value)
  }
  return (
    <label className={className}>
      <span>{label}</span>
      <select value={String(value)} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.name}
          </option>
        ))}
      </select>
      {help && <small>{help}</small>}
    </label>
  )
}
