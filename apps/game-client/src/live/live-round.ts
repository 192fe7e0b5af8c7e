import type { SharedBetView, SharedTableView } from '@fairground/contract/studio'
import type { TableSettledEvent } from '@fairground/game-rules/instant'
import type { InstantPhase, ShownRound } from '../instant/instant-screen.ts'
import type { TableFields } from '../instant/table/table-fields.ts'

type Bets = readonly Pick<SharedBetView, 'bet' | 'events' | 'state'>[]

/** The round at the table as a board shows it; undefined while chips are laid for the next one. */
export function shownRound({ phase, round }: SharedTableView, bets: Bets): ShownRound | undefined {
  if (!round || (phase !== 'running' && phase !== 'result')) return undefined
  const isOver = phase === 'result'
  const settled = isOver ? settledOf(bets) : []
  return { roundId: round.sharedRoundId, events: [...round.events, ...settled], isOver }
}

/** What the board does in a phase of the table; `isMoving`: the end of the run is still being shown. */
export function boardPhase(phase: SharedTableView['phase'], isMoving: boolean): InstantPhase {
  if (phase === 'running') return 'showing'
  if (phase === 'result') return isMoving ? 'showing' : 'idle'
  return phase === 'locked' ? 'asking' : 'idle'
}

/** How the places of all slips of the player ended, as one event. */
function settledOf(bets: Bets): ShownRound['events'] {
  const ends = bets.flatMap(({ events, state }) => {
    const last = events.at(-1)
    return state === 'ended' && last?.type === 'settled' ? (last as unknown as TableSettledEvent).bets : []
  })
  return ends.length > 0 ? [{ type: 'settled', bets: joined(ends) }] : []
}

type End = TableSettledEvent['bets'][number]

function joined(ends: readonly End[]): End[] {
  const bySpot = new Map<string, End>()
  for (const end of ends) {
    const other = bySpot.get(end.spot)
    bySpot.set(end.spot, other ? sumOf(other, end) : end)
  }
  return [...bySpot.values()]
}

const sumOf = (one: End, other: End): End => ({
  ...one,
  stakeMinor: `${BigInt(one.stakeMinor) + BigInt(other.stakeMinor)}`,
  payoutMinor: `${BigInt(one.payoutMinor) + BigInt(other.payoutMinor)}`,
})

/** The chips of bets that are shown again. */
export const chipsOfBets = (bets: Bets): TableFields => ({
  bets: bets.flatMap(({ bet }) => (bet as unknown as Partial<TableFields> | null)?.bets ?? []),
})
