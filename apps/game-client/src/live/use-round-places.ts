import type { PlaceTotals } from '@fairground/contract/studio'
import { useLive, useLiveState } from './live-context.ts'

/** What everybody has on each place of the round at the table, in the currency of the player. */
export function useRoundPlaces(): PlaceTotals['places'] {
  const { currency } = useLive().opened
  const round = useLiveState(({ table }) => table.round?.sharedRoundId)
  const totals = useLiveState((state) => state.places)
  if (!totals || totals.sharedRoundId !== round) return []
  return totals.places.filter((place) => place.currency === currency)
}
