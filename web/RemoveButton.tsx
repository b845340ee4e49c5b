import { useState } from 'react'
import { Icon } from '#table/icons.tsx'
import { shelf } from './local/my-shelf.ts'
import { useWords } from './words.ts'

interface RemoveButtonProps {
  readonly id: string
  /** Whether it says what it does in a word, where there is room for it. */
  readonly wordy?: boolean
  readonly onRemoved: () => void
}

/** Takes a game off the shelf; asks once more, in its own place. */
export function RemoveButton({ id, wordy = false, onRemoved }: RemoveButtonProps) {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const remove = async () => {
    await (await shelf()).remove(id)
    onRemoved()
  }
  if (!sure)
    return (
      <button
        type="button"
        className={wordy ? 'button' : 'icon-button'}
        aria-label={words.remove}
        onClick={() => setSure(true)}
      >
        {wordy ? words.remove : <Icon name="trash" />}
      </button>
    )
  return (
    <span className="remove-sure">
      {words.removeSure}
      <button type="button" className="button" onClick={() => void remove()}>
        {words.remove}
      </button>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {words.keep}
      </button>
    </span>
  )
}
