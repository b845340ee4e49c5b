import { useEffect, useState } from 'react'

/**
 * How a table is laid out: `wide` with panels on both sides of the board, `tall` with everything below each other, `side` for screens that are low, with
 * the board at the left and all else at the right. It depends on the room that the text leaves, so whoever enlarges that gets the layout that still fits.
 */
export type Room = 'wide' | 'tall' | 'side'

const WIDE = '(min-width: 60em) and (min-height: 34em)'
const BROAD = '(min-aspect-ratio: 11/10)'

const roomNow = (): Room => {
  if (matchMedia(WIDE).matches) return 'wide'
  return matchMedia(BROAD).matches ? 'side' : 'tall'
}

export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow)
  useEffect(() => {
    const queries = [WIDE, BROAD].map((query) => matchMedia(query))
    const update = () => setRoom(roomNow())
    for (const query of queries) query.addEventListener('change', update)
    return () => queries.forEach((query) => query.removeEventListener('change', update))
  }, [])
  return room
}
