import { useTable } from './context.ts'
import { Sheet } from './Sheet.tsx'
import type { TableText } from './text/text.ts'

interface KeysProps {
  readonly keys: readonly (keyof TableText['keys'])[]
  readonly onClose: () => void
}

/** Which key does what. */
export function Keys({ keys, onClose }: KeysProps) {
  const { words } = useTable()
  return (
    <Sheet title={words.keysTitle} closeLabel={words.close} onClose={onClose}>
      <dl className="keys">
        {[...keys.map((key) => [key.toUpperCase(), words.keys[key]] as const), ...words.moreKeys].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
