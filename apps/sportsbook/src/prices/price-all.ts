import type { Db, Tx } from '../db/schema.ts'
import { type PricedMatch, priceMatch } from './match-prices.ts'
import { findPublicMatches } from './public-matches.ts'

/** These matches as they are priced at this moment; one that is over is left out. */
export async function priceAll(
  reader: Db | Tx,
  matchIds: readonly string[],
  { now, tempo }: { now: Date; tempo: number },
): Promise<Map<string, PricedMatch>> {
  if (matchIds.length === 0) return new Map()
  const rows = await findPublicMatches(reader, [...new Set(matchIds)])
  return new Map(
    rows.flatMap((row) => {
      const priced = priceMatch(row, now, tempo)
      return priced ? [[row.shared_round_id, priced] as const] : []
    }),
  )
}
