import type { StaffDeposit } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { readOpenWishes } from '../../site/wishes/index.ts'
import { approveDeposit } from './approve-deposit.ts'
import { approveMatched } from './approve-matched.ts'
import { listLinesOf } from './bank-transaction-store.ts'
import type { Deposit } from './deposit.ts'
import { depositKind } from './deposit-kind.ts'
import { getMethods } from './deposit-method-store.ts'
import { getQueued, listQueue, type QueuedDeposit } from './deposit-queue-store.ts'
import { viewStaffDeposit } from './deposit-view.ts'
import { matchStatement } from './match-statement.ts'
import { rejectDeposit } from './reject-deposit.ts'
import { settleIncident } from './settle-incident.ts'
import { bankLineOf } from './statement-match.ts'

export const staffDepositRoutes = {
  deposits: consoleApi.staff.deposits
    .use(requireStaff('deposits.read'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { status, hasIncident, query, pageNo, pageSize } = input
      const { queued, total } = await listQueue(call.app.db, {
        status,
        hasIncident,
        query: query || undefined,
        pageNo,
        pageSize,
      })
      const list = await view(call, queued, staff)
      return answer(call, ok({ list, total, pageNo, pageSize }))
    }),

  approveDeposit: consoleApi.staff.approveDeposit
    .use(requireStaff('deposits.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await viewDecided(call, staff, await approveDeposit(call, staff, input.depositId))),
    ),

  settleIncident: consoleApi.staff.settleIncident
    .use(requireStaff('deposits.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await viewDecided(call, staff, await settleIncident(call, staff, input))),
    ),

  matchStatement: consoleApi.staff.matchStatement
    .use(requireStaff('deposits.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await matchStatement(call, staff, { ...input, currency: call.app.config.currency })),
    ),

  approveMatched: consoleApi.staff.approveMatched
    .use(requireStaff('deposits.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, ok(await approveMatched(call, staff, input.bankTransactionIds))),
    ),

  rejectDeposit: consoleApi.staff.rejectDeposit
    .use(requireStaff('deposits.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await viewDecided(call, staff, await rejectDeposit(call, staff, input))),
    ),
}

/** A line that has named nothing for so long is not looked through for each list. */
const lineAgeMsMax = 30 * 86_400_000

async function viewDecided(call: Call, staff: StaffSession, decided: Outcome<Deposit>): Promise<Outcome<StaffDeposit>> {
  if (!decided.ok) return decided
  const [shown] = await view(call, [await getQueued(call.app.db, decided.value.id)], staff)
  if (!shown) throw new Error(`deposit ${decided.value.id} has no view`)
  return ok(shown)
}

async function view(call: Call, queued: QueuedDeposit[], reviewer: StaffSession): Promise<StaffDeposit[]> {
  const { db, clock } = call.app
  const methodOf = await getMethods(
    db,
    queued.map(({ deposit }) => deposit.methodId),
  )
  const proofsOf = await listProofs(
    db,
    queued.map(({ deposit }) => deposit.id),
  )
  const ids = queued.map(({ deposit }) => deposit.id)
  const now = clock.now()
  const deposits = queued.map(({ deposit }) => deposit)
  const lines = await listLinesOf(db, { deposits, since: new Date(now.getTime() - lineAgeMsMax) })
  const wishOf = await readOpenWishes(call.app, depositKind, ids, reviewer)
  const canDecide = reviewer.permissions.includes('deposits.decide')
  const eyes = { language: call.language, now, canDecide }
  return queued.map((one) => {
    const [method, proofs] = [methodOf(one.deposit.methodId), proofsOf(one.deposit.id)]
    return viewStaffDeposit(
      { ...one, method, proofs, wish: wishOf.get(one.deposit.id), bankLine: bankLineOf(one.deposit, lines) },
      eyes,
    )
  })
}
