import { idleRounds } from '@fairground/contract/studio'
import type { AppContext } from '../../context.ts'
import type { SharedRoundRow, Tx } from '../../db/schema.ts'
import { countRound, lockSeats, startLeases } from './seat-store.ts'
import { leaseMs } from './take-seat.ts'

type Round = Pick<SharedRoundRow, 'table_id' | 'shared_round_id' | 'closes_at'>

/** A round takes bets: whoever sat down before it has his time from now on. */
export async function openSeats({ clock, config }: AppContext, tx: Tx, tableId: string): Promise<void> {
  const until = new Date(clock.now().getTime() + leaseMs / config.tableTempo)
  await startLeases(tx, tableId, until)
}

/** A round is played: who had a bet in it keeps the seat. Rounds that were voided count for nobody. */
export async function keepSeats(
  { catalogue }: AppContext,
  tx: Tx,
  { table_id: tableId, shared_round_id, closes_at }: Round,
): Promise<void> {
  const title = catalogue.find(tableId)
  if (title?.kind !== 'shared' || title.table.seats === 0) return
  await lockSeats(tx, tableId)
  await countRound(tx, { tableId, sharedRoundId: shared_round_id, closesAt: closes_at }, idleRounds.freed)
}
