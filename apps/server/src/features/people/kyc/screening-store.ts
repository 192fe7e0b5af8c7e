import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface ListedName {
  entryId: string
  name: string
  nameKey: string
  birthYears: number[]
}

export interface StoredList {
  list: string
  dated: string
  importedAt: Date
  entryCount: number
}

const rowsAtOnce = 1_000

/** Puts a list in the place of the one before. */
export async function replaceList(tx: Tx, list: StoredList, names: readonly ListedName[]): Promise<void> {
  const row = { dated: list.dated, imported_at: list.importedAt, entry_count: list.entryCount }
  await tx
    .insertInto('screening_lists')
    .values({ list: list.list, ...row })
    .onConflict((conflict) => conflict.column('list').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('screening_names').where('list', '=', list.list).execute()
  for (let from = 0; from < names.length; from += rowsAtOnce) {
    const part = names.slice(from, from + rowsAtOnce)
    const values = part.map(({ entryId, name, nameKey, birthYears }) => ({
      ...{ list: list.list, entry_id: entryId, name, name_key: nameKey, birth_years: birthYears },
    }))
    await tx.insertInto('screening_names').values(values).execute()
  }
}

export async function listLists(reader: Reader): Promise<StoredList[]> {
  return reader
    .selectFrom('screening_lists')
    .select(['list', sql<string>`dated::text`.as('dated'), 'imported_at as importedAt', 'entry_count as entryCount'])
    .orderBy('list')
    .execute()
}

export interface Match {
  list: string
  entryId: string
  name: string
  isYearKnown: boolean
}

/** Entries with a name of this key that may be somebody born in that year. */
export async function findListed(
  reader: Reader,
  { nameKey, birthYear }: { nameKey: string; birthYear: number | null },
): Promise<Match[]> {
  const rows = await reader
    .selectFrom('screening_names')
    .select(['list', 'entry_id as entryId', 'name', 'birth_years as birthYears'])
    .where('name_key', '=', nameKey)
    .execute()
  const isNear = (years: readonly number[]) => years.some((year) => Math.abs(year - (birthYear ?? year)) <= 1)
  return rows
    .filter(({ birthYears }) => birthYear === null || birthYears.length === 0 || isNear(birthYears))
    .map(({ birthYears, ...match }) => ({ ...match, isYearKnown: birthYear !== null && birthYears.length > 0 }))
}

interface Screened {
  memberId: string
  nameKey: Buffer
  birthYear: number | null
}

/** Keeps under which names a member is screened, so that a new list finds him. */
export async function keepScreened(tx: Tx, { memberId, nameKey, birthYear }: Screened): Promise<void> {
  await tx
    .insertInto('screened_people')
    .values({ member_id: memberId, name_key: nameKey, birth_year: birthYear })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'name_key'])
        .doUpdateSet((eb) => ({ birth_year: eb.fn.coalesce(eb.val(birthYear), 'screened_people.birth_year') })),
    )
    .execute()
}

/** Members who are screened under one of these names. */
export async function listScreened(reader: Reader, nameKeys: readonly Buffer[]): Promise<Screened[]> {
  if (nameKeys.length === 0) return []
  const rows = await reader
    .selectFrom('screened_people')
    .select(['member_id as memberId', 'name_key as nameKey', 'birth_year as birthYear'])
    .where(sql<boolean>`name_key = any(${[...nameKeys]}::bytea[])`)
    .execute()
  return rows
}
