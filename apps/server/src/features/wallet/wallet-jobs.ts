import { openMonths, rollUpHouseBalances } from '@fairground/ledger'
import { transact } from '../../db/db.ts'
import type { Jobs } from '../../lib/jobs.ts'

const monthsAhead = 3

export const walletJobs: Jobs = {
  'roll-up-house-balances': async ({ db }) => {
    await transact(db, rollUpHouseBalances)
  },
  /** The migrations made the first ones; with these a server may run for months without another release. */
  'open-ledger-months': async ({ db }) => {
    await transact(db, (tx) => openMonths(tx, monthsAhead))
  },
}
