import { ChainSeeds, openSeed, sealSeed, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawRow, Tx } from '../db/schema.ts'
import { leavePools } from '../pools/join-pools.ts'
import { giveBackTickets } from '../tickets/ticket-ends.ts'
import { type DrawSecrets, secretsOf } from './draw-secrets.ts'
import { lockDraw } from './draw-store.ts'

/**
 * Why a draw was called off: its record came too late, its beacon never came, its time passed while the lottery was down
 * and nobody had bought, nobody told for a day what somebody else had drawn, or two people of the staff said so.
 */
export type VoidCause = 'closed-late' | 'no-beacon' | 'not-held' | 'no-result' | 'staff'

/**
 * Calls a draw off: every stake is owed back from this commit on, and a seed that it has is opened all the same, as soon as
 * no draw before it in its chain is to come: a seed gives those of all before it away.
 */
export async function voidDraw(
  context: LotteryContext,
  draw: DrawRow,
  secrets: DrawSecrets | undefined,
  cause: VoidCause,
): Promise<void> {
  const isOurs = await transact(context.db, (tx) => writeVoid(context, tx, draw, { secrets, cause }))
  if (!isOurs) return
  context.callsDue.ring()
  if (cause !== 'not-held')
    context.log.warn({ gameId: draw.table_id, drawNo: draw.draw_no, cause }, 'a draw was called off')
}

/** The same within a transaction of the desk. @returns false when it is drawn, or was called off before */
export async function voidDrawIn(context: LotteryContext, tx: Tx, draw: DrawRow, cause: VoidCause): Promise<boolean> {
  const secrets =
    draw.mode === 'official' ? undefined : await secretsOf(context, draw, new ChainSeeds(chainKitOf(context)))
  return writeVoid(context, tx, draw, { secrets, cause })
}

async function writeVoid(
  context: LotteryContext,
  tx: Tx,
  draw: DrawRow,
  { secrets, cause }: { secrets: DrawSecrets | undefined; cause: VoidCause },
): Promise<boolean> {
  const now = context.clock.now()
  const { state } = await lockDraw(tx, draw.shared_round_id)
  if (state !== 'open' && state !== 'closed') return false
  await giveBackTickets(tx, { draw_id: draw.shared_round_id }, `the draw was called off: ${cause}`, now)
  await leavePools(tx, context, draw)
  await tx
    .updateTable('shared_rounds')
    .set({
      ...{ state: 'void', void_cause: cause, settled_at: now },
      ...(draw.mode === 'official' && { held_cause: null }),
      ...(secrets && { seed_sealed: sealSeed(chainKitOf(context), secrets) }),
      ...(secrets && !(await hasEarlier(tx, draw)) && { server_seed: secrets.serverSeed }),
    })
    .where('shared_round_id', '=', draw.shared_round_id)
    .execute()
  return true
}

/** Whether a draw before this one in its chain has no result yet. */
async function hasEarlier(tx: Tx, { chain_id, number }: DrawRow): Promise<boolean> {
  const { rows } = await sql`
    select from shared_rounds
    where chain_id = ${chain_id} and number < ${number} and state in ('open', 'closed') limit 1`.execute(tx)
  return rows.length > 0
}

/** Opens the seeds of draws that were called off ahead of others which have come by now. */
export async function openHeldSeeds(context: LotteryContext, gameId: string): Promise<void> {
  const { rows } = await sql<{ shared_round_id: string; commitment: string; seed_sealed: string }>`
    select shared_round_id, commitment, seed_sealed from shared_rounds d
    where table_id = ${gameId} and state = 'void' and server_seed is null and seed_sealed is not null
      and not exists (select from shared_rounds e
        where e.chain_id = d.chain_id and e.number < d.number and e.state in ('open', 'closed'))`.execute(context.db)
  for (const draw of rows)
    await context.db
      .updateTable('shared_rounds')
      .set({ server_seed: openSeed(chainKitOf(context), draw) })
      .where('shared_round_id', '=', draw.shared_round_id)
      .execute()
}
