import { StartupError } from '@fairground/postgres'
import type { LotteryContext } from '../context.ts'

/**
 * Whoever bought a ticket gets its end: a lottery of somebody else stays in the operator's file until its draws are over.
 * @throws StartupError where one has been left out
 */
export async function requireOfficial({ db, houses }: LotteryContext): Promise<void> {
  const rows = await db
    .selectFrom('shared_rounds')
    .select('table_id')
    .distinct()
    .where('mode', '=', 'official')
    .where((eb) => eb.or([eb('state', 'in', ['open', 'closed', 'drawn']), eb('resettles', '=', true)]))
    .execute()
  const missing = rows.find(({ table_id }) => !houses.get(table_id)?.official)
  if (!missing) return
  const lottery = missing.table_id.replace(/-real$/, '')
  throw new StartupError(
    `${lottery} of LOTTERY_OFFICIAL_FILE has draws that are not over; keep it there with "isSold": false until they are.`,
  )
}
