import type { DisputeDecision } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Dispute, DisputeOutcome, QueuedDispute } from './dispute.ts'

const columnsOf = (dispute: Dispute) => ({
  turn: dispute.turn,
  answer_due_at: dispute.answerDueAt ?? null,
  forced_at: dispute.forcedAt ?? null,
  has_objected: dispute.hasObjected,
  proposal: dispute.proposal?.decision ?? null,
  proposed_by: dispute.proposal?.staffId ?? null,
  proposed_username: dispute.proposal?.username ?? null,
  outcome: dispute.outcome ?? null,
  closed_at: dispute.closedAt ?? null,
})

export async function addDispute(tx: Tx, dispute: Dispute): Promise<void> {
  const { withdrawalId, number, amountMinor, openedAt } = dispute
  await tx
    .insertInto('withdrawal_disputes')
    .values({
      withdrawal_id: withdrawalId,
      number,
      amount_minor: amountMinor,
      opened_at: openedAt,
      ...columnsOf(dispute),
    })
    .execute()
}

/** Writes what became of the dispute of a locked withdrawal. */
export async function saveDispute(tx: Tx, dispute: Dispute): Promise<void> {
  await tx
    .updateTable('withdrawal_disputes')
    .set(columnsOf(dispute))
    .where('withdrawal_id', '=', dispute.withdrawalId)
    .where('number', '=', dispute.number)
    .executeTakeFirstOrThrow()
}

/** The last dispute of each of these withdrawals that had one. */
export async function listDisputes(
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => Dispute | undefined> {
  const rows = await reader
    .selectFrom('withdrawal_disputes')
    .selectAll()
    .where(sql<boolean>`withdrawal_id = any(${ids}::text[])`)
    .orderBy('number')
    .execute()
  const last = new Map(rows.map((row) => [row.withdrawal_id, disputeOf(row)]))
  return (id) => last.get(id)
}

/** The open dispute of a locked withdrawal. @throws when it has none, which its state rules out */
export async function getOpenDispute(tx: Tx, withdrawalId: string): Promise<Dispute> {
  const dispute = (await listDisputes(tx, [withdrawalId]))(withdrawalId)
  if (!dispute || dispute.closedAt) throw new Error(`withdrawal ${withdrawalId} has no open dispute`)
  return dispute
}

/** Withdrawals whose announced closing is due, the oldest first. */
export async function listForced(reader: Reader, now: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawal_disputes')
    .select('withdrawal_id')
    .where('closed_at', 'is', null)
    .where('forced_at', '<=', now)
    .orderBy('forced_at')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.withdrawal_id)
}

interface QueueOptions {
  view: 'open' | 'ours' | 'theirs' | 'closed'
  /** Account (its beginning) or withdrawal id. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

/** Open ones by what is due next, those of staff first; closed ones newest first. */
export async function listDisputeQueue(
  reader: Reader,
  { view, query, pageNo, pageSize }: QueueOptions,
): Promise<{ queued: QueuedDispute[]; total: number }> {
  const found = reader
    .selectFrom('withdrawal_disputes as d')
    .innerJoin('withdrawals as w', 'w.id', 'd.withdrawal_id')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .where('d.closed_at', view === 'closed' ? 'is not' : 'is', null)
    .$if(view === 'ours', (rows) => rows.where('d.turn', '=', 'staff'))
    .$if(view === 'theirs', (rows) => rows.where('d.turn', '=', 'member'))
    .$if(query !== undefined, (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('w.id', '=', query ?? ''),
          eb(eb.fn<string>('lower', ['m.account']), 'like', prefixPattern((query ?? '').toLowerCase())),
        ]),
      ),
    )
  const order =
    view === 'closed' ? sql`d.closed_at desc` : sql`d.answer_due_at nulls last, d.forced_at nulls last, d.opened_at`
  const { rows, total } = await readPage(
    found
      .selectAll('d')
      .select(['m.id as member_id', 'm.account', 'm.icon', 'w.currency', 'w.amount_minor as whole_minor'])
      .orderBy(order)
      .orderBy('d.withdrawal_id'),
    { pageNo, pageSize },
  )
  const queued = rows.map((row) => ({
    dispute: disputeOf(row),
    memberId: row.member_id,
    account: row.account,
    icon: row.icon,
    currency: row.currency,
    amountMinor: BigInt(row.whole_minor),
  }))
  return { queued, total }
}

/** Open disputes: that staff must answer, of those the ones whose promised time is over, and that wait for players. */
export async function countDisputes(
  reader: Reader,
  now: Date,
): Promise<{ oursCount: number; lateCount: number; theirsCount: number }> {
  const { rows } = await sql<{ ours: number; late: number; theirs: number }>`
    select count(*) filter (where turn = 'staff')::int as ours, count(*) filter (where answer_due_at < ${now})::int as late,
      count(*) filter (where turn = 'member')::int as theirs
    from withdrawal_disputes where closed_at is null`.execute(reader)
  const { ours = 0, late = 0, theirs = 0 } = rows[0] ?? {}
  return { oursCount: ours, lateCount: late, theirsCount: theirs }
}

const disputeOf = (row: Selectable<DB['withdrawal_disputes']>): Dispute => ({
  withdrawalId: row.withdrawal_id,
  number: row.number,
  amountMinor: BigInt(row.amount_minor),
  turn: row.turn as Dispute['turn'],
  answerDueAt: row.answer_due_at ?? undefined,
  forcedAt: row.forced_at ?? undefined,
  hasObjected: row.has_objected,
  proposal: proposalOf(row),
  outcome: (row.outcome ?? undefined) as DisputeOutcome | undefined,
  openedAt: row.opened_at,
  closedAt: row.closed_at ?? undefined,
})

const proposalOf = ({ proposal, proposed_by, proposed_username }: Selectable<DB['withdrawal_disputes']>) =>
  proposal && proposed_by && proposed_username
    ? { decision: proposal as DisputeDecision, staffId: proposed_by, username: proposed_username }
    : undefined
