import { useState } from 'react'
import { Sheet } from '#table/Sheet.tsx'
import { packRecord } from './share.ts'
import { useWords } from './words.ts'

interface ShareDialogProps {
  readonly record: string
  readonly name: string
  readonly onClose: () => void
}

/** The game as a link or as a file. */
export function ShareDialog({ record, name, onClose }: ShareDialogProps) {
  const words = useWords()
  const [link, setLink] = useState<string | null>(null)
  const copy = async () => {
    const address = `${location.origin}/shared#${await packRecord(record)}`
    setLink(address)
    await navigator.clipboard?.writeText(address).catch(() => undefined)
  }
  const save = () => {
    const url = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = `${name}.revier`
    anchor.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Sheet title={words.share} closeLabel={words.close} onClose={onClose}>
      <p>{words.shareHelp}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => void copy()}>
          {words.shareLink}
        </button>
        <button type="button" className="button" onClick={save}>
          {words.saveRecord}
        </button>
      </p>
      {link && (
        <p role="status">
          {words.copied}:{' '}
          <input
            className="link"
            readOnly
            value={link}
            aria-label={words.shareLink}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
    </Sheet>
  )
}
