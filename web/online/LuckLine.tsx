import type { LuckFault } from './luck.ts'
import type { OnlineText } from './text/text.ts'

/** What came of checking the luck, in a line. */
export function LuckLine({ faults, words }: { readonly faults: readonly LuckFault[]; readonly words: OnlineText }) {
  if (faults.length === 0) return <p className="luck is-fair">{words.luckFair}</p>
  const what = [...new Set(faults)].map((fault) => words.faults[fault]).join(', ')
  return <p className="luck problem">{words.luckUnfair(what)}</p>
}
