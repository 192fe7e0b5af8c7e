import { newId, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { CardSetRow, Reader, Tx } from '../db/schema.ts'
import { lockTable } from './dealer-store.ts'
import { readingsOf } from './dealt-rules.ts'
import { type DeskStaff, isSupervisor } from './desk-session.ts'
import { printCardLabels } from './labels/card-labels.ts'
import { type DeskWish, recordAct } from './record-act.ts'
import { cardsOf, makeCardSet } from './shoes.ts'

/** Boxes of cards that may wait at one table. */
const waitingMax = 6

/** Sets that are neither at the table nor thrown away, oldest first. */
export const listSets = (reader: Reader, tableId: string): Promise<CardSetRow[]> =>
  reader
    .selectFrom('card_sets')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('taken_at', 'is', null)
    .where('dropped_at', 'is', null)
    .orderBy('set_id')
    .execute()

/** A set whose codes are to be printed. */
export async function makeSet({ context, tx, staff }: DeskWish): Promise<string> {
  if (readingsOf(context, staff.tableId).tool !== 'shoe') return 'NO_SHOE'
  if (!isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  if ((await listSets(tx, staff.tableId)).length >= waitingMax) return 'SETS_WAIT'
  const made_at = context.clock.now()
  await tx
    .insertInto('card_sets')
    .values({
      ...{ set_id: newId('cds', made_at), table_id: staff.tableId, ...makeCardSet(context) },
      ...{ made_by: staff.staffId, made_at, printed_at: null, taken_at: null, dropped_at: null },
    })
    .execute()
  return 'done'
}

/** A spoiled set: nothing of it is ever printed or dealt. */
export async function dropSet({ context, tx, staff }: DeskWish, setId: string): Promise<string> {
  if (!isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  const dropped = await mark(tx, staff, setId, { dropped_at: context.clock.now() })
  return dropped ? 'done' : 'NO_SET'
}

/** The set that comes to the table as its shoe; or why not. From here on its codes are never printed again. */
export async function takeSet({ context, tx, staff }: DeskWish, setId: string): Promise<CardSetRow | string> {
  const set = await findSet(tx, staff.tableId, setId)
  if (!set) return 'NO_SET'
  if (!set.printed_at) return 'NOT_PRINTED'
  await mark(tx, staff, setId, { taken_at: context.clock.now() })
  return set
}

/**
 * The codes of a set on label sheets. Whoever sticks them on learns which code is which card: a supervisor alone, never of
 * a set that has come to a table, and recorded each time.
 */
export async function printLabels(
  context: AppContext,
  staff: DeskStaff,
  setId: string,
): Promise<{ result: string; pdf?: string }> {
  if (!isSupervisor(staff)) return { result: 'SUPERVISOR_NEEDED' }
  const set = await transact(context.db, async (tx) => {
    await lockTable(tx, staff.tableId)
    const found = await findSet(tx, staff.tableId, setId)
    if (!found) return undefined
    await mark(tx, staff, setId, { printed_at: found.printed_at ?? context.clock.now() })
    await recordAct({ context, tx, staff }, 'print-labels', { setId, deckSet: found.deck_set })
    return found
  })
  if (!set) return { result: 'NO_SET' }
  const pdf = await printCardLabels(
    set.deck_set,
    cardsOf(context, set).map(({ id }) => id),
  )
  return { result: 'done', pdf: pdf.toString('base64') }
}

const findSet = async (reader: Reader, tableId: string, setId: string): Promise<CardSetRow | undefined> =>
  (await listSets(reader, tableId)).find(({ set_id }) => set_id === setId)

type Marks = Partial<Pick<CardSetRow, 'printed_at' | 'taken_at' | 'dropped_at'>>

async function mark(tx: Tx, { tableId }: DeskStaff, setId: string, marks: Marks): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_sets')
    .set(marks)
    .where('set_id', '=', setId)
    .where('table_id', '=', tableId)
    .where('taken_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
