import { countDays, openMonths, rollUpHouseBalances } from '@fairground/ledger'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'

const monthsAhead = 3
const transfersMax = 20_000
const stepsMax = 50

export const walletJobs: Jobs = {
  'roll-up-house-balances': async ({ db }) => {
    await transact(db, rollUpHouseBalances)
  },
  /** Brings what members received and spent by day up to now; a step is one transaction, and repeating it changes nothing. */
  'count-member-money': async ({ db, config: { timeZone } }) => {
    for (let step = 0; step < stepsMax; step += 1)
      if (!(await transact(db, (tx) => countDays(tx, { timeZone, transfersMax })))) return
  },
  /** The migrations made the first ones; with these a server may run for months without another release. */
  'open-ledger-months': async ({ db }) => {
    await transact(db, (tx) => openMonths(tx, monthsAhead))
  },
}
