import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

const conversionTitle = { vi: 'Đổi điểm lấy tiền', en: 'Points turned into money' }

/** Titles by language of what points paid, by what a gift refers to. */
export async function listPointTitles(
  reader: Reader,
  ids: readonly string[],
): Promise<[id: string, titles: Readonly<Record<string, string>>][]> {
  const redeemed = await reader
    .selectFrom('point_redemptions')
    .select(['id', 'names'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const names = new Map(redeemed.map(({ id, names: texts }) => [id, texts as Record<string, string>]))
  return ids.map((id) => [id, names.get(id) ?? conversionTitle])
}
