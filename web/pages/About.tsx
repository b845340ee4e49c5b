import type { Manifest, Work } from '#engine/manifest.ts'
import { GAMES } from '#games/index.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useWords } from '../words.ts'

export function About() {
  const words = useWords()
  return (
    <Page title={words.about}>
      {[...words.aboutText, ...words.creditsText].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{words.credits}</h2>
      {Object.values(GAMES).map(({ manifest }) => (
        <Credits key={manifest.id} game={manifest} />
      ))}
      <p>
        <a href="/parts">{words.parts}</a>
      </p>
    </Page>
  )
}

/** Whose works a game builds on. */
function Credits({ game: { title, credits, typeface } }: { readonly game: Manifest }) {
  const words = useWords()
  const { icons, map } = credits
  const works: [string, Work | undefined][] = [
    [words.works.typeface, typeface],
    [words.works.icons, icons],
    [words.works.map, map],
  ]
  return (
    <section className="credits">
      <h3>{title[useLanguage()]}</h3>
      <p>{words.designedBy(credits.design)}</p>
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
