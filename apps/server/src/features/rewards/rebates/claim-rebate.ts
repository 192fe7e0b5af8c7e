import { type Tx, transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { payRebate } from '../../money/wallet/index.ts'
import { spendBudget } from '../gift-budgets/index.ts'
import { listSpans } from '../margin/index.ts'
import { type OpenCell, settle } from './rebate.ts'
import { addClaim, findClaimed, listOpenCells, lockClaims } from './rebate-store.ts'
import type { Days, Whose } from './reward-cells-store.ts'
import { addDays } from './site-week.ts'

/** So long members take their rebate themselves; afterwards the house pays what was left. */
export const claimDays = 31

/** The days that can be claimed on a day of the site. */
export const claimable = (today: string): Days => ({ from: addDays(today, 1 - claimDays), to: today })

interface Wish {
  memberId: string
  currency: string
  /** All categories when absent. */
  gameTypes?: readonly string[] | undefined
  requestId: string
}

/**
 * Pays the rebate of every bet that had none yet. The same request id pays once, and so does every bet, however many
 * requests come at once. Refusals: STATE_CONFLICT when there is nothing to pay, LIMIT when the budget of the day is spent.
 */
export async function claimRebate(call: Call, wish: Wish): Promise<Outcome<bigint>> {
  const { db, clock, config } = call.app
  const { memberId, currency, gameTypes, requestId } = wish
  return transact(db, async (tx) => {
    await lockClaims(tx, memberId)
    const earlier = await findClaimed(tx, memberId, requestId)
    if (earlier !== undefined) return ok(earlier)
    const whose = { memberId, currency, timeZone: config.timeZone }
    const { cells, amountMinor } = settle(await readOpenCells(tx, whose, claimable(siteDay(call.app))), gameTypes)
    if (amountMinor <= 0n) return refuse('STATE_CONFLICT')
    const spent = await spendBudget(tx, { source: 'rebate', memberId, currency, amountMinor, on: siteDay(call.app) })
    if (!spent.ok) return spent
    const actor = { kind: 'member', id: memberId } as const
    await payCells(tx, { whose, cells, amountMinor, requestId, actor, at: clock.now(), call })
    return ok(amountMinor)
  })
}

/** What these days have to get still, by the rules that counted on each. */
export const readOpenCells = async (tx: Tx, whose: Whose, days: Days): Promise<OpenCell[]> =>
  listOpenCells(tx, whose, days, await listSpans(tx, 'rebate'))

interface Payment {
  whose: Whose
  cells: readonly OpenCell[]
  amountMinor: bigint
  requestId?: string
  actor: Actor
  at: Date
  /** Absent when the house pays unasked. */
  call?: Call
}

export async function payCells(tx: Tx, payment: Payment): Promise<void> {
  const { whose, cells, amountMinor, requestId, actor, at, call } = payment
  const { memberId, currency } = whose
  const claimId = newId('rbc', at.getTime())
  await addClaim(tx, { claimId, memberId, currency, amountMinor, requestId, at, cells })
  await demandTurnover(tx, { memberId, currency, kind: 'rebate', reference: claimId, amountMinor, at })
  await payRebate(tx, { memberId, currency, amountMinor, rewardId: claimId, actor })
  await recordAudit(tx, {
    actor,
    action: 'rebate.paid',
    subject: claimId,
    detail: { memberId, amountMinor: String(amountMinor), currency },
    ...(call && { ip: call.ip, requestId: call.requestId }),
  })
}
