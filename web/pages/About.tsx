import { Page } from '../Page.tsx'
import { useWords } from '../words.ts'

export function About() {
  const words = useWords()
  return (
    <Page title={words.about}>
      {words.aboutText.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{words.credits}</h2>
      <ul>
        {words.creditsText.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href="/parts">{words.parts}</a>
      </p>
    </Page>
  )
}
