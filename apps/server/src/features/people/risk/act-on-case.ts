import type { HarmOutcome, LaunderingDecision, RiskCaseDetail, RiskKind } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { areInOneHand } from '../../../lib/one-hand.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { type Caller, sayYes } from '../../site/wishes/index.ts'
import { findCase, joinFlags, lockCase, openCase, saveClosed, saveTaken } from './case-store.ts'
import { launderingKind } from './decision-kind.ts'
import { readCase } from './read-case.ts'
import { findReportFile, saveSent } from './reports/report-store.ts'
import { seenKinds } from './seen-kinds.ts'

type Done = Promise<Outcome<RiskCaseDetail>>

/** Opens a case about a member by hand; the open one of the kind where there is one. */
export async function openByHand(
  caller: Caller,
  { memberId, kind, reason }: { memberId: string; kind: RiskKind; reason: string },
): Done {
  const { call, staff } = caller
  if (!seenKinds(staff).includes(kind)) return refuse('FORBIDDEN')
  const opened = await transact(call.app.db, async (tx): Promise<Outcome<string>> => {
    const member = await tx.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()
    if (!member) return refuse('NOT_FOUND')
    const task = kind === 'harm' ? 'talk' : 'laundering'
    const { id, isNew } = await openCase(tx, { memberId, task, now: call.app.clock.now() })
    await joinFlags(tx, id, { memberId, kind })
    await saveTaken(tx, id, staff.staffId)
    if (isNew) await note(tx, caller, { action: 'risk-case.opened', caseId: id, detail: { reason } })
    return ok(id)
  })
  return opened.ok ? readCase(call.app, staff, opened.value) : opened
}

/** Takes a case on. Refusals: NOT_FOUND, STATE_CONFLICT once it is closed. */
export async function takeCase(caller: Caller, caseId: string): Done {
  const { call, staff } = caller
  const taken = await transact(call.app.db, async (tx) => {
    const found = await lockCase(tx, caseId)
    if (!found || !seenKinds(staff).includes(found.kind)) return refuse('NOT_FOUND')
    if (found.state !== 'open') return refuse('STATE_CONFLICT')
    await saveTaken(tx, caseId, staff.staffId)
    await note(tx, caller, { action: 'risk-case.taken', caseId, detail: {} })
    return ok(null)
  })
  return taken.ok ? readCase(call.app, staff, caseId) : taken
}

/**
 * Closes a case of harm. One for two people is closed by another person than the one who took it on. Refusals: NOT_FOUND,
 * STATE_CONFLICT, FOUR_EYES.
 */
export async function closeCase(
  caller: Caller,
  { caseId, outcome, note: words }: { caseId: string; outcome: HarmOutcome; note: string },
): Done {
  const { call, staff } = caller
  const { staffId } = staff
  const now = call.app.clock.now()
  const closed = await transact(call.app.db, async (tx) => {
    const found = await lockCase(tx, caseId)
    if (found?.kind !== 'harm') return refuse('NOT_FOUND')
    if (found.state !== 'open') return refuse('STATE_CONFLICT')
    const first = found.assignedTo
    const isAlone = first === undefined || first === staffId || (await areInOneHand(tx, first, staffId, now))
    if (found.task === 'two-people' && isAlone) return refuse('FOUR_EYES')
    await saveClosed(tx, caseId, { staffId, outcome, note: words, now })
    await note(tx, caller, { action: 'risk-case.closed', caseId, detail: { outcome } })
    return ok(null)
  })
  return closed.ok ? readCase(call.app, staff, caseId) : closed
}

/** The first person asks for a report or for none, another agrees. Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES, VALIDATION. */
export async function decideCase(
  caller: Caller,
  { caseId, decision, reason }: { caseId: string; decision: LaunderingDecision; reason: string },
): Done {
  const { call, staff } = caller
  const means = (asked: { decision: LaunderingDecision }) => asked.decision === decision
  const said = await sayYes(caller, launderingKind, { place: caseId, means }, async (tx) => {
    const found = await findCase(tx, caseId)
    if (found?.kind !== 'laundering') return refuse('NOT_FOUND')
    if (found.state !== 'open') return refuse('STATE_CONFLICT')
    return ok({ subject: caseId, payload: { caseId, decision }, weight: 'always' as const, reason })
  })
  return said.ok ? readCase(call.app, staff, caseId) : said
}

/** The file of a report; who looked is recorded before it is given. */
export async function readReport(caller: Caller, caseId: string) {
  const { db } = caller.call.app
  return transact(db, async (tx) => {
    const [file, found] = [await findReportFile(tx, caseId), await findCase(tx, caseId)]
    if (!file || !found) return refuse('NOT_FOUND')
    await note(tx, caller, { action: 'risk-report.read', caseId, detail: { sha256: file.sha256 } })
    return ok({ fileName: `goaml-V-${found.number}.xml`, ...file })
  })
}

/** Keeps the receipt of the unit. Refusals: STATE_CONFLICT without a report, or where it was handed in before. */
export async function sendReport(caller: Caller, { caseId, receipt }: { caseId: string; receipt: string }): Done {
  const { call, staff } = caller
  const sent = await transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    if (!(await saveSent(tx, { caseId, staffId: staff.staffId, receipt, now }))) return refuse('STATE_CONFLICT')
    await note(tx, caller, { action: 'risk-report.sent', caseId, detail: { receipt } })
    return ok(null)
  })
  return sent.ok ? readCase(call.app, staff, caseId) : sent
}

interface Act {
  action: 'risk-case.opened' | 'risk-case.taken' | 'risk-case.closed' | 'risk-report.read' | 'risk-report.sent'
  caseId: string
  detail: Record<string, unknown>
}

/** About the case, never about the member: who may read of the one may not know of the other. */
const note = (tx: Tx, { call, staff }: Caller, { action, caseId, detail }: Act) =>
  recordAudit(tx, {
    actor: { kind: 'staff', id: staff.staffId },
    ...{ action, subject: caseId, detail, ip: call.ip, requestId: call.requestId },
  })
