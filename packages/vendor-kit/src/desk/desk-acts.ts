import type { VendorDeskActs } from '@fairground/contract/psw'
import type { StaffDeskDone, StaffDeskResult } from '@fairground/contract/staff-desk'
import { type Kysely, sql, type Transaction } from 'kysely'
import { transact } from '../db/transact.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/new-id.ts'
import type { DeskActsTable, DeskSchema } from './desk-schema.ts'
import { type DeskStaff, isSupervisor } from './desk-staff.ts'

const pageSize = 500
const shownMax = 50

interface WithDesk<Schema> {
  clock: Clock
  db: Kysely<Schema>
}

/** What one person of the staff does at the desk, in the transaction that does it. */
export interface DeskStep<Schema extends DeskSchema = DeskSchema, Context = WithDesk<Schema>> {
  context: Context & { clock: Clock }
  tx: Transaction<Schema>
  staff: DeskStaff
  /** The lottery, or the league. */
  tableId: string
}

export type DeskFacts = { sharedRoundId?: string | null } & Record<string, unknown>

/** What staff did at the desk; a `result` among the facts other than done is a refusal. */
export async function recordDeskAct<Schema extends DeskSchema, Context>(
  { context, tx, staff, tableId }: DeskStep<Schema, Context>,
  act: string,
  { sharedRoundId = null, ...facts }: DeskFacts,
): Promise<void> {
  const at = context.clock.now()
  await deskTx(tx)
    .insertInto('desk_acts')
    .values({
      ...{ act_id: newId('act', at), table_id: tableId, shared_round_id: sharedRoundId, staff_id: staff.staffId },
      ...{ staff_name: staff.name, act, facts: JSON.stringify(facts), at },
    })
    .execute()
}

interface Wanted {
  staff: DeskStaff
  tableId: string
  act: string
  facts: DeskFacts
  /** It moves money, or agrees to what does. */
  isOfSupervisors: boolean
}

/** Does an act and records it in one commit; whoever has no right to it is refused, and that is recorded as well. */
export function takeDeskAct<Schema extends DeskSchema, Context extends WithDesk<Schema>>(
  context: Context,
  { staff, tableId, act, facts, isOfSupervisors }: Wanted,
  work: (step: DeskStep<Schema, Context>) => Promise<StaffDeskResult>,
): Promise<StaffDeskResult> {
  return transact(context.db, async (tx) => {
    const step = { context, tx, staff, tableId }
    if (!isOfSupervisors || isSupervisor(staff)) return work(step)
    await recordDeskAct(step, act, { ...facts, result: 'no-right' })
    return 'no-right'
  })
}

/** What was done last, the latest first; of one table where it is named. */
export async function lastDeskActs<Schema extends DeskSchema>(
  { db }: { db: Kysely<Schema> },
  tableId?: string,
): Promise<StaffDeskDone[]> {
  const rows = await (db as unknown as Kysely<DeskSchema>)
    .selectFrom('desk_acts')
    .select(['act', 'staff_name', 'at', 'facts'])
    .$if(tableId !== undefined, (query) => query.where('table_id', '=', tableId ?? ''))
    .orderBy('seq', 'desc')
    .limit(shownMax)
    .execute()
  return rows.map(({ act, staff_name, at, facts }) => ({
    ...{ act, by: staff_name, at: at.toISOString() },
    facts: facts as StaffDeskDone['facts'],
  }))
}

/**
 * What staff did at the desks after the cursor. Rows of writing transactions that may still have an older neighbour under
 * way are left for the next page, so that nothing is ever skipped. Undefined for a cursor that is none of ours.
 */
export async function listDeskActs({ db }: { db: unknown }, cursor: string): Promise<VendorDeskActs | undefined> {
  const [, writtenBy, seq] = /^(\d{1,20})-(\d{1,19})$/.exec(cursor || '0-0') ?? []
  if (writtenBy === undefined || seq === undefined) return undefined
  const rows = await (db as Kysely<{ desk_acts: DeskActsTable }>)
    .selectFrom('desk_acts')
    .selectAll()
    .where(sql<boolean>`(written_by, seq) > (${writtenBy}::xid8, ${seq}::bigint)`)
    .where(sql<boolean>`written_by < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('written_by')
    .orderBy('seq')
    .limit(pageSize)
    .execute()
  const last = rows.at(-1)
  return {
    acts: rows.map(({ act_id, table_id, shared_round_id, staff_id, act, facts, at }) => ({
      ...{ actId: act_id, tableId: table_id, sharedRoundId: shared_round_id, staffId: staff_id, act },
      ...{ facts: facts as VendorDeskActs['acts'][number]['facts'], at: at.toISOString() },
    })),
    nextCursor: last ? `${last.written_by}-${last.seq}` : cursor || '0-0',
    hasMore: rows.length === pageSize,
  }
}

/** The same transaction, as far as the kit knows its tables. */
export const deskTx = <Schema extends DeskSchema>(tx: Transaction<Schema>): Transaction<DeskSchema> =>
  tx as unknown as Transaction<DeskSchema>
