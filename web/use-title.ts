import { useEffect } from 'react'

/** What the tab of the browser is called. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Revier' ? title : `${title} · Revier`
  }, [title])
}
