import { useLayoutEffect } from 'react'

/** What the tab of the browser is called. */
export function useTitle(title: string): void {
  // With the page itself: whoever sees its heading has its title, too.
  useLayoutEffect(() => {
    document.title = title === 'Revier' ? title : `${title} · Revier`
  }, [title])
}
