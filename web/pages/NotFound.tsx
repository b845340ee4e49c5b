import { Page } from '../Page.tsx'
import { useWords } from '../words.ts'

export function NotFound({ help }: { readonly help?: string }) {
  const words = useWords()
  return (
    <Page title={words.notFound}>
      <p>{help ?? words.notFoundHelp}</p>
      <p>
        <a className="button" href="/">
          {words.home}
        </a>
      </p>
    </Page>
  )
}
