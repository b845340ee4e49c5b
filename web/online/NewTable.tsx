import { useState, type FormEvent } from 'react'
import type { Rules, Variants } from '#engine/game.ts'
import type { GameText } from '#engine/text.ts'
import type { Body } from '#protocol/api.ts'
import type { Access, Control, Level } from '#protocol/parts.ts'
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

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard']
const BANKS = [5, 10, 20, 30, 45, 60, 90]
const INCREMENTS = [0, 5, 10, 20, 30, 60]
const HOURS = [12, 24, 48, 72, 168]
const ACCESSES: readonly Access[] = ['link', 'open', 'private']

/** Sets up a table online. */
export function NewTable({ id }: { readonly id: string }) {
  const language = useLanguage()
  const words = useOnlineWords()
  const loaded = useLoaded(async () => ({ parts: await loadGameParts(id, language) }), [id, language])
  if (!loaded) return <p className="loading">{words.connecting}</p>
  if (!loaded.parts) return <NotFound />
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
    control: { kind: 'live', bank: 1800, increment: 10 },
    substitute: 'medium',
    access: 'link',
    seat: 0,
  }
}

function Form({ game, text }: { readonly game: Rules; readonly text: GameText }) {
  const words = useOnlineWords()
  const appWords = useWords()
  const [plan, setPlan] = useState(() => startPlan(game))
  const { attempt, busy, problem } = useAttempt()
  const edit = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
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
  const taken = (seat: number) => plan.seat === seat
  return (
    <form className="new-game" onSubmit={create}>
      <fieldset className="switch">
        <legend>{appWords.numberOfSeats}</legend>
        {counts.map((count) => (
          <label key={count}>
            <input type="radio" name="seats" checked={count === plan.seats.length} onChange={() => resize(count)} />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="online-seats">
        <legend>{words.seat}</legend>
        {plan.seats.map((player, seat) => (
          <ChoiceField<Player>
            key={seat}
            label={taken(seat) ? `${appWords.seatNumber(seat + 1)} (${words.mySeat})` : appWords.seatNumber(seat + 1)}
            value={player}
            options={taken(seat) ? [personOf(words.person)] : [personOf(words.person), ...levelsOf(words.levels)]}
            onChange={(chosen) => edit({ seats: plan.seats.map((one, i) => (i === seat ? chosen : one)) })}
          />
        ))}
        <ChoiceField
          label={words.mySeat}
          value={plan.seat ?? -1}
          options={[
            ...plan.seats.map((_, seat) => ({ value: seat, name: appWords.seatNumber(seat + 1) })),
            { value: -1, name: words.watchOnly },
          ]}
          onChange={(seat) =>
            edit({
              seat: seat < 0 ? null : seat,
              seats: plan.seats.map((one, i) => (i === seat ? 'person' : one)),
            })
          }
        />
      </fieldset>
      <VariantFields
        game={game}
        text={text}
        seats={plan.seats.length}
        variants={plan.variants}
        onChange={(variants: Variants) => edit({ variants: { ...variants } })}
      />
      <TimeFields control={plan.control} onChange={(control) => edit({ control })} />
      <ChoiceField
        label={words.substitute}
        value={plan.substitute}
        options={levelsOf(words.levels)}
        onChange={(substitute) => edit({ substitute })}
        help={words.substituteHelp}
      />
      <ChoiceField
        label={words.access}
        value={plan.access}
        options={ACCESSES.map((value) => ({ value, name: words.accesses[value] }))}
        onChange={(access) => edit({ access })}
        help={words.accessHelp[plan.access]}
      />
      <button type="submit" className="primary" disabled={busy}>
        {words.create}
      </button>
      <Problem text={problem} />
    </form>
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
        <label>
          <input
            type="radio"
            name="time"
            checked={control.kind === 'live'}
            onChange={() => onChange({ kind: 'live', bank: 1800, increment: 10 })}
          />
          <span>{words.live}</span>
        </label>
        <label>
          <input
            type="radio"
            name="time"
            checked={control.kind === 'days'}
            onChange={() => onChange({ kind: 'days', hours: 72 })}
          />
          <span>{words.days}</span>
        </label>
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
