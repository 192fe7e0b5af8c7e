import type { ContractKind } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { payIncomes } from './pay-incomes.ts'
import { settleContracts } from './settle-contracts.ts'

/** The job of a kind, at once and on record: it settles and pays what is due, and nothing twice. */
export async function runContractJob(call: Call, { staffId }: StaffSession, kind: ContractKind) {
  const settled = await settleContracts(call.app, kind)
  const paid = await payIncomes(call.app)
  await transact(call.app.db, (tx) =>
    recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'contract.job-run',
      subject: kind,
      detail: { ...settled, paid },
      ip: call.ip,
      requestId: call.requestId,
    }),
  )
  return { ...settled, paid }
}
