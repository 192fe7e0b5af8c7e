import { listBrokenInvariants, openMonths, rollUpHouseBalances } from '@fairground/ledger'
import { sql } from 'kysely'
import { transact } from '../../db/db.ts'
import type { Jobs } from '../../lib/jobs.ts'

const monthsAhead = 3
const auditMsMax = 30 * 60_000

export const walletJobs: Jobs = {
  'roll-up-house-balances': async ({ db }) => {
    await transact(db, rollUpHouseBalances)
  },
  /** The migrations made the first ones; with these a server may run for months without another release. */
  'open-ledger-months': async ({ db }) => {
    await transact(db, (tx) => openMonths(tx, monthsAhead))
  },
  /** The books must be sound at any moment: a finding is a reason to wake somebody. */
  'audit-ledger': async ({ db, log }) => {
    const broken = await transact(db, async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(auditMsMax)}`.execute(tx) // it reads every entry
      return listBrokenInvariants(tx)
    })
    if (broken.length > 0)
      throw new Error(`the ledger breaks ${broken.length} rules: ${broken.slice(0, 5).map(describe).join('; ')}`)
    log.info('the ledger is sound')
  },
}

const describe = ({ invariant, detail, accountId }: Awaited<ReturnType<typeof listBrokenInvariants>>[number]): string =>
  `${invariant} ${detail} (account ${accountId ?? 'none'})`
