import {
  type AccountRef,
  type BatchedTransfer,
  findTransfer,
  hashOf,
  listHouseBalances,
  postBatch,
  reverseTransfer,
} from '@fairground/ledger'
import type { Reader, Tx } from '../../../db/db.ts'
import { clearingOf } from './accounts.ts'

const scope = 'jackpot'

/** Names one pool of a vendor. */
export interface PoolName {
  vendorId: string
  jackpotId: string
  tier: string
  currency: string
}

/** A bet's contribution to one pool. */
export interface JackpotShare extends PoolName {
  /** Of the bet. */
  transactionId: string
  incrementMinor: bigint
  reserveMinor: bigint
}

type PoolAccount = 'jackpot_base' | 'jackpot_increment' | 'jackpot_reserve'

const ownerOf = ({ vendorId, jackpotId, tier }: PoolName): string => `${vendorId}:${jackpotId}:${tier}`

/** The ledger has no room for longer names. */
export const isPoolName = (pool: PoolName): boolean => ownerOf(pool).length <= 64

const accountOf = (pool: PoolName, kind: PoolAccount): AccountRef => ({
  ...clearingOf(pool.vendorId, pool.currency),
  ownerId: ownerOf(pool),
  kind,
})

interface Leg {
  pool: PoolName
  kind: 'jackpot_share' | 'jackpot_seed' | 'jackpot_payment' | 'jackpot_move'
  debit: AccountRef
  credit: AccountRef
  amountMinor: bigint
  key: string
}

/** Moves shares of bets from the vendor's clearing account into pools, in the transaction of the bets. */
export async function bookJackpotShares(tx: Tx, shares: readonly JackpotShare[]): Promise<void> {
  await post(tx, shares.flatMap(legsOf))
}

function legsOf(share: JackpotShare): Leg[] {
  const clearing = clearingOf(share.vendorId, share.currency)
  const leg = (account: PoolAccount, amountMinor: bigint): Leg => ({
    ...{ pool: share, kind: 'jackpot_share', debit: clearing, credit: accountOf(share, account), amountMinor },
    key: shareKeyOf(share, account),
  })
  return [leg('jackpot_increment', share.incrementMinor), leg('jackpot_reserve', share.reserveMinor)]
}

const shareKeyOf = ({ vendorId, transactionId, jackpotId, tier }: JackpotShare, account: PoolAccount): string =>
  keyOf('share', vendorId, transactionId, jackpotId, tier, account)

/** Names are longer together than a key may be. */
const keyOf = (...parts: string[]): string => hashOf(Object.fromEntries(parts.entries()))

/** Takes the shares of a bet that was taken back out again, exactly and once. */
export async function returnJackpotShares(tx: Tx, shares: readonly JackpotShare[]): Promise<void> {
  for (const leg of shares.flatMap(legsOf).filter(({ amountMinor }) => amountMinor > 0n)) {
    const booked = await findTransfer(tx, scope, leg.key)
    if (!booked) throw new Error(`a share of ${ownerOf(leg.pool)} was never booked`)
    const { transferId } = booked
    const result = await reverseTransfer(tx, {
      ...{ scope, key: keyOf('return', leg.key), requestHash: hashOf({ kind: 'return', transferId }), transferId },
      actor: `vendor:${leg.pool.vendorId}`,
    })
    if (result.status !== 'applied') throw new Error(`a share of ${ownerOf(leg.pool)} could not be returned`)
  }
}

/** A pool that was won: where the money comes from, and who pays the seed of the next cycle. */
export interface PoolWin extends PoolName {
  cycle: number
  baseMinor: bigint
  incrementMinor: bigint
  seedReserveMinor: bigint
  seedHouseMinor: bigint
}

/**
 * Pays a pool out to the vendor's clearing account, which pays the player, and seeds the next cycle. The seed of the first
 * cycle is the vendor's own and is booked with the first win at the latest.
 */
export async function payOutPool(tx: Tx, win: PoolWin): Promise<void> {
  if (win.cycle === 1) await seedPool(tx, win, win.baseMinor)
  const clearing = clearingOf(win.vendorId, win.currency)
  const [base, increment] = [accountOf(win, 'jackpot_base'), accountOf(win, 'jackpot_increment')]
  const reserve = accountOf(win, 'jackpot_reserve')
  const pays = { pool: win, kind: 'jackpot_payment' as const, credit: clearing }
  const seeds = { pool: win, kind: 'jackpot_seed' as const, credit: base }
  await post(tx, [
    { ...pays, debit: base, amountMinor: win.baseMinor, key: cycleKey(win, 'base') },
    { ...pays, debit: increment, amountMinor: win.incrementMinor, key: cycleKey(win, 'increment') },
    { ...seeds, debit: reserve, amountMinor: win.seedReserveMinor, key: cycleKey(win, 'seed-reserve') },
    { ...seeds, debit: clearing, amountMinor: win.seedHouseMinor, key: cycleKey(win, 'seed-house') },
  ])
}

const cycleKey = (win: PoolName & { cycle: number }, part: string): string =>
  keyOf(part, win.vendorId, win.jackpotId, win.tier, win.currency, String(win.cycle))

/** Books the seed that a new pool began with; again it changes nothing. */
export async function seedPool(tx: Tx, pool: PoolName, amountMinor: bigint): Promise<void> {
  const [debit, credit] = [clearingOf(pool.vendorId, pool.currency), accountOf(pool, 'jackpot_base')]
  await post(tx, [
    { pool, kind: 'jackpot_seed', debit, credit, amountMinor, key: cycleKey({ ...pool, cycle: 0 }, 'seed') },
  ])
}

/** A pool that was closed, and where its money went. */
interface PoolMove {
  moveId: string
  from: PoolName
  to: PoolName
  baseMinor: bigint
  incrementMinor: bigint
  reserveMinor: bigint
}

/** Empties a pool's accounts into another's: what could be won goes to its increments, the reserve to its reserve. */
export async function bookPoolMove(tx: Tx, move: PoolMove): Promise<void> {
  const { moveId, from, to } = move
  const leg = (source: PoolAccount, target: PoolAccount, amountMinor: bigint): Leg => ({
    ...{ pool: from, kind: 'jackpot_move', debit: accountOf(from, source), credit: accountOf(to, target), amountMinor },
    key: keyOf('move', moveId, source),
  })
  await post(tx, [
    leg('jackpot_base', 'jackpot_increment', move.baseMinor),
    leg('jackpot_increment', 'jackpot_increment', move.incrementMinor),
    leg('jackpot_reserve', 'jackpot_reserve', move.reserveMinor),
  ])
}

async function post(tx: Tx, legs: readonly Leg[]): Promise<void> {
  const moving = legs.filter(({ amountMinor }) => amountMinor > 0n)
  const results = await postBatch(tx, moving.map(transferOf))
  const refused = results.findIndex(({ status }) => status !== 'applied')
  if (refused >= 0) throw new Error(`${moving[refused]?.kind} of a pool was not booked: ${results[refused]?.status}`)
}

function transferOf({ pool, kind, debit, credit, amountMinor, key }: Leg): BatchedTransfer {
  const reference = ownerOf(pool)
  const requestHash = hashOf({ kind, reference, amountMinor, from: debit.kind, to: credit.kind })
  return { scope, key, requestHash, kind, debit, credit, amountMinor, actor: `vendor:${pool.vendorId}`, reference }
}

/** What the books hold of each pool, by `vendor:jackpot:tier`. */
export async function readPoolBooks(
  reader: Reader,
  currency: string,
): Promise<(pool: PoolName) => Record<'baseMinor' | 'incrementMinor' | 'reserveMinor', bigint>> {
  const balances = await listHouseBalances(reader, currency)
  const of = (pool: PoolName, kind: PoolAccount) =>
    balances.find((one) => one.kind === kind && one.ownerId === ownerOf(pool))?.balanceOnNormalSideMinor ?? 0n
  return (pool) => ({
    baseMinor: of(pool, 'jackpot_base'),
    incrementMinor: of(pool, 'jackpot_increment'),
    reserveMinor: of(pool, 'jackpot_reserve'),
  })
}
