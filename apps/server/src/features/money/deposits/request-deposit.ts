import { randomInt } from 'node:crypto'
import { formatAmount, getCurrency, isWholeAtBank } from '@fairground/money'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../../lib/outcome.ts'
import { refuseUnknown } from '../../people/kyc/index.ts'
import { depositRoom, isStopped, sitePeriods } from '../../people/protection/index.ts'
import { attachUpload, lockUpload } from '../../site/uploads/index.ts'
import { demandTurnover } from '../turnover/index.ts'
import { creditDeposit } from '../wallet/index.ts'
import { approve, type Deposit } from './deposit.ts'
import { chargesOf, type DepositMethod } from './deposit-method.ts'
import { findMethod } from './deposit-method-store.ts'
import { findPassedLimit, isSameWish } from './deposit-policy.ts'
import { addDeposit, countWaiting, findByRequest, lockDepositsOf, saveDecision } from './deposit-store.ts'
import { notifyDeposit } from './notify-deposit.ts'
import { newTransferCode } from './transfer-code.ts'
import { canUse } from './usable-method.ts'

interface Wish {
  memberId: string
  currency: string
  methodId: string
  amountMinor: bigint
  remark: string | undefined
  requestId: string
  /** Which state of the method the player has read. */
  methodRevision: number | undefined
  /** Id of an upload. */
  proof: string | undefined
}

export interface DepositWithMethod {
  deposit: Deposit
  method: DepositMethod
}

/**
 * Asks for a deposit: a manual one waits for staff, the sandbox one is credited at once. The same request id finds the
 * same deposit again. Refusals: NOT_FOUND, FEATURE_OFF, STATE_CONFLICT when the method is no longer
 * as it was read, LIMIT of the method or of the player himself, PLAY_STOPPED, KYC_REQUIRED,
 * ACCOUNT_HELD, REQUEST_MISMATCH, VALIDATION for what no bank can carry.
 */
export async function requestDeposit(call: Call, wish: Wish): Promise<Outcome<DepositWithMethod>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    await lockDepositsOf(tx, wish.memberId)
    const method = await findMethod(tx, wish.methodId)
    if (!method || method.currency !== wish.currency) return refuse('NOT_FOUND')
    const earlier = await findByRequest(tx, wish.memberId, wish.requestId)
    if (earlier) return isSameWish(earlier, wish) ? ok({ deposit: earlier, method }) : refuse('REQUEST_MISMATCH')
    if (!(await canUse(call.app, method))) return refuse('FEATURE_OFF')
    if (wish.methodRevision !== undefined && wish.methodRevision !== method.revision) return refuse('STATE_CONFLICT')
    if (method.kind !== 'sandbox' && !isWholeAtBank(wish.amountMinor, getCurrency(wish.currency)))
      return refuseField('amount', 'validation.wholeUnits')
    const now = clock.now()
    const pendingCount = await countWaiting(tx, wish.memberId, now)
    const passed = findPassedLimit({ method, amountMinor: wish.amountMinor, pendingCount })
    if (passed) return passed
    const own = await refuseByOwnLimits(tx, call, wish, now)
    if (own) return own
    const { proof, memberId } = wish
    if (proof && !(await lockUpload(tx, { id: proof, memberId, purpose: 'deposit' })))
      return refuseField('proof', 'validation.format')

    const deposit = await open(tx, wish, method, now)
    if (proof) await attachUpload(tx, { id: proof, subject: deposit.id, now })
    const actor = { kind: 'member', id: memberId } as const
    const detail = { methodId: method.id, amountMinor: String(deposit.amountMinor), currency: deposit.currency }
    await recordAudit(tx, {
      actor,
      action: 'deposit.requested',
      subject: deposit.id,
      detail,
      ip: call.ip,
      requestId: call.requestId,
    })
    if (method.kind === 'sandbox') return creditAtOnce(tx, deposit, method)
    announce(tx, wish.memberId, 'deposit.changed', { depositId: deposit.id, status: deposit.state })
    return ok({ deposit, method })
  })
}

/** Where the player is on a break, or the deposit is more than his own limits leave room for. */
async function refuseByOwnLimits(
  tx: Tx,
  { app }: Call,
  { memberId, currency, amountMinor }: Wish,
  now: Date,
): Promise<Refused | undefined> {
  if (await isStopped(tx, memberId, now)) return refuse('PLAY_STOPPED')
  const unknown = await refuseUnknown(app, tx, { memberId, currency, act: 'deposit', amountMinor })
  if (unknown) return unknown
  const room = await depositRoom(tx, { memberId, currency, now, periods: sitePeriods(now, app.config.timeZone) })
  if (!room || amountMinor <= room.roomMinor) return undefined
  const bound = formatAmount(room.roomMinor < 0n ? 0n : room.roomMinor, getCurrency(currency))
  return refuse('LIMIT', {
    text: 'LIMIT.own',
    args: { bound },
    value: { limit: { kind: `own-${room.period}`, bound } },
  })
}

const codeTriesMax = 3

async function open(tx: Tx, wish: Wish, method: DepositMethod, now: Date): Promise<Deposit> {
  const { memberId, currency, methodId, amountMinor, remark, requestId } = wish
  const { accounts, lifeMinutes } = method
  for (let tries = 0; tries < codeTriesMax; tries += 1) {
    const deposit: Deposit = {
      id: newId('dep', now.getTime()),
      memberId,
      methodId,
      currency,
      amountMinor,
      ...chargesOf(method, amountMinor),
      paymentId: undefined,
      payUrl: undefined,
      incident: undefined,
      payTo: accounts.length > 0 ? accounts[randomInt(accounts.length)] : undefined,
      requestId,
      remark,
      transferCode: newTransferCode(),
      state: 'pending',
      reason: undefined,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMinutes * 60_000),
      decidedAt: undefined,
      decidedBy: undefined,
    }
    if (await addDeposit(tx, deposit)) return deposit
  }
  throw new Error('no unused transfer code was found')
}

async function creditAtOnce(tx: Tx, deposit: Deposit, method: DepositMethod): Promise<Outcome<DepositWithMethod>> {
  const approved = approve(deposit, { by: 'system', at: deposit.createdAt })
  if (!approved.ok) return approved
  const { id: depositId, memberId, currency, creditMinor } = deposit
  const actor = { kind: 'system', id: 'sandbox' } as const
  await demandTurnover(tx, {
    memberId,
    currency,
    kind: 'deposit',
    reference: depositId,
    amountMinor: creditMinor,
    at: deposit.createdAt,
  })
  await creditDeposit(tx, { memberId, currency, amountMinor: creditMinor, depositId, source: 'sandbox', actor })
  await saveDecision(tx, approved.value)
  await notifyDeposit(tx, approved.value)
  await recordAudit(tx, { actor, action: 'deposit.approved', subject: depositId })
  announce(tx, memberId, 'deposit.changed', { depositId, status: 'approved' })
  return ok({ deposit: approved.value, method })
}
