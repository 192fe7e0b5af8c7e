import type { StaffBrand } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

const brandsOf = (reader: Reader) =>
  reader
    .selectFrom('brands as b')
    .selectAll('b')
    .select(
      sql<string>`(select count(*) from games g where g.brand_code = b.code and g.vendor_status <> 'retired')`.as(
        'games',
      ),
    )

type BrandRow = Awaited<ReturnType<ReturnType<typeof brandsOf>['executeTakeFirstOrThrow']>>

const toBrand = (row: BrandRow): StaffBrand => ({
  vassalage: row.code,
  name: row.name,
  isEnabled: row.is_enabled,
  sort: row.sort,
  gameCount: Number(row.games),
})

/** In the order of the lobby. */
export const listBrands = async (reader: Reader): Promise<StaffBrand[]> =>
  (await brandsOf(reader).orderBy('b.sort').orderBy('b.name').execute()).map(toBrand)

export async function findBrand(reader: Reader, code: string): Promise<StaffBrand | undefined> {
  const row = await brandsOf(reader).where('b.code', '=', code).executeTakeFirst()
  return row && toBrand(row)
}

export async function saveBrandTerms(tx: Tx, code: string, terms: { isEnabled: boolean; sort: number }): Promise<void> {
  const { isEnabled: is_enabled, sort } = terms
  await tx.updateTable('brands').set({ is_enabled, sort }).where('code', '=', code).execute()
}
