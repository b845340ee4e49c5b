import { useTable } from '#table/context.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import { QUARTERS } from '../data.ts'
import { leaderOf } from '../rules/end.ts'
import { NOBODY, type Town } from '../state.ts'
import type { Text } from '../text/text.ts'
import { about } from './things.ts'

/** What each quarter is worth, and to whom as it stands. */
export function Info({ view, text, who }: PartProps<Town, Text>) {
  const { seatOf } = useTable()
  return (
    <table className="quarters">
      <thead>
        <tr>
          <th scope="col">{text.screen.quarter}</th>
          <th scope="col">{text.screen.worth}</th>
          <th scope="col">{text.screen.leader}</th>
        </tr>
      </thead>
      <tbody>
        {QUARTERS.map(({ id, worth }, quarter) => {
          const leader = leaderOf(view, quarter)
          return (
            <tr key={id}>
              <th scope="row" {...about('quarter', quarter)}>
                {text.quarters[id]}
              </th>
              <td {...about('worth', quarter)}>{worth}</td>
              <td {...about('leader', quarter)}>
                {leader === NOBODY ? (
                  text.screen.nobody
                ) : (
                  <>
                    <SeatMark seat={leader} seating={seatOf(leader)} size={16} /> {who(leader)}
                  </>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
