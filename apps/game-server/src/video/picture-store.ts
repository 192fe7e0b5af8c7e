import type { Reader, TablePictureRow } from '../db/schema.ts'

/** The picture of a table comes, to the relay or to an outside server. */
export const sawPicture = (reader: Reader, row: TablePictureRow): Promise<unknown> =>
  reader
    .insertInto('table_pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ shift_id: row.shift_id, seen_at: row.seen_at }))
    .execute()

/** The table shows none any more, as its desk wished; where a shift is named, none of that shift. */
export const endPicture = (reader: Reader, tableId: string, shiftId?: string): Promise<unknown> =>
  reader
    .deleteFrom('table_pictures')
    .where('table_id', '=', tableId)
    .$if(shiftId !== undefined, (query) => query.where('shift_id', '=', shiftId ?? ''))
    .execute()

/** Of this shift; one that was lost is found too. */
export const findPicture = (
  reader: Reader,
  { table_id, shift_id }: Pick<TablePictureRow, 'table_id' | 'shift_id'>,
): Promise<TablePictureRow | undefined> =>
  reader
    .selectFrom('table_pictures')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('shift_id', '=', shift_id)
    .executeTakeFirst()
