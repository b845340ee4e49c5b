import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import type { Table } from '#protocol/api.ts'
import { invitationLink, keepInvitation, keptInvitation, tableLink } from './invitations.ts'
import { online, useAttempt, useOnlineWords } from './online.ts'
import { CopyLine, Problem } from './parts.tsx'

/** The way for others to a table: a link, and the same as a code for phones. */
export function Invitation({ table }: { readonly table: Table }) {
  const words = useOnlineWords()
  return (
    <section className="online-card invitation">
      <h2>{words.invitation}</h2>
      {table.access === 'open' ? <LinkAndCode link={tableLink(table.id)} /> : <Secret table={table} />}
    </section>
  )
}

function LinkAndCode({ link }: { readonly link: string }) {
  const words = useOnlineWords()
  return (
    <>
      <p>{words.invitationHelp}</p>
      <CopyLine text={link} />
      <Code text={link} />
    </>
  )
}

/** A link that lets in whoever has it, and can be changed for another. */
function Secret({ table }: { readonly table: Table }) {
  const words = useOnlineWords()
  const [invite, setInvite] = useState(() => keptInvitation(table.id))
  const { attempt, busy, problem } = useAttempt()
  const renew = () =>
    void attempt(async () => {
      const fresh = await online().api('invite', { params: { table: table.id } })
      keepInvitation(table.id, fresh.invite)
      setInvite(fresh.invite)
    })
  return (
    <>
      {invite && <LinkAndCode link={invitationLink(invite)} />}
      <p className="row">
        <button type="button" className="button" disabled={busy} onClick={renew}>
          {words.newInvitation}
        </button>
      </p>
      <Problem text={problem} />
    </>
  )
}

const QUIET_ZONE = 4

/** A QR code as one path; always dark on light, as scanners want it. */
function Code({ text }: { readonly text: string }) {
  const words = useOnlineWords()
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
    return { size, path }
  }, [text])
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qr} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
