import type { PswCall } from '@fairground/contract/psw'
import { CallBudget } from '@fairground/edge'
import type { AppContext } from '../../../../context.ts'
import type { Db } from '../../../../db/db.ts'
import { findVendorRules } from '../../catalogue/index.ts'
import { findTransaction, listKnownIds } from '../money/transaction-store.ts'
import type { SignedVendor } from '../protocol/psw-outcome.ts'

/** Everything else brings money back or settles it, and is taken whenever it comes. */
const counted: ReadonlySet<PswCall> = new Set<PswCall>([
  ...(['ping', 'authenticate', 'balance', 'bet', 'bet-win', 'transaction/status'] as const),
  ...(['reality-check', 'reality-check/confirm'] as const),
  ...(['escrow/open', 'escrow/top-up', 'escrow/status'] as const),
  ...(['transactions', 'rounds/open', 'session/open', 'session/keepalive', 'session/close'] as const),
])

const takesMoney: ReadonlySet<PswCall> = new Set<PswCall>(['bet', 'bet-win', 'escrow/open', 'escrow/top-up'])

const budgets = new WeakMap<Db, CallBudget>()

interface Counted {
  requestId: string
  playerId?: string
  transactionId?: string
  bet?: { transactionId: string }
}

/**
 * After how many ms the vendor may make this call; undefined: now. A bet that was decided before is answered again whatever
 * the budget, because its money may have moved.
 */
export async function overBudget(
  context: AppContext,
  call: PswCall,
  { vendorId }: SignedVendor,
  request: Counted,
): Promise<number | undefined> {
  if (!counted.has(call)) return undefined
  const waitMs = await waitOf(context, vendorId, request.playerId)
  if (waitMs === undefined || !takesMoney.has(call)) return waitMs
  const transactionId = request.bet?.transactionId ?? request.transactionId ?? ''
  return (await findTransaction(context.db, vendorId, transactionId)) ? undefined : waitMs
}

/** As `overBudget` for each of many bets, of which each counts as a call. */
export async function betsOverBudget(
  context: AppContext,
  vendorId: string,
  bets: readonly { playerId: string; transactionId: string }[],
): Promise<(number | undefined)[]> {
  const waits = await Promise.all(bets.map(({ playerId }) => waitOf(context, vendorId, playerId)))
  const waiting = bets.filter((_, index) => waits[index] !== undefined).map(({ transactionId }) => transactionId)
  if (waiting.length === 0) return waits
  const known = await listKnownIds(context.db, vendorId, waiting)
  return waits.map((waitMs, index) => (known.has(bets[index]?.transactionId ?? '') ? undefined : waitMs))
}

async function waitOf(
  context: AppContext,
  vendorId: string,
  playerId: string | undefined,
): Promise<number | undefined> {
  const { db, clock } = context
  const { callsPerSecondMax, playerCallsPerSecondMax } = await findVendorRules(context, vendorId)
  const budget = budgets.get(db) ?? new CallBudget()
  budgets.set(db, budget)
  const nowMs = clock.now().getTime()
  const ofPlayer =
    playerId === undefined || playerCallsPerSecondMax === null
      ? undefined
      : budget.take(`${vendorId} ${playerId}`, playerCallsPerSecondMax, nowMs)
  if (ofPlayer !== undefined || callsPerSecondMax === null) return ofPlayer
  return budget.take(vendorId, callsPerSecondMax, nowMs)
}
