import { useStore } from '@fairground/vendor-ui'
import { useLive, useLiveState } from '../live/live-context.ts'
import { chipsOfBets, shownRound } from '../live/live-round.ts'

export interface PlaceChips {
  /** By place, in minor units. */
  readonly chips: ReadonlyMap<string, bigint>
  /** What each place has paid, once the round is over. */
  readonly paid: ReadonlyMap<string, bigint>
  readonly isFixed: boolean
  put(spot: string): void
}

/** The player's chips of the round at the table, and how one more is put down. */
export function useChips(): PlaceChips {
  const play = useLive()
  const table = useLiveState((state) => state.table)
  const bets = useLiveState((state) => state.bets)
  const chipMinor = useLiveState((state) => state.chipMinor)
  const isWatching = useLiveState((state) => state.watchedId !== undefined)
  const { wanted, slipsLeft } = useStore(play.pad.screen, (state) => state)
  return {
    chips: isWatching ? mapOf(chipsOfBets(bets).bets) : wanted,
    paid: paidBy(shownRound(table, bets)?.events.at(-1)),
    isFixed: isWatching || table.phase !== 'betting' || slipsLeft === 0,
    put: (spot) => play.put(spot, chipMinor),
  }
}

type Placed = readonly { readonly spot: string; readonly stakeMinor: string; readonly payoutMinor?: string }[]

const mapOf = (bets: Placed): ReadonlyMap<string, bigint> =>
  new Map(bets.map(({ spot, stakeMinor }) => [spot, BigInt(stakeMinor)]))

function paidBy(last: { readonly type: string; readonly [field: string]: unknown } | undefined): PlaceChips['paid'] {
  const settled = last?.type === 'settled' ? (last.bets as Placed) : []
  return new Map(settled.map(({ spot, payoutMinor = '0' }) => [spot, BigInt(payoutMinor)]))
}
