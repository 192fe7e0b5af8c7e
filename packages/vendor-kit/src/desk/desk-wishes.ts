import type { StaffDeskResult, StaffDeskWish } from '@fairground/contract/staff-desk'
import type { Kysely } from 'kysely'
import { newId } from '../lib/new-id.ts'
import { type DeskStep, deskTx, recordDeskAct } from './desk-acts.ts'
import type { DeskSchema, DeskWishRow } from './desk-schema.ts'
import { areOnePerson, type DeskStaff } from './desk-staff.ts'

interface Asked {
  act: string
  body: object
  /** What the log says of it, besides the reason. */
  facts?: object
  reason: string
  sharedRoundId?: string | null
  /** Why it cannot be asked for: what it is about is not there, or over. */
  fault?: 'unknown' | 'late' | undefined
}

/** Asks for what moves money; another person has to agree. */
export async function askDeskWish<Schema extends DeskSchema, Context>(
  step: DeskStep<Schema, Context>,
  { act, body, facts = body, reason, sharedRoundId = null, fault }: Asked,
): Promise<StaffDeskResult> {
  const { context, tx, staff, tableId } = step
  const at = context.clock.now()
  await recordDeskAct(step, `ask-${act}`, { ...facts, sharedRoundId, reason, result: fault ?? 'done' })
  if (fault) return fault
  await deskTx(tx)
    .insertInto('desk_wishes')
    .values({
      ...{ wish_id: newId('wsh', at), table_id: tableId, act, body: JSON.stringify(body), reason },
      ...{ asked_by: staff.staffId, asked_name: staff.name, asked_at: at },
      ...{ decided_by: null, decided_at: null, outcome: null },
    })
    .execute()
  return 'asked'
}

/** False: it cannot be done any more. */
type Work = (wish: DeskWishRow) => Promise<{ isDone: boolean; sharedRoundId?: string | null }>

/** The second person's yes: it is done in this commit. Nobody agrees to what they asked themselves. */
export async function agreeToDeskWish<Schema extends DeskSchema, Context>(
  step: DeskStep<Schema, Context>,
  wishId: string,
  work: Work,
): Promise<StaffDeskResult> {
  const wish = await lockWish(step, wishId)
  if (!wish) return 'unknown'
  const facts = { wishId, asked: wish.act, askedBy: wish.asked_name }
  if (areOnePerson(step.staff, { staffId: wish.asked_by })) {
    await recordDeskAct(step, 'agree', { ...facts, result: 'own' })
    return 'own'
  }
  const { isDone, sharedRoundId = null } = await work(wish)
  const result = isDone ? 'done' : 'late'
  await endWish(step, wishId, result)
  await recordDeskAct(step, 'agree', { ...facts, sharedRoundId, result })
  return result
}

/** Whoever asked takes it back, or a second person says no. */
export async function dropDeskWish<Schema extends DeskSchema, Context>(
  step: DeskStep<Schema, Context>,
  wishId: string,
): Promise<StaffDeskResult> {
  const wish = await lockWish(step, wishId)
  if (!wish) return 'unknown'
  await endWish(step, wishId, 'dropped')
  await recordDeskAct(step, 'drop', { wishId, asked: wish.act, result: 'done' })
  return 'done'
}

/** What waits for a second person, the oldest first; of one table where it is named. */
export async function listDeskWishes<Schema extends DeskSchema>(
  { db }: { db: Kysely<Schema> },
  staff: DeskStaff,
  tableId?: string,
): Promise<StaffDeskWish[]> {
  const rows = await (db as unknown as Kysely<DeskSchema>)
    .selectFrom('desk_wishes')
    .selectAll()
    .$if(tableId !== undefined, (query) => query.where('table_id', '=', tableId ?? ''))
    .where('outcome', 'is', null)
    .orderBy('wish_id')
    .execute()
  return rows.map(({ wish_id, table_id, act, body, reason, asked_by, asked_name, asked_at }) => ({
    ...{ wishId: wish_id, tableId: table_id, act, body: body as StaffDeskWish['body'], reason },
    ...{ askedBy: asked_name, askedAt: asked_at.toISOString(), isMine: areOnePerson(staff, { staffId: asked_by }) },
  }))
}

const lockWish = <Schema extends DeskSchema, Context>({ tx, tableId }: DeskStep<Schema, Context>, wishId: string) =>
  deskTx(tx)
    .selectFrom('desk_wishes')
    .selectAll()
    .where('wish_id', '=', wishId)
    .where('table_id', '=', tableId)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const endWish = <Schema extends DeskSchema, Context>(
  { context, tx, staff }: DeskStep<Schema, Context>,
  wishId: string,
  outcome: 'done' | 'dropped' | 'late',
) =>
  deskTx(tx)
    .updateTable('desk_wishes')
    .set({ outcome, decided_by: staff.staffId, decided_at: context.clock.now() })
    .where('wish_id', '=', wishId)
    .execute()
