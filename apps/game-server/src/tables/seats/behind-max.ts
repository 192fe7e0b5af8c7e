import type { SharedTitle } from '../../catalogue/game.ts'
import { limitsOfTitle } from '../../catalogue/instant-limits.ts'

/** Largest chips of the main group that others may have behind one seat, where the table does not say. */
const chipsBehind = 4n

/** What others may have behind one seat of this table in a round. */
export function behindMaxOf(currency: string, game: SharedTitle): bigint {
  const base = limitsOfTitle(currency, game)
  return game.table.limits.get(currency)?.behindMinorMax ?? (base ? base.stakeMinorMax * chipsBehind : 0n)
}
