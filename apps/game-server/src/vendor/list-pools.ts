import type { VendorPool, VendorPoolList } from '@fairground/contract/psw'
import { meterOf } from '@fairground/game-rules/jackpots'
import { readAtOnce } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { JackpotPoolRow, Tx } from '../db/schema.ts'
import { listHits, listPools as listPoolRows, poolOf } from '../jackpots/pool-store.ts'

const hitsMax = 20

/** Every pool with its newest wins, all of one moment. */
export async function listPools({ db, clock }: AppContext): Promise<VendorPoolList> {
  const at = clock.now().toISOString()
  return readAtOnce(db, async (tx) => {
    const pools: VendorPool[] = []
    for (const row of await listPoolRows(tx)) pools.push(await viewPool(tx, row))
    return { at, pools }
  })
}

async function viewPool(tx: Tx, row: JackpotPoolRow): Promise<VendorPool> {
  const { terms } = row
  const hits = await listHits(tx, row.pool_id, hitsMax)
  return {
    ...{ jackpotId: row.jackpot_id, tier: row.tier, currency: row.currency, kind: terms.kind, cycle: row.cycle },
    ...{ meter: meterOf(poolOf(row)).toString(), base: row.base_minor, reserve: row.reserve_minor },
    ...{ overflow: row.overflow_minor, contributed: row.contributed_minor, reserved: row.reserved_minor },
    ...{ house: row.house_minor, paid: row.paid_minor },
    ...{ seed: terms.seed, contribution: [...terms.contribution], reserveShare: [...terms.reserve] },
    ...{ oneIn: terms.oneIn ?? null, mustHitBy: terms.mustHitBy ?? null, stakeMax: terms.stakeMax },
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    commitment: row.commitment,
    isPaused: row.paused_at !== null,
    moved: row.moved_minor,
    isClosed: row.closed_at !== null,
    hits: hits.map((hit) => ({
      ...{ cycle: hit.cycle, playerId: hit.player_id, roundId: hit.round_id, gameId: hit.game_id },
      ...{ amount: hit.amount_minor, at: hit.at.toISOString(), commitment: hit.commitment, hitSeed: hit.hit_seed },
    })),
  }
}
