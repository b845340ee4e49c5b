import type { PartProps } from '#table/types.ts'
import { DISTRICTS, EVENTS } from '../data.ts'
import { NONE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { SmallSign } from './Sign.tsx'
import { about } from './things.ts'

type Props = PartProps<NantyNarking, Text> & { readonly compact: boolean }

/** The latest event as the front page of the day; while it happens, with its dice. */
export function FrontPage({ view, text }: Props) {
  const { screen } = text
  const latest = view.past.at(-1) ?? NONE
  const happening = view.event !== NONE
  return (
    <article
      className={happening ? 'front-page is-happening' : 'front-page'}
      data-spot="front-page"
      {...about('front-page')}
    >
      <div className="piece">
        <header>
          <b>{screen.masthead}</b>
          <small>{screen.edition(view.past.length)}</small>
        </header>
        {latest === NONE ? <TownNews view={view} text={text} /> : <News view={view} text={text} event={latest} />}
      </div>
    </article>
  )
}

function News({ view, text, event }: Pick<Props, 'view' | 'text'> & { readonly event: number }) {
  const [headline, words] = text.eventCards[EVENTS[event]]
  const places = [...new Set(view.rolls)].map((d) => `${d + 1} ${text.districts[DISTRICTS[d]][0]}`)
  return (
    <>
      <h3>{headline}</h3>
      <SmallSign name={EVENTS[event]} size={46} />
      <p>{words}</p>
      {places.length > 0 && <p className="rolled">{places.join(' · ')}</p>}
    </>
  )
}

/** No event yet: how the town fares. */
function TownNews({ view, text }: Pick<Props, 'view' | 'text'>) {
  const places = DISTRICTS.flatMap((id, d) => (view.trouble & (1 << d) ? [text.districts[id][0]] : []))
  return (
    <>
      <h3>{text.screen.news(places.length)}</h3>
      <p>{text.screen.newsText(places)}</p>
    </>
  )
}
