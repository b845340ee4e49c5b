import { useState, type FormEvent } from 'react'
import type { Rules, Variants } from '#engine/game.ts'
import type { GameText } from '#engine/text.ts'
import type { Body } from '#protocol/api.ts'
import { LEVELS, type Access, type Control, type Level } from '#protocol/parts.ts'
import { SeatCount } from '../fields.tsx'
import { loadGameParts } from '../load.ts'
import { defaultVariants } from '../local/quick.ts'
import { Page } from '../Page.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { navigate } from '../router.ts'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { VariantFields } from '../VariantFields.tsx'
import { Known } from './Entry.tsx'
import { keepInvitation } from './invitations.ts'
import { online, useAttempt, useOnlineWords } from './online.ts'
import { ChoiceField, Problem } from './parts.tsx'

type Plan = Body<'createTable'>
type Player = Plan['seats'][number]

const BANKS = [5, 10, 20, 30, 45, 60, 90]
const INCREMENTS = [0, 5, 10, 20, 30, 60]
const HOURS = [12, 24, 48, 72, 168]
const LIVE: Control = { kind: 'live', bank: 1800, increment: 10 }
/** What time one is given to begin with, of each kind. */
const KINDS: readonly Control[] = [LIVE, { kind: 'days', hours: 72 }]
const ACCESSES: readonly Access[] = ['link', 'open', 'private']

/** Sets up a table online. */
export function NewTable({ id }: { readonly id: string }) {
  const language = useLanguage()
  const words = useOnlineWords()
  const { noGame } = useWords()
  const loaded = useLoaded(async () => ({ parts: await loadGameParts(id, language) }), [id, language])
  if (!loaded) return <p className="loading">{words.connecting}</p>
  if (!loaded.parts) return <NotFound help={noGame(id)} />
  const { title, game, text } = loaded.parts
  return (
    <Page title={`${words.newTable}: ${title}`}>
      <Known>{() => <Form game={game} text={text} />}</Known>
    </Page>
  )
}

function startPlan(game: Rules): Plan {
  const seats = Array.from({ length: Math.max(2, game.seats.min) }, (): Player => 'person')
  return {
    game: game.id,
    variants: defaultVariants(game),
    seats,
    control: LIVE,
    substitute: 'medium',
    access: 'link',
    seat: 0,
  }
}

interface PlanProps {
  readonly plan: Plan
  readonly onEdit: (part: Partial<Plan>) => void
}

function Form({ game, text }: { readonly game: Rules; readonly text: GameText }) {
  const words = useOnlineWords()
  const { numberOfSeats } = useWords()
  const [plan, setPlan] = useState(() => startPlan(game))
  const { attempt, busy, problem } = useAttempt()
  const edit = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const resize = (count: number) => {
    const seats = Array.from({ length: count }, (_, seat): Player => plan.seats[seat] ?? 'person')
    edit({ seats, seat: plan.seat !== null && plan.seat < count ? plan.seat : 0 })
  }
  const create = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      const { table, invite } = await online().api('createTable', { body: plan })
      if (invite) keepInvitation(table.id, invite)
      navigate(`/online/${table.id}`)
    })
  }
  return (
    <form className="new-game" onSubmit={create}>
      <SeatCount label={numberOfSeats} range={game.seats} seats={plan.seats.length} onResize={resize} />
      <SeatFields plan={plan} onEdit={edit} />
      <VariantFields
        game={game}
        text={text}
        seats={plan.seats.length}
        variants={plan.variants}
        onChange={(variants: Variants) => edit({ variants: { ...variants } })}
      />
      <TimeFields control={plan.control} onChange={(control) => edit({ control })} />
      <DoorFields plan={plan} onEdit={edit} />
      <button type="submit" className="primary" disabled={busy}>
        {words.create}
      </button>
      <Problem text={problem} />
    </form>
  )
}

/** Who is to sit where, and where oneself does. */
function SeatFields({ plan, onEdit }: PlanProps) {
  const words = useOnlineWords()
  const { seatNumber } = useWords()
  const isMine = (seat: number) => plan.seat === seat
  const sit = (at: number, player: Player) => plan.seats.map((one, seat) => (seat === at ? player : one))
  return (
    <fieldset className="online-seats">
      <legend>{words.seat}</legend>
      {plan.seats.map((player, seat) => (
        <ChoiceField<Player>
          key={seat}
          label={isMine(seat) ? `${seatNumber(seat + 1)} (${words.mySeat})` : seatNumber(seat + 1)}
          value={player}
          options={isMine(seat) ? [personOf(words.person)] : [personOf(words.person), ...levelsOf(words.levels)]}
          onChange={(chosen) => onEdit({ seats: sit(seat, chosen) })}
        />
      ))}
      <ChoiceField
        label={words.mySeat}
        value={plan.seat ?? -1}
        options={[
          ...plan.seats.map((_, seat) => ({ value: seat, name: seatNumber(seat + 1) })),
          { value: -1, name: words.watchOnly },
        ]}
        onChange={(seat) => onEdit({ seat: seat < 0 ? null : seat, seats: sit(seat, 'person') })}
      />
    </fieldset>
  )
}

/** Who comes in, and who plays on for those who leave. */
function DoorFields({ plan, onEdit }: PlanProps) {
  const words = useOnlineWords()
  return (
    <>
      <ChoiceField
        label={words.substitute}
        value={plan.substitute}
        options={levelsOf(words.levels)}
        onChange={(substitute) => onEdit({ substitute })}
        help={words.substituteHelp}
      />
      <ChoiceField
        label={words.access}
        value={plan.access}
        options={ACCESSES.map((value) => ({ value, name: words.accesses[value] }))}
        onChange={(access) => onEdit({ access })}
        help={words.accessHelp[plan.access]}
      />
    </>
  )
}

const personOf = (name: string) => ({ value: 'person' as const, name })
const levelsOf = (names: Readonly<Record<Level, string>>) => LEVELS.map((value) => ({ value, name: names[value] }))

interface TimeFieldsProps {
  readonly control: Control
  readonly onChange: (control: Control) => void
}

function TimeFields({ control, onChange }: TimeFieldsProps) {
  const words = useOnlineWords()
  return (
    <fieldset className="time-fields">
      <legend>{words.time}</legend>
      <div className="switch">
        {KINDS.map((start) => (
          <label key={start.kind}>
            <input type="radio" name="time" checked={control.kind === start.kind} onChange={() => onChange(start)} />
            <span>{words[start.kind]}</span>
          </label>
        ))}
      </div>
      {control.kind === 'live' ? (
        <>
          <ChoiceField
            label={words.bank}
            value={control.bank}
            options={BANKS.map((minutes) => ({ value: minutes * 60, name: words.minutes(minutes) }))}
            onChange={(bank) => onChange({ ...control, bank })}
          />
          <ChoiceField
            label={words.increment}
            value={control.increment}
            options={INCREMENTS.map((value) => ({ value, name: words.seconds(value) }))}
            onChange={(increment) => onChange({ ...control, increment })}
          />
        </>
      ) : (
        <ChoiceField
          label={words.hours}
          value={control.hours}
          options={HOURS.map((value) => ({ value, name: words.dayHours(value) }))}
          onChange={(hours) => onChange({ kind: 'days', hours })}
        />
      )}
    </fieldset>
  )
}
