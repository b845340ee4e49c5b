import { useEffect, useState } from 'react'

const QUERY = '(max-width: 820px)'

/** Whether the table stands on a small screen, where secondary things move into sheets. */
export function useCompact(): boolean {
  const [compact, setCompact] = useState(() => matchMedia(QUERY).matches)
  useEffect(() => {
    const media = matchMedia(QUERY)
    const update = () => setCompact(media.matches)
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [])
  return compact
}
