import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { countOpenRounds } from './open-round-store.ts'
import { closeDay, listOpenDays } from './revenue-store.ts'

/** A transfer is dated when it is posted and seen when it is committed: after this long none of the day is on its way. */
const settleMs = 60 * 60_000
const daysPerRun = 31

/** Sums every day that is over and has settled, once each; what is behind is made up for, a month a run. */
export async function closeReportDays({ db, clock, config }: AppContext): Promise<void> {
  const { currency, timeZone } = config
  const now = clock.now()
  const before = new Date(now.getTime() - settleMs)
  for (const day of await listOpenDays(db, { currency, timeZone }, { before, daysMax: daysPerRun })) {
    await transact(db, async (tx) => {
      if (await closeDay(tx, { currency, timeZone }, day, now)) await countOpenRounds(tx, { currency, timeZone }, day)
    })
  }
}
