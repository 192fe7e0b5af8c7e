import type { CaseKind, CaseState, PersonCase as PersonCaseAnswer } from '@fairground/contract'
import { type Reader, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { listAccounts, listCases, lockCase, type PersonCase, saveCaseDecided } from './person-case-store.ts'
import { listLists, type StoredList } from './screening-store.ts'

interface Wanted {
  kind?: CaseKind | undefined
  state?: CaseState | undefined
  pageNo: number
  pageSize: number
}

export async function showCases({ app: { db } }: Call, { kind, state, ...wanted }: Wanted) {
  const { rows, total } = await listCases(db, { ...wanted, kind, state })
  const lists = await listLists(db)
  return {
    ...{ list: await viewCases(db, rows, lists), total, pageNo: wanted.pageNo, pageSize: wanted.pageSize },
    lists: lists.map(({ list, dated, importedAt, entryCount }) => ({
      ...{ list: list as 'ofac' | 'un' | 'eu', dated, importedAt: importedAt.toISOString(), entryCount },
    })),
  }
}

interface Decision {
  caseId: string
  isConfirmed: boolean
  note: string
}

/** Says whether it is the same person. What held the account lets it go where it is not. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function decideCase(
  { app, ip, requestId }: Call,
  { staffId, username }: StaffSession,
  { caseId, isConfirmed, note }: Decision,
): Promise<Outcome<PersonCaseAnswer>> {
  return transact(app.db, async (tx) => {
    const found = await lockCase(tx, caseId)
    if (!found) return refuse('NOT_FOUND')
    if (found.state !== 'open') return refuse('STATE_CONFLICT')
    const state = isConfirmed ? 'confirmed' : 'dismissed'
    const at = app.clock.now()
    await saveCaseDecided(tx, { id: caseId, state, at, by: username, note })
    await recordAudit(tx, {
      ...{ actor: { kind: 'staff', id: staffId }, action: `person.${state}`, subject: found.memberId, ip, requestId },
      detail: { kind: found.kind, other: found.other, note },
    })
    const decided = { ...found, state, decidedAt: at, decidedBy: username, note } as const
    const [shown] = await viewCases(tx, [decided], await listLists(tx))
    if (!shown) throw new Error(`case ${caseId} has no view`)
    return ok(shown)
  })
}

async function viewCases(
  reader: Reader,
  cases: readonly PersonCase[],
  lists: readonly StoredList[],
): Promise<PersonCaseAnswer[]> {
  const accounts = await listAccounts(reader, [...new Set(cases.map(({ memberId }) => memberId))])
  return cases.map((one): PersonCaseAnswer => {
    const [list = '', entryId = ''] = one.other.split(':')
    const dated = lists.find((each) => each.list === list)?.dated
    const owner = accounts.get(one.memberId)
    return {
      ...{ caseId: one.id, kind: one.kind, memberId: one.memberId },
      ...{ account: owner?.account ?? one.memberId, icon: owner?.icon ?? '', other: one.otherName },
      ...(one.kind === 'duplicate' ? { otherMemberId: one.other } : dated && { list: { list, dated, entryId } }),
      ...{ traits: one.traits, isHeld: one.isHeld && one.state !== 'dismissed', state: one.state },
      openedAt: one.openedAt.toISOString(),
      decidedAt: one.decidedAt?.toISOString(),
      ...{ decidedBy: one.decidedBy ?? undefined, note: one.note ?? undefined },
    }
  })
}
