import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { type Tx, transact } from '../db/db.ts'
import type { SealedColumn } from './sealed-column.ts'

type Keyring = Pick<AppContext, 'db' | 'secrets' | 'config'>
type Row = Record<string, string>

const rowsPerStepMax = 500

/**
 * Seals a whole column with the key of today, and writes the index of each text anew, in steps of 500 rows that are each
 * committed. Whatever was done before an interruption stays done.
 * @returns how many texts were sealed anew
 */
export async function sealAnew(keyring: Keyring, column: SealedColumn): Promise<number> {
  let [count, after]: [number, Row | undefined] = [0, undefined]
  for (;;) {
    const rows: Row[] = await transact(keyring.db, (tx) => sealStep(tx, keyring, column, after))
    count += rows.length
    after = rows.at(-1)
    if (rows.length < rowsPerStepMax) return count
  }
}

async function sealStep(tx: Tx, keyring: Keyring, place: SealedColumn, after: Row | undefined): Promise<Row[]> {
  const { secrets } = keyring
  const rows = await readStep(tx, place, `v2.${secrets.keyId}.%`, after)
  for (const row of rows) {
    const text = secrets.open(place.purposeOf(row), row[place.column] ?? '')
    const changes = [sql`${sql.ref(place.column)} = ${secrets.seal(place.purposeOf(row), text)}`]
    const index = place.index?.valueOf(keyring, text, row)
    if (place.index && index) changes.push(sql`${sql.ref(place.index.column)} = ${index}`)
    const isRow = place.key.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
    await sql`update ${sql.table(place.table)} set ${sql.join(changes)} where ${sql.join(isRow, sql` and `)}`.execute(
      tx,
    )
  }
  return rows
}

/** The next rows in the order of their key that are not sealed with the key of today, held until the step is over. */
async function readStep(tx: Tx, place: SealedColumn, current: string, after: Row | undefined): Promise<Row[]> {
  const { table, column, key, reads = [] } = place
  const keyRefs = sql.join(key.map((name) => sql.ref(name)))
  const isLater = after ? sql`and (${keyRefs}) > (${sql.join(key.map((name) => after[name]))})` : sql``
  const { rows } = await sql<Row>`
    select ${sql.join([...key, ...reads, column].map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(column)} not like ${current} ${isLater}
    order by ${keyRefs} limit ${rowsPerStepMax} for update`.execute(tx)
  return rows
}
