import { attemptCall, enqueueCall, transact, winBody, winLostAt, winTimeoutMs } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { MagazineEnd, Tx, WalletCallRow } from '../db/schema.ts'
import { getRound } from '../rounds/round-store.ts'
import { turnoverMinorOf, winMinorOf } from './magazine-store.ts'

/**
 * Ends a magazine: kills and unspent bullets are owed in one win from this commit on, which closes the round with what was
 * spent as its turnover. Undefined where it has ended before, or was never paid for.
 */
export async function endMagazine(
  context: AppContext,
  roundId: string,
  endedBy: MagazineEnd,
): Promise<WalletCallRow | undefined> {
  const win = await oweMagazine(context, roundId, endedBy)
  if (win) await attemptCall(context, win, winTimeoutMs)
  return win
}

/** The same, and nobody waits for the wallet. */
export async function oweMagazine(context: AppContext, roundId: string, endedBy: MagazineEnd) {
  return transact(context.db, (tx) => writeEnd(context, tx, roundId, endedBy))
}

/** Sends what is owed for a magazine; what fails is tried again by the loop of owed calls. */
export function payMagazine(context: AppContext, win: WalletCallRow): void {
  attemptCall(context, win, winTimeoutMs).catch((error: unknown) =>
    context.log.error({ err: error, roundId: win.round_id }, 'the win of a magazine could not be sent'),
  )
}

async function writeEnd(context: AppContext, tx: Tx, roundId: string, endedBy: MagazineEnd) {
  const now = context.clock.now()
  const ended = await tx
    .updateTable('fishing_magazines')
    .set({ ended_by: endedBy, ended_at: now })
    .where('round_id', '=', roundId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!ended) return undefined
  const round = await getRound(tx, roundId)
  const payoutMinor = winMinorOf(ended)
  await tx
    .updateTable('rounds')
    .set({
      ...{ state: 'collected', collected_at: now },
      balance_after_minor: BigInt(round.balance_after_minor) + payoutMinor,
    })
    .where('round_id', '=', roundId)
    .where('state', '=', 'presenting')
    .execute()
  const { game_id: gameId, mode, currency } = round
  const turnoverMinor = turnoverMinorOf(ended)
  context.metrics.roundPlayed({
    gameId,
    mode,
    currency,
    stakeMinor: turnoverMinor,
    totalMinor: BigInt(ended.kills_minor),
  })
  const body = winBody(round, { payoutMinor, turnoverMinor: turnoverMinor.toString(), moves: [0] })
  return enqueueCall(tx, { round, call: 'win', body, now, lostAt: winLostAt(now) })
}
