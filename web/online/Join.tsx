import { useEffect, useState } from 'react'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { Known } from './Entry.tsx'
import { online, problemOf, useOnlineWords } from './online.ts'
import { Problem } from './parts.tsx'

/** An invitation was opened: leads to its table, once one has said who one is. */
export function Join({ invite }: { readonly invite: string }) {
  const words = useOnlineWords()
  return (
    <Page title={words.invitation}>
      <Known>{() => <Invited invite={invite} />}</Known>
    </Page>
  )
}

function Invited({ invite }: { readonly invite: string }) {
  const words = useOnlineWords()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void online()
      .api('invited', { body: { invite } })
      .then(
        ({ id }) => navigate(`/online/${id}`, { replace: true }),
        (error: unknown) => setProblem(words.problems[problemOf(error).code]),
      )
  }, [invite])
  return problem ? <Problem text={problem} /> : <p className="loading">{words.connecting}</p>
}
