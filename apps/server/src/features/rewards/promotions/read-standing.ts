import type { Reader } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { readStandings } from './entry-store.ts'
import { nobody, type Promotion, type Standing } from './promotion.ts'

/** Where a member stands in one promotion. */
export async function readStanding(
  { app: { clock, config } }: Call,
  reader: Reader,
  { promotion, memberId }: { promotion: Promotion; memberId: string },
): Promise<Standing> {
  const who = { memberId, now: clock.now(), timeZone: config.timeZone }
  return (await readStandings(reader, [promotion], who)).get(promotion.id) ?? nobody
}
