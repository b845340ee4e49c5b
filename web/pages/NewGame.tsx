import { useState, type FormEvent } from 'react'
import { SEAT_COLOURS } from '#engine/colour.ts'
import type { Rules, Variants } from '#engine/game.ts'
import type { Seating } from '#session/seats.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import { gameFolder } from '#games/index.ts'
import { SeatCount, Select } from '../fields.tsx'
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
  const { seating, setSeating, variants, setVariants, resize } = useSeats(game)
  const late = gameFolder(game.id)?.manifest.short
  const [short, setShort] = useState(() => late !== undefined && location.hash === '#short')
  const { preparing, start } = useStart(game, seating, variants, short ? late?.from : undefined)
  return (
    <Page title={`${words.newGame}: ${title}`}>
      <form className="new-game" onSubmit={start}>
        <SeatCount label={words.numberOfSeats} range={game.seats} seats={seating.length} onResize={resize} />
        {seating.map((one, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            one={one}
            onEdit={(part) => setSeating(seating.map((was, i) => (i === seat ? { ...was, ...part } : was)))}
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

/** Who sits where and what is agreed on, as far as it fits a table of that size. */
function useSeats(game: Rules) {
  const words = useWords()
  const [seating, setSeating] = useState(() => defaultSeating(game, Math.min(3, game.seats.max), words))
  const [variants, setVariants] = useState(() => defaultVariants(game))
  const resize = (seats: number) => {
    setSeating(defaultSeating(game, seats, words).map((fresh, seat) => seating[seat] ?? fresh))
    const fitting = Object.entries(variants).filter(([option, value]) => offers(game, option, value, seats))
    setVariants({ ...defaultVariants(game), ...Object.fromEntries(fitting) })
  }
  return { seating, setSeating, variants, setVariants, resize }
}

/** Puts the game on the shelf and goes there; a short one from the stage that it begins at. */
function useStart(game: Rules, seating: readonly Seating[], variants: Variants, from: number | undefined) {
  const words = useWords()
  const [preparing, setPreparing] = useState<'now' | 'failed' | null>(null)
  const begin = async () => {
    const named = seating.map((one, seat) => ({
      ...one,
      name: one.name.trim().slice(0, 24) || words.seatNumber(seat + 1),
    }))
    const own = named.find((one) => one.player === 'me')
    if (own && own.name !== words.me) change({ name: own.name })
    const seed = seedOf(location.hash) ?? newSeed()
    setPreparing('now')
    const fresh =
      from === undefined
        ? newGame(game, { seed, seats: seating.length, variants }, named)
        : await prepared(game, variants, named, from, seed)
    if (!fresh) return setPreparing('failed')
    await (await shelf()).add(fresh.saved, fresh.entries)
    navigate(`/play/${fresh.saved.id}`)
  }
  const start = (event: FormEvent) => {
    event.preventDefault()
    void begin()
  }
  return { preparing, start }
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
      <Select
        label={words.player}
        value={one.player}
        options={players.map((player) => ({ value: player, name: words.players[player] }))}
        onChange={(player) => onEdit({ player })}
      />
      <Select
        label={words.colour}
        value={one.colour}
        options={SEAT_COLOURS.map((colour) => ({ value: colour, name: words.colours[colour] }))}
        onChange={onColour}
      />
    </fieldset>
  )
}
