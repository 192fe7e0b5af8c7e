import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { PointItems } from '../../../db/schema.gen.ts'
import type { PointItem } from './reward-item.ts'

/** The cheapest first; hidden ones too unless only what is shown is wanted. */
export async function listItems(reader: Reader, { isShown }: { isShown?: true } = {}): Promise<PointItem[]> {
  const rows = await reader
    .selectFrom('point_items')
    .selectAll()
    .$if(isShown === true, (items) => items.where('is_shown', '=', true))
    .orderBy('required_points')
    .orderBy('id')
    .execute()
  return rows.map(itemOf)
}

export async function lockItem(tx: Tx, id: string): Promise<PointItem | undefined> {
  const row = await tx.selectFrom('point_items').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && itemOf(row)
}

/** Adds a thing, or replaces the one of its id. */
export async function saveItem(tx: Tx, item: PointItem): Promise<void> {
  const row = {
    names: JSON.stringify(item.names),
    picture: item.picture,
    kind: item.kind,
    required_points: item.requiredPoints,
    required_minor: item.requiredMinor,
    credit_minor: item.creditMinor,
    stock: item.stock,
    is_shown: item.isShown,
    revision: item.revision,
    changed_at: item.changedAt,
    changed_by: item.changedBy,
  }
  await tx
    .insertInto('point_items')
    .values({ id: item.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Takes of a thing's stock, or puts back; whoever edits it then has to look again. */
export async function moveStock(tx: Tx, id: string, changed: number): Promise<void> {
  await tx
    .updateTable('point_items')
    .set({ stock: sql`stock + ${changed}`, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

const itemOf = (row: Selectable<PointItems>): PointItem => ({
  id: row.id,
  names: row.names as Record<string, string>,
  picture: row.picture,
  kind: row.kind as PointItem['kind'],
  requiredPoints: row.required_points,
  requiredMinor: BigInt(row.required_minor),
  creditMinor: BigInt(row.credit_minor),
  stock: row.stock,
  isShown: row.is_shown,
  revision: row.revision,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
})
