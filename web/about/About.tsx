import type { Manifest, Work } from '#engine/manifest.ts'
import { GAMES } from '#games/index.ts'
import { byLanguage } from '../by-language.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import type { AboutText } from './text/text.ts'

const loadText = byLanguage<AboutText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })

export function About() {
  const words = useWords()
  const language = useLanguage()
  const text = useLoaded(() => loadText(language), [language])
  if (!text) return <p className="loading">{words.loading}</p>
  return (
    <Page title={words.about}>
      {[...text.what, ...text.ownAndOthers].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{text.credits}</h2>
      {Object.values(GAMES).map(({ manifest }) => (
        <Credits key={manifest.id} game={manifest} text={text} />
      ))}
      <p>
        <a href="/parts">{words.parts}</a>
      </p>
    </Page>
  )
}

/** Whose works a game builds on. */
function Credits({ game: { title, credits, typeface }, text }: { readonly game: Manifest; readonly text: AboutText }) {
  const { icons, map } = credits
  const works: [string, Work | undefined][] = [
    [text.works.typeface, typeface],
    [text.works.icons, icons],
    [text.works.map, map],
  ]
  return (
    <section className="credits">
      <h3>{title[useLanguage()]}</h3>
      <p>{text.designedBy(credits.design)}</p>
      {works.map(
        ([what, work]) =>
          work && (
            <p key={what}>
              {what}: {work.name}, {work.by}, {work.licence}
            </p>
          ),
      )}
    </section>
  )
}
