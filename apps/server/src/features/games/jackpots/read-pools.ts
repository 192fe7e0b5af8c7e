import { type JackpotPool, jackpotKinds, type StaffPool } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { readPoolBooks, seedPool } from '../../money/wallet/index.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { maskAccount } from '../results/index.ts'
import { fetchPools, isSamePool, type KnownPool } from './fetch-pools.ts'
import { readMoves } from './read-moves.ts'

interface BookedPool {
  pool: KnownPool
  booked: { baseMinor: bigint; incrementMinor: bigint; reserveMinor: bigint }
  accounts: ReadonlyMap<string, string>
}

/** The pools as visitors see them. What is shown is paid: the vendor's meter, and never more than the books hold. */
export const readPools = async (context: AppContext): Promise<JackpotPool[]> =>
  (await bookedPools(context)).filter(({ pool }) => !pool.isPaused).map(viewPool)

/** The pools with everything that staff are told. */
export async function readStaffPools(context: AppContext, staff: StaffSession): Promise<StaffPool[]> {
  const moves = await readMoves(context, staff)
  return (await bookedPools(context)).map((one) => ({
    ...viewStaffPool(one),
    move: moves.find(({ from }) => isSamePool(from, one.pool))?.move,
  }))
}

async function bookedPools(context: AppContext): Promise<BookedPool[]> {
  const pools = await fetchPools(context)
  const accounts = await findAccounts(context, pools)
  const booked: BookedPool[] = []
  for (const currency of new Set(pools.map((pool) => pool.currency))) {
    const isOf = (pool: KnownPool) => pool.currency === currency
    const before = await readPoolBooks(context.db, currency)
    const isNew = await seedNew(
      context,
      pools.filter((pool) => isOf(pool) && pool.cycle === 1 && !pool.isClosed && before(pool).baseMinor === 0n),
    )
    const books = isNew ? await readPoolBooks(context.db, currency) : before
    booked.push(...pools.filter(isOf).map((pool) => ({ pool, booked: books(pool), accounts })))
  }
  return booked.sort((a, b) => orderOf(a.pool) - orderOf(b.pool) || b.pool.seed - a.pool.seed)
}

/** Kinds in their order, and the greatest level of each first. */
const orderOf = ({ kind }: KnownPool): number => jackpotKinds.indexOf(kind)

/** The first seed is the vendor's money and is booked when a pool is first seen. */
async function seedNew({ db }: AppContext, pools: readonly KnownPool[]): Promise<boolean> {
  if (pools.length === 0) return false
  await transact(db, async (tx) => {
    for (const pool of pools) await seedPool(tx, pool, BigInt(pool.base))
  })
  return true
}

async function findAccounts({ db }: AppContext, pools: readonly KnownPool[]): Promise<Map<string, string>> {
  const playerIds = [...new Set(pools.flatMap(({ hits }) => hits.map(({ playerId }) => playerId)))]
  if (playerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('vendor_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.player_id', 'm.account'])
    .where('p.player_id', 'in', playerIds)
    .execute()
  return new Map(rows.map(({ player_id, account }) => [player_id, account]))
}

const amountIn = (currency: string) => (minor: bigint) => formatAmount(minor, getCurrency(currency))

/** Terms are told in whole units. */
const unitsIn = (currency: string) => (units: number) =>
  amountIn(currency)(BigInt(units) * 10n ** BigInt(getCurrency(currency).exponent))

function shownMinor({ pool, booked }: BookedPool): bigint {
  const bookedMinor = booked.baseMinor + booked.incrementMinor
  const meterMinor = BigInt(pool.meter)
  return meterMinor < bookedMinor ? meterMinor : bookedMinor
}

function viewPool(one: BookedPool): JackpotPool {
  const { pool, accounts } = one
  const { jackpotId, tier, kind, currency, cycle, deadlineAt, commitment } = pool
  const [last] = pool.hits
  const amountOf = amountIn(currency)
  return {
    ...{ jackpotId, tier, kind, currency, cycle, deadlineAt, commitment },
    amount: amountOf(shownMinor(one)),
    bound: pool.mustHitBy === null ? null : unitsIn(currency)(pool.mustHitBy),
    chance: viewChance(pool),
    lastWin: last
      ? { amount: amountOf(BigInt(last.amount)), account: maskAccount(accounts.get(last.playerId) ?? '…'), at: last.at }
      : null,
  }
}

/** Terms tell it of one unit; of more units it is a number that can be read. */
const chanceUnits = 10_000

function viewChance({ oneIn, currency }: KnownPool): JackpotPool['chance'] {
  if (oneIn === null) return null
  const units = oneIn < chanceUnits ? 1 : chanceUnits
  return { staked: unitsIn(currency)(units), oneIn: Math.round(oneIn / units) }
}

function viewStaffPool({ pool, booked, accounts }: BookedPool): StaffPool {
  const { vendorId, jackpotId, tier, kind, currency, cycle, isPaused, oneIn, contribution, reserveShare } = pool
  const amountOf = amountIn(currency)
  const told = (minor: string) => amountOf(BigInt(minor))
  return {
    ...{ vendorId, jackpotId, tier, kind, currency, cycle, isPaused, oneIn, contribution, reserveShare },
    ...{ deadlineAt: pool.deadlineAt, commitment: pool.commitment },
    ...{ meter: told(pool.meter), base: told(pool.base), reserve: told(pool.reserve), overflow: told(pool.overflow) },
    ...{ contributed: told(pool.contributed), reserved: told(pool.reserved) },
    ...{ house: told(pool.house), paid: told(pool.paid), moved: told(pool.moved ?? '0') },
    isClosed: pool.isClosed === true,
    booked: {
      base: amountOf(booked.baseMinor),
      increment: amountOf(booked.incrementMinor),
      reserve: amountOf(booked.reserveMinor),
    },
    seed: unitsIn(currency)(pool.seed),
    bound: pool.mustHitBy === null ? null : unitsIn(currency)(pool.mustHitBy),
    stakeMax: unitsIn(currency)(pool.stakeMax),
    hits: pool.hits.map(({ cycle: won, playerId, roundId, amount, at, hitSeed }) => ({
      ...{ cycle: won, account: accounts.get(playerId) ?? '', roundId, amount: told(amount), at, hitSeed },
    })),
  }
}
