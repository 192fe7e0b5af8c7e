import { getCurrency, parseAmount } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import { demandTurnover } from '../turnover/index.ts'
import { creditDeposit } from '../wallet/index.ts'
import { approve, type Deposit, isWaiting, reject } from './deposit.ts'
import { chargesOf } from './deposit-method.ts'
import { getMethods } from './deposit-method-store.ts'
import { lockDeposit, saveCharged, saveDecision, saveIncident } from './deposit-store.ts'
import { type GatewayEvent, judge, type Verdict } from './gateway-event.ts'
import { addGatewayEvent } from './gateway-event-store.ts'
import { notifyDeposit } from './notify-deposit.ts'

type Source = 'told' | 'asked'
export type Applied = Verdict | 'unknown'

const by = 'gateway'
const actor = { kind: 'system', id: by } as const

/** Does what a gateway's word calls for, once an event. @returns `unknown` for a payment that is none of ours */
export const applyGatewayEvent = (app: AppContext, event: GatewayEvent, source: Source): Promise<Applied> =>
  transact(app.db, async (tx) => {
    const now = app.clock.now()
    const deposit = await lockDeposit(tx, event.reference)
    if (deposit?.paymentId !== event.paymentId) return 'unknown'
    const chargedMinor =
      event.currency === deposit.currency ? parseAmount(event.amount, getCurrency(deposit.currency)) : undefined
    const isNew = await addGatewayEvent(tx, { event, source, now, chargedMinor: chargedMinor ?? 0n })
    if (!isNew) return 'nothing'
    const verdict = judge(deposit, { status: event.status, chargedMinor }, now)
    if (verdict === 'credit') await credit(tx, deposit, now)
    else if (verdict === 'refuse') await refuseDeposit(tx, deposit, now)
    else if (verdict !== 'nothing') await noteIncident(tx, deposit, { incident: verdict, chargedMinor, now })
    return verdict
  })

async function credit(tx: Tx, deposit: Deposit, at: Date): Promise<void> {
  const approved = approve(deposit, { by, at })
  if (!approved.ok) throw new Error(`deposit ${deposit.id} was judged waiting and is not`)
  const { id: depositId, memberId, currency, creditMinor: amountMinor } = deposit
  await demandTurnover(tx, { memberId, currency, kind: 'deposit', reference: depositId, amountMinor, at })
  await creditDeposit(tx, { memberId, currency, amountMinor, depositId, source: 'gateway', actor })
  await saveDecision(tx, approved.value)
  await notifyDeposit(tx, approved.value)
  const detail = { amountMinor: String(amountMinor), currency }
  await recordAudit(tx, { actor, action: 'deposit.approved', subject: depositId, detail })
  announce(tx, memberId, 'deposit.changed', { depositId, status: 'approved' })
}

async function refuseDeposit(tx: Tx, deposit: Deposit, at: Date): Promise<void> {
  const rejected = reject(deposit, { by, at }, 'gateway')
  if (!rejected.ok) throw new Error(`deposit ${deposit.id} was judged waiting and is not`)
  await saveDecision(tx, rejected.value)
  await notifyDeposit(tx, rejected.value)
  await recordAudit(tx, { actor, action: 'deposit.rejected', subject: deposit.id, detail: { reason: 'gateway' } })
  announce(tx, deposit.memberId, 'deposit.changed', { depositId: deposit.id, status: 'rejected' })
}

const reviewMs = 7 * 24 * 60 * 60_000

/** What waits for review is what was charged, with time for it; staff approve that or refuse it. */
async function keepCharged(tx: Tx, deposit: Deposit, amountMinor: bigint, now: Date): Promise<void> {
  const methodOf = await getMethods(tx, [deposit.methodId])
  const charges = chargesOf(methodOf(deposit.methodId), amountMinor)
  if (charges.creditMinor <= 0n) return
  await saveCharged(tx, {
    ...deposit,
    amountMinor,
    feeMinor: deposit.feeBearer === charges.feeBearer ? charges.feeMinor : 0n,
    expiresAt: new Date(now.getTime() + reviewMs),
  })
}

interface Incident {
  incident: NonNullable<Deposit['incident']>
  chargedMinor: bigint | undefined
  now: Date
}

/** For staff: nothing is credited or taken back. */
async function noteIncident(tx: Tx, deposit: Deposit, { incident, chargedMinor, now }: Incident): Promise<void> {
  await saveIncident(tx, deposit.id, incident)
  if (incident === 'amountDiffers' && isWaiting(deposit, now) && chargedMinor)
    await keepCharged(tx, deposit, chargedMinor, now)
  await recordAudit(tx, {
    actor,
    action: 'deposit.incident',
    subject: deposit.id,
    detail: { incident, charged: chargedMinor === undefined ? null : String(chargedMinor) },
  })
  announce(tx, deposit.memberId, 'deposit.changed', { depositId: deposit.id, status: deposit.state })
}
