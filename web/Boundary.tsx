import { Component, type ReactNode } from 'react'
import { Page } from './Page.tsx'
import { useWords } from './words.ts'

interface BoundaryProps {
  /** Where one is: elsewhere it is tried anew. */
  readonly path: string
  readonly children: ReactNode
}

/** What stops a page stops only that page, and is said: part of it could not be loaded, or something in it has failed. */
export class Boundary extends Component<BoundaryProps, { readonly failedAt: string | null }> {
  override state: { readonly failedAt: string | null } = { failedAt: null }

  static getDerivedStateFromError(): { readonly failedAt: string } {
    return { failedAt: location.pathname + location.hash }
  }

  override render(): ReactNode {
    return this.state.failedAt === this.props.path ? <Broken /> : this.props.children
  }
}

function Broken() {
  const words = useWords()
  return (
    <Page title={words.broken}>
      <p role="alert">{words.brokenHelp}</p>
      <p className="cover-actions">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
        <a className="button" href="/">
          {words.home}
        </a>
      </p>
    </Page>
  )
}
