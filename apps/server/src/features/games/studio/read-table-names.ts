import type { Reader } from '../../../db/db.ts'
import { houseVendorId } from '../catalogue/index.ts'

/** What tables of the studio are called, by their codes. */
export async function readTableNames(reader: Reader, gameCodes: readonly string[]) {
  if (gameCodes.length === 0) return new Map<string, { vi: string; en: string }>()
  const rows = await reader
    .selectFrom('games')
    .select(['game_code', 'names', 'own_names'])
    .where('vendor_id', '=', houseVendorId)
    .where('game_code', 'in', gameCodes)
    .execute()
  return new Map(
    rows.map(({ game_code, names, own_names }) => {
      const { vi = game_code, en = game_code } = {
        ...(names as Record<string, string>),
        ...(own_names as Record<string, string>),
      }
      return [game_code, { vi, en }]
    }),
  )
}
