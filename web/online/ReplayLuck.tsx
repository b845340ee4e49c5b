import { unfair, type FairProof } from '#engine/fair.ts'
import type { TableSetup } from '#engine/game.ts'
import { LuckLine } from './LuckLine.tsx'
import { useLoadedOnlineWords } from './online.ts'
import './online.css'

interface ReplayLuckProps {
  readonly proof: FairProof
  readonly setup: TableSetup
}

/** Whether the luck of a game that was played online was as promised. That every draw agrees is shown by the game having been played through. */
export function ReplayLuck({ proof, setup: { seed, seats } }: ReplayLuckProps) {
  const words = useLoadedOnlineWords()
  return words && <LuckLine faults={unfair(proof, seed, seats).map(({ what }) => what)} words={words} />
}
