import { download } from './download.ts'
import { LEVELS, type Level } from '#bots/levels.ts'
import { levelOf } from './local/bots.ts'
import type { LocalState, LocalTable } from './local/local-table.ts'
import { Gone } from './local/shelf.ts'
import { useWords } from './words.ts'

interface TroubledProps {
  readonly state: LocalState
  readonly table: LocalTable
  /** The game as a file to go on with. */
  readonly sealed: () => Promise<string>
}

/** Something has failed: says what, and offers the ways on. */
export function Troubled({ state: { trouble, saved }, table, sealed }: TroubledProps) {
  const words = useWords()
  if (!trouble) return null
  const exportGame = async () => download(`${saved.game}.revier`, await sealed())
  const { seating } = saved
  const gone = trouble.error instanceof Gone
  const what =
    trouble.with === 'player' ? words.botFailed(seating[trouble.seat].name) : words.failed[gone ? 'gone' : trouble.with]
  const levels = trouble.with === 'player' ? othersThan(levelOf(seating[trouble.seat])) : []
  return (
    <section className="decision trouble" role="alert">
      <p className="prompt">{what}</p>
      <div className="choices">
        {trouble.with !== 'rules' && !gone && (
          <button type="button" className="choice primary" onClick={table.retry}>
            {words.retry}
          </button>
        )}
        {trouble.with === 'player' &&
          levels.map((level) => (
            <button key={level} type="button" className="choice" onClick={() => table.replaceBot(trouble.seat, level)}>
              {words.goOnWith(words.players[level])}
            </button>
          ))}
        {trouble.with === 'store' && (
          <button type="button" className="choice" onClick={table.goOnUnkept}>
            {words.playUnsaved}
          </button>
        )}
        <button type="button" className="choice" onClick={() => void exportGame()}>
          {words.saveRecord}
        </button>
      </div>
    </section>
  )
}

const othersThan = (level: Level | null): Level[] => LEVELS.filter((one) => one !== level)
