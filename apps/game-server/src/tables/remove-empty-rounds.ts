import { firstIdAt } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'

/** Longer than any season that is worked out from its rounds. */
const keptMs = 60 * 24 * 3_600_000
const lookedAtMax = 20_000

/**
 * Removes rounds that nobody had a bet in, once they are older than 60 days. Each call looks at the rounds after those that
 * the call before it looked at, so that rounds which stay are not looked at again until the program starts anew.
 */
export function emptyRoundRemover({ db, clock }: Pick<AppContext, 'db' | 'clock'>): () => Promise<number> {
  let after = ''
  return async () => {
    const before = firstIdAt('shr', new Date(clock.now().getTime() - keptMs))
    const { rows } = await sql<{ seen: string | null; removed: string }>`
      select seen, removed from remove_empty_rounds(${after}, ${before}, ${lookedAtMax})`.execute(db)
    after = rows[0]?.seen ?? after
    return Number(rows[0]?.removed ?? 0)
  }
}
