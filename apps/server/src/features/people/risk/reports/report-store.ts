import type { RiskReport } from '@fairground/contract'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { ReportingUnit } from './goaml.ts'

export async function findUnit(reader: Reader): Promise<ReportingUnit | undefined> {
  const row = await reader.selectFrom('risk_units').selectAll().executeTakeFirst()
  return (
    row && {
      ...{ entityId: row.entity_id, branch: row.branch, address: row.address, city: row.city },
      ...{
        countryCode: row.country_code,
        personFirstName: row.person_first_name,
        personLastName: row.person_last_name,
      },
    }
  )
}

export async function saveUnit(tx: Tx, unit: ReportingUnit, { staffId, now }: { staffId: string; now: Date }) {
  const values = {
    ...{ entity_id: unit.entityId, branch: unit.branch, address: unit.address, city: unit.city },
    ...{ country_code: unit.countryCode, person_first_name: unit.personFirstName },
    ...{ person_last_name: unit.personLastName, changed_at: now, changed_by: staffId },
  }
  await tx
    .insertInto('risk_units')
    .values(values)
    .onConflict((row) => row.column('is_only').doUpdateSet(values))
    .execute()
}

export const addReport = (tx: Tx, report: { id: string; caseId: string; xml: string; sha256: string; at: Date }) =>
  tx
    .insertInto('risk_reports')
    .values({
      ...{ id: report.id, case_id: report.caseId, xml: report.xml, sha256: report.sha256 },
      made_at: report.at,
    })
    .execute()

export async function findReport(reader: Reader, caseId: string): Promise<RiskReport | undefined> {
  const row = await reader
    .selectFrom('risk_reports as r')
    .leftJoin('operators as o', 'o.id', 'r.sent_by')
    .select(['r.sha256', 'r.made_at', 'r.sent_at', 'r.receipt', 'o.display_name'])
    .where('r.case_id', '=', caseId)
    .executeTakeFirst()
  return (
    row && {
      ...{ sha256: row.sha256, madeAt: row.made_at.toISOString() },
      ...(row.sent_at && {
        sentAt: row.sent_at.toISOString(),
        sentBy: row.display_name ?? undefined,
        receipt: row.receipt ?? undefined,
      }),
    }
  )
}

export const findReportFile = (reader: Reader, caseId: string) =>
  reader.selectFrom('risk_reports').select(['xml', 'sha256']).where('case_id', '=', caseId).executeTakeFirst()

/** False where it was handed in before, or there is none. */
export async function saveSent(
  tx: Tx,
  { caseId, staffId, receipt, now }: { caseId: string; staffId: string; receipt: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('risk_reports')
    .set({ sent_at: now, sent_by: staffId, receipt })
    .where('case_id', '=', caseId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface TransferRow {
  id: string
  kind: 'deposit' | 'withdrawal'
  at: Date
  amount_minor: string
  bank: string | null
  last4: string | null
}

/** Money that came in and went out in the 90 days before, newest first. */
export async function listTransfers(reader: Reader, memberId: string, at: Date): Promise<TransferRow[]> {
  const since = new Date(at.getTime() - 90 * 86_400_000)
  const [deposits, withdrawals] = await Promise.all([
    reader
      .selectFrom('deposits as d')
      .innerJoin('deposit_methods as m', 'm.id', 'd.method_id')
      .select(['d.id', 'd.decided_at', 'd.amount_minor', 'm.kind'])
      .where('d.member_id', '=', memberId)
      .where('d.state', '=', 'approved')
      .where('d.decided_at', '>=', since)
      .orderBy('d.decided_at', 'desc')
      .limit(500)
      .execute(),
    reader
      .selectFrom('withdrawals as w')
      .innerJoin('payout_accounts as p', 'p.id', 'w.payout_account_id')
      .select(['w.id', 'w.created_at', 'w.amount_minor', 'p.bank_code', 'p.account_no_last4'])
      .where('w.member_id', '=', memberId)
      .where('w.created_at', '>=', since)
      .orderBy('w.created_at', 'desc')
      .limit(500)
      .execute(),
  ])
  return [
    ...deposits.map(({ id, decided_at, amount_minor, kind }) => ({
      ...{ id, kind: 'deposit' as const, at: decided_at ?? at, amount_minor, bank: kind, last4: null },
    })),
    ...withdrawals.map(({ id, created_at, amount_minor, bank_code, account_no_last4 }) => ({
      ...{ id, kind: 'withdrawal' as const, at: created_at, amount_minor, bank: bank_code, last4: account_no_last4 },
    })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
}
