import { useState } from 'react'
import { packRecord } from '#session/link.ts'
import { Sheet } from '#table/Sheet.tsx'
import { copyText } from './clipboard.ts'
import { download } from './download.ts'
import { useWords } from './words.ts'

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
  const file = `${name}.revier`
  return (
    <Sheet title={words.share} closeLabel={words.close} onClose={onClose}>
      {record ? <ShareRecord record={record} file={file} /> : <p>{words.shareRunning}</p>}
      {!record && sealed && (
        <>
          <p>{words.sealedHelp}</p>
          <p className="row">
            <button
              type="button"
              className="primary"
              onClick={() => void sealed().then((text) => download(file, text))}
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

function ShareRecord({ record, file }: { readonly record: Promise<string>; readonly file: string }) {
  const words = useWords()
  const [link, setLink] = useState<Link | null>(null)
  const copy = async () => {
    const address = `${location.origin}/shared#${await packRecord(await record)}`
    setLink({ address, copied: await copyText(address) })
  }
  return (
    <>
      <p>{words.shareHelp}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => void copy()}>
          {words.shareLink}
        </button>
        <button type="button" className="button" onClick={() => void record.then((text) => download(file, text))}>
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
            aria-label={words.shareLink}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
    </>
  )
}
