import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { getBalances, payContracts } from '../../money/wallet/index.ts'
import { lockUnpaid, saveTried } from './income-store.ts'
import type { StoredIncome } from './listed.ts'
import { notifyPaid } from './notify-contract.ts'

const perBatch = 200
const batchesMax = 100
const firstPauseMs = 5 * 60_000
const pauseMsMax = 6 * 3_600_000

/**
 * Pays what is due, and tries again what is owed. What the upline cannot pay stays owed and rests, longer each time. Answers
 * how many were paid. Two workers share the work; each income is paid once.
 */
export async function payIncomes({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  let paid = 0
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const now = clock.now()
    const done = await transact(db, async (tx) => payBatch(tx, await lockUnpaid(tx, { now, limit: perBatch }), now))
    paid += done.paid
    if (done.tried < perBatch) break
  }
  return paid
}

async function payBatch(tx: Tx, unpaid: readonly StoredIncome[], now: Date): Promise<{ tried: number; paid: number }> {
  const payable = await payableOf(tx, unpaid)
  const transfers = await payContracts(
    tx,
    payable.map(({ id, isPaidByHouse, uplineId, downlineId, currency, amountMinor, tryCount }) => ({
      payerId: isPaidByHouse ? undefined : uplineId,
      receiverId: downlineId,
      ...{ currency, amountMinor, incomeId: id, tryNumber: tryCount + 1 },
    })),
  )
  const transferOf = new Map(payable.map(({ id }, index) => [id, transfers[index]]))
  const tried = unpaid.map(({ id, tryCount }) => {
    const transferId = transferOf.get(id)
    const state = transferId === undefined ? ('owed' as const) : ('paid' as const)
    const nextTryAt = transferId === undefined ? new Date(now.getTime() + pauseMs(tryCount)) : undefined
    return { id, state, tryCount: tryCount + 1, transferId, nextTryAt }
  })
  await saveTried(tx, tried, now)
  for (const income of payable) if (transferOf.get(income.id) !== undefined) await notifyPaid(tx, income, now)
  return { tried: unpaid.length, paid: tried.filter(({ state }) => state === 'paid').length }
}

/** Those that the payer's wallet covers by what it holds now; the ledger has the last word. */
async function payableOf(tx: Tx, unpaid: readonly StoredIncome[]): Promise<StoredIncome[]> {
  const byPurse = unpaid.filter(({ isPaidByHouse }) => !isPaidByHouse)
  const balanceOf = await getBalances(
    tx,
    byPurse.map(({ uplineId, currency }) => ({ memberId: uplineId, currency })),
  )
  const left = new Map<string, bigint>()
  return unpaid.filter(({ isPaidByHouse, uplineId, currency, amountMinor }) => {
    if (isPaidByHouse) return true
    const purse = `${uplineId} ${currency}`
    const availableMinor = left.get(purse) ?? balanceOf({ memberId: uplineId, currency }).availableMinor
    if (availableMinor < amountMinor) return false
    left.set(purse, availableMinor - amountMinor)
    return true
  })
}

const pauseMs = (tryCount: number): number => Math.min(firstPauseMs * 2 ** Math.min(tryCount, 10), pauseMsMax)
