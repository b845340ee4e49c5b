import { useState } from 'react'
import { SEAT_COLOURS } from '#engine/colour.ts'
import type { Seating } from '#session/seats.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import { gameFolder } from '#games/index.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { defaultVariants } from '../local/quick.ts'
import { defaultSeating } from '../local/seating.ts'
import { newGame, newSeed } from '../local/saved.ts'
import { shelf } from '../local/my-shelf.ts'
import { Page } from '../Page.tsx'
import { offers, VariantFields } from '../VariantFields.tsx'
import { navigate } from '../router.ts'
import { change } from '../settings.ts'
import type { shortGame } from '../short/start.ts'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

export function NewGame({ id }: { readonly id: string }) {
  const language = useLanguage()
  const loaded = useLoaded(async () => ({ parts: await loadGameParts(id, language) }), [id, language])
  const words = useWords()
  if (!loaded) return <p className="loading">{words.loading}</p>
  if (!loaded.parts) return <NotFound help={words.noGame(id)} />
  return <Form {...loaded.parts} />
}

function Form({ title, game, text }: LoadedGame) {
  const words = useWords()
  const [seating, setSeating] = useState(() => defaultSeating(game, Math.min(3, game.seats.max), words))
  const [variants, setVariants] = useState(() => defaultVariants(game))
  const late = gameFolder(game.id)?.manifest.short
  const [short, setShort] = useState(() => late !== undefined && location.hash === '#short')
  const [preparing, setPreparing] = useState<'now' | 'failed' | null>(null)

  const resize = (seats: number) => {
    setSeating(defaultSeating(game, seats, words).map((fresh, seat) => seating[seat] ?? fresh))
    const fitting = Object.entries(variants).filter(([option, value]) => offers(game, option, value, seats))
    setVariants({ ...defaultVariants(game), ...Object.fromEntries(fitting) })
  }
  const edit = (seat: number, part: Partial<Seating>) =>
    setSeating(seating.map((one, i) => (i === seat ? { ...one, ...part } : one)))
  const start = async () => {
    const named = seating.map((one, seat) => ({
      ...one,
      name: one.name.trim().slice(0, 24) || words.seatNumber(seat + 1),
    }))
    const own = named.find((one) => one.player === 'me')
    if (own && own.name !== words.me) change({ name: own.name })
    const seed = seedOf(location.hash) ?? newSeed()
    setPreparing('now')
    const fresh =
      late && short
        ? await prepared(game, variants, named, late.from, seed)
        : newGame(game, { seed, seats: seating.length, variants }, named)
    if (!fresh) return setPreparing('failed')
    const { saved, entries } = fresh
    await (await shelf()).add(saved, entries)
    navigate(`/play/${saved.id}`)
  }

  return (
    <Page title={`${words.newGame}: ${title}`}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <SeatCount range={game.seats} seats={seating.length} onResize={resize} />
        {seating.map((one, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            one={one}
            onEdit={(part) => edit(seat, part)}
            onColour={(colour) => setSeating(recoloured(seating, seat, colour))}
          />
        ))}
        <VariantFields game={game} text={text} seats={seating.length} variants={variants} onChange={setVariants} />
        {late && (
          <label className="check short-game">
            <input type="checkbox" checked={short} onChange={() => setShort(!short)} /> {words.shortGame}
            <small>{words.shortHelp(late.minutes)}</small>
          </label>
        )}
        <button type="submit" className="primary" disabled={preparing === 'now'}>
          {preparing === 'now' && short ? words.preparing : words.start}
        </button>
        {preparing === 'failed' && <p className="problem">{words.shortFailed}</p>}
      </form>
    </Page>
  )
}

/** A short game, once bots have played its first part; null if they could not. */
const prepared = async (...wish: Parameters<typeof shortGame>) => {
  const { shortGame } = await import('../short/start.ts')
  return shortGame(...wish).catch(() => null)
}

/** Whoever had the colour gets the other one. */
const recoloured = (seating: readonly Seating[], seat: number, colour: Seating['colour']): Seating[] =>
  seating.map((one, i) => {
    if (i === seat) return { ...one, colour }
    return one.colour === colour ? { ...one, colour: seating[seat].colour } : one
  })

interface SeatCountProps {
  readonly range: LoadedGame['game']['seats']
  readonly seats: number
  readonly onResize: (seats: number) => void
}

function SeatCount({ range, seats, onResize }: SeatCountProps) {
  const words = useWords()
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i)
  return (
    <fieldset className="switch">
      <legend>{words.numberOfSeats}</legend>
      {counts.map((count) => (
        <label key={count}>
          <input type="radio" name="seats" checked={count === seats} onChange={() => onResize(count)} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** An address may name the seed, `/new/GAME#seed=7`: the same deal for everybody who uses it. */
const seedOf = (hash: string): string | undefined => /^#seed=([\w-]{1,60})$/.exec(hash)?.[1]

interface SeatRowProps {
  readonly seat: number
  readonly one: Seating
  readonly onEdit: (part: Partial<Seating>) => void
  readonly onColour: (colour: Seating['colour']) => void
}

function SeatRow({ seat, one, onEdit, onColour }: SeatRowProps) {
  const words = useWords()
  const players = Object.keys(words.players) as Seating['player'][]
  return (
    <fieldset className="seat-row">
      <legend>
        <SeatMark seat={seat} seating={one} /> {words.seatNumber(seat + 1)}
      </legend>
      <label>
        <span>{words.name}</span>
        <input
          type="text"
          maxLength={24}
          value={one.name}
          onInput={(event) => onEdit({ name: event.currentTarget.value })}
        />
      </label>
      <label>
        <span>{words.player}</span>
        <select
          value={one.player}
          onChange={(event) => onEdit({ player: event.currentTarget.value as Seating['player'] })}
        >
          {players.map((player) => (
            <option key={player} value={player}>
              {words.players[player]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.colour}</span>
        <select value={one.colour} onChange={(event) => onColour(event.currentTarget.value as Seating['colour'])}>
          {SEAT_COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {words.colours[colour]}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
