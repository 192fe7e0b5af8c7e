import type { VendorFreeRounds, VendorFreeRoundsAnswer } from '@fairground/contract/psw'
import { transact } from '@fairground/vendor-kit'
import { stakesOf } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import type { FreeRoundsRow } from '../db/schema.ts'
import { findFreeRounds, saveFreeRounds } from './free-rounds-store.ts'

/** Grants rounds to a player; the same id again answers the first outcome. A grant that cannot be played is refused. */
export async function grantFreeRounds(context: AppContext, grant: VendorFreeRounds): Promise<VendorFreeRoundsAnswer> {
  const now = context.clock.now()
  const wanted = rowOf(grant, now)
  return transact(context.db, async (tx) => {
    const earlier = await findFreeRounds(tx, grant.freeRoundsId)
    if (earlier) return answerAgain(earlier, wanted)
    if (!isPlayable(context, grant, now)) return { code: 'REFUSED', remaining: 0 }
    if (await saveFreeRounds(tx, wanted)) return { code: 'OK', remaining: grant.quantity }
    const first = await findFreeRounds(tx, grant.freeRoundsId)
    if (!first) throw new Error(`free rounds ${grant.freeRoundsId} are gone`)
    return answerAgain(first, wanted)
  })
}

/** Every game is ours, takes bets, and has this stake; and there is time left to play. */
function isPlayable({ catalogue }: AppContext, grant: VendorFreeRounds, now: Date): boolean {
  const [startBefore, consumeBefore] = [new Date(grant.startBefore), new Date(grant.consumeBefore)]
  if (startBefore <= now || consumeBefore < startBefore) return false
  return grant.gameIds.every((gameId) => {
    const game = catalogue.find(gameId)
    return (
      game?.kind === 'slot' &&
      game.status === 'live' &&
      stakesOf(game.model, grant.currency).includes(BigInt(grant.stake))
    )
  })
}

const rowOf = (grant: VendorFreeRounds, now: Date): FreeRoundsRow => ({
  free_rounds_id: grant.freeRoundsId,
  player_id: grant.playerId,
  game_ids: grant.gameIds,
  currency: grant.currency,
  quantity: grant.quantity,
  remaining: grant.quantity,
  stake_minor: grant.stake,
  win_minor_max: grant.winMax,
  start_before: new Date(grant.startBefore),
  consume_before: new Date(grant.consumeBefore),
  created_at: now,
  cancelled_at: null,
  cancelled_count: null,
})

const answerAgain = (earlier: FreeRoundsRow, wanted: FreeRoundsRow): VendorFreeRoundsAnswer => ({
  code: wishOf(earlier) === wishOf(wanted) ? 'OK' : 'GRANT_MISMATCH',
  remaining: earlier.remaining,
  replayed: true,
})

const wishOf = (row: FreeRoundsRow): string =>
  JSON.stringify([
    ...[row.player_id, row.game_ids, row.currency, row.quantity, row.stake_minor, row.win_minor_max],
    ...[row.start_before, row.consume_before],
  ])
