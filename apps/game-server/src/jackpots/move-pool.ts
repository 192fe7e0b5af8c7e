import { movePool as moveMoney } from '@fairground/game-rules/jackpots'
import { transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { JackpotPoolRow, Tx } from '../db/schema.ts'
import { poolIdOf } from './pool-id.ts'
import { lockPools, poolOf, savePool } from './pool-store.ts'

interface Place {
  jackpotId: string
  tier: string
}

interface Move {
  moveId: string
  currency: string
  from: Place
  to: Place
}

interface MovedMoney {
  base: string
  increment: string
  reserve: string
}

type Moved =
  | { ok: true; moved: MovedMoney }
  | { ok: false; code: 'UNKNOWN_CALL' | 'BAD_REQUEST' | 'IN_PROGRESS'; message: string }

/**
 * Closes a paused pool: all of its money is in the other one from this commit on. The same move again answers what it moved.
 * Refusals: IN_PROGRESS while a bet or a win of the pool is under way, BAD_REQUEST where it may not be moved.
 */
export function movePool({ db, clock }: AppContext, { moveId, currency, ...places }: Move): Promise<Moved> {
  const [fromId, toId] = [places.from, places.to].map(({ jackpotId, tier }) => poolIdOf(jackpotId, tier, currency))
  return transact(db, async (tx): Promise<Moved> => {
    const rows = await lockPools(tx, [fromId ?? '', toId ?? ''])
    const [from, to] = [fromId, toId].map((id) => rows.find(({ pool_id }) => pool_id === id))
    if (!from || !to) return { ok: false, code: 'UNKNOWN_CALL', message: 'no such pool' }
    const known = await findMove(tx, moveId)
    if (known) {
      const isSame = known.from_pool === from.pool_id && known.to_pool === to.pool_id
      return isSame ? { ok: true, moved: told(known) } : refused('moveId: already used for another move')
    }
    const refusal = refusalToMove(from, to)
    if (refusal) return refused(refusal)
    if (await isUnderWay(tx, from.pool_id))
      return { ok: false, code: 'IN_PROGRESS', message: 'a bet or a win of the pool is under way' }
    return { ok: true, moved: await carryOut(tx, { moveId, from, to, at: clock.now() }) }
  })
}

const refused = (message: string): Moved => ({ ok: false, code: 'BAD_REQUEST', message })

function refusalToMove(from: JackpotPoolRow, to: JackpotPoolRow): string | undefined {
  if (from.pool_id === to.pool_id) return 'to: the same pool'
  if (from.closed_at !== null) return 'from: closed before'
  if (from.paused_at === null) return 'from: not paused'
  if (to.closed_at !== null) return 'to: closed'
  // A pool with a bound promises to be won before it is greater.
  return to.terms.kind === 'progressive' ? undefined : 'to: a pool with a bound takes no money of another'
}

/** A stake that is asked for or given back, or a win that is owed: their money is still to come or to go. */
async function isUnderWay(tx: Tx, poolId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('wallet_calls')
    .innerJoin('rounds', 'rounds.round_id', 'wallet_calls.round_id')
    .select('wallet_calls.transaction_id')
    .where('wallet_calls.state', '<>', 'done')
    .where('wallet_calls.call', 'in', ['bet', 'rollback', 'jackpot-win'])
    .where(sql<boolean>`rounds.jackpot_shares::jsonb @> ${JSON.stringify([{ poolId }])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

interface Closing {
  moveId: string
  from: JackpotPoolRow
  to: JackpotPoolRow
  at: Date
}

async function carryOut(tx: Tx, { moveId, from, to, at }: Closing): Promise<MovedMoney> {
  const after = moveMoney(poolOf(from), poolOf(to))
  const { baseMinor: base_minor, incrementMinor: increment_minor, reserveMinor: reserve_minor } = after.moved
  await savePool(tx, from.pool_id, after.from)
  await savePool(tx, to.pool_id, after.to)
  await tx.updateTable('jackpot_pools').set({ closed_at: at }).where('pool_id', '=', from.pool_id).execute()
  const amounts = { base_minor, increment_minor, reserve_minor }
  const row = { move_id: moveId, from_pool: from.pool_id, to_pool: to.pool_id, ...amounts, at }
  return told(await tx.insertInto('jackpot_moves').values(row).returningAll().executeTakeFirstOrThrow())
}

const findMove = (tx: Tx, moveId: string) =>
  tx.selectFrom('jackpot_moves').selectAll().where('move_id', '=', moveId).executeTakeFirst()

const told = (row: { base_minor: string; increment_minor: string; reserve_minor: string }): MovedMoney => ({
  base: row.base_minor,
  increment: row.increment_minor,
  reserve: row.reserve_minor,
})
