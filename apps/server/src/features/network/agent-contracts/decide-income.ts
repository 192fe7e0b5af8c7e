import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { lockIncome, saveDecided } from './income-store.ts'

interface Decision {
  incomeId: string
  isPaid: boolean
  reason: string
}

/** Lets a period that was held be paid at the next run, or says that it is not. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const decideIncome = (call: Call, { staffId }: StaffSession, wanted: Decision): Promise<Outcome<string>> =>
  transact(call.app.db, async (tx) => {
    const { incomeId, isPaid, reason } = wanted
    const income = await lockIncome(tx, incomeId)
    if (!income) return refuse('NOT_FOUND')
    if (income.state !== 'held') return refuse('STATE_CONFLICT')
    await saveDecided(tx, incomeId, isPaid ? { state: 'due', nextTryAt: call.app.clock.now() } : { state: 'refused' })
    const { contractId, downlineId, amountMinor, currency } = income
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: isPaid ? 'contract.income-released' : 'contract.income-refused',
      subject: incomeId,
      detail: { contractId, memberId: downlineId, amountMinor: String(amountMinor), currency, reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(incomeId)
  })
