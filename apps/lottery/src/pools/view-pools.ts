import type { LotteryJackpot } from '@fairground/contract/lottery'
import type { LotteryContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { floorsOf, poolRulesOf } from './pool-rules.ts'

/** Currencies that lotteries are sold in; a pool that nobody bought of yet stands at its floor. */
const owners = [
  { mode: 'real', currency: 'VND' },
  { mode: 'demo', currency: 'FUN' },
] as const

/** What each pool of these lotteries would pay now, by lottery: the floor where there is less in it. */
export async function viewJackpots(
  context: LotteryContext,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, LotteryJackpot[]>> {
  const houses = gameIds.flatMap((gameId) => context.houses.get(gameId) ?? [])
  const pooled = houses.filter((house) => poolRulesOf(house))
  if (pooled.length === 0) return new Map()
  const rows = await listPools(
    context.db,
    pooled.map(({ gameId }) => gameId),
  )
  return new Map(
    pooled.map((house) => {
      const floors = floorsOf(context, house)
      const jackpots = owners.flatMap((owner) =>
        (poolRulesOf(house)?.tiers ?? []).map((tier): LotteryJackpot => {
          const row = rows.find(
            (one) =>
              one.game_id === house.gameId &&
              one.tier === tier &&
              one.mode === owner.mode &&
              one.currency === owner.currency,
          )
          const [balance, floor] = [BigInt(row?.balance_minor ?? 0), floors[tier] ?? 0n]
          return { ...owner, tier, minor: `${balance > floor ? balance : floor}` }
        }),
      )
      return [house.gameId, jackpots]
    }),
  )
}

const listPools = (db: Db, gameIds: readonly string[]) =>
  db
    .selectFrom('pools')
    .selectAll()
    .where('game_id', 'in', [...gameIds])
    .execute()
