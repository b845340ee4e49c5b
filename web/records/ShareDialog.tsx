import { useCallback, useState } from 'react'
import { packRecord } from '#session/link.ts'
import { useLate } from '#table/late.tsx'
import { Sheet } from '#table/Sheet.tsx'
import { copyText } from '../clipboard.ts'
import { download } from '../download.ts'
import { useLanguage, useWords } from '../words.ts'
import { loadText } from './load.ts'
import type { RecordText } from './text/text.ts'

interface ShareDialogProps {
  /** Null while the game would give secrets away. */
  readonly record: Promise<string> | null
  /** The game as a file to go on with, for a game of this browser that is not over. */
  readonly sealed?: () => Promise<string>
  readonly name: string
  readonly onClose: () => void
}

/** The game as a link or as a file. */
export function ShareDialog({ record, sealed, name, onClose }: ShareDialogProps) {
  const words = useWords()
  const language = useLanguage()
  const text = useLate(useCallback(() => loadText(language), [language]))
  const file = `${name}.revier`
  if (!text) return null
  return (
    <Sheet title={words.share} closeLabel={words.close} onClose={onClose}>
      {record ? <ShareRecord record={record} file={file} text={text} /> : <p>{text.shareRunning}</p>}
      {!record && sealed && (
        <>
          <p>{text.sealedHelp}</p>
          <p className="row">
            <button
              type="button"
              className="primary"
              onClick={() => void sealed().then((whole) => download(file, whole))}
            >
              {words.saveRecord}
            </button>
          </p>
        </>
      )}
    </Sheet>
  )
}

interface Link {
  readonly address: string
  readonly copied: boolean
}

interface ShareRecordProps {
  readonly record: Promise<string>
  readonly file: string
  readonly text: RecordText
}

function ShareRecord({ record, file, text }: ShareRecordProps) {
  const words = useWords()
  const [link, setLink] = useState<Link | null>(null)
  const copy = async () => {
    const address = `${location.origin}/shared#${await packRecord(await record)}`
    setLink({ address, copied: await copyText(address) })
  }
  return (
    <>
      <p>{text.shareHelp}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => void copy()}>
          {text.shareLink}
        </button>
        <button type="button" className="button" onClick={() => void record.then((whole) => download(file, whole))}>
          {words.saveRecord}
        </button>
      </p>
      {link && (
        <p role="status">
          {link.copied ? words.copied : words.copyYourself}:{' '}
          <input
            className="link"
            readOnly
            value={link.address}
            aria-label={text.shareLink}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
    </>
  )
}
