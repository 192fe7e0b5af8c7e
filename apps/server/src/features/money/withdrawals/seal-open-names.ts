import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { sealBankName } from '../../people/identity/index.ts'

const rowsPerStepMax = 500

/** Seals the names of payout accounts that were written before names were sealed, in steps that are each committed. */
export async function sealOpenNames(app: AppContext): Promise<void> {
  let count = rowsPerStepMax
  while (count === rowsPerStepMax) count = await sealStep(app)
}

const sealStep = (app: AppContext): Promise<number> =>
  transact(app.db, async (tx) => {
    const rows = await tx
      .selectFrom('payout_accounts')
      .select(['id', 'account_name as name'])
      .where('account_name', 'is not', null)
      .limit(rowsPerStepMax)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, name } of rows) {
      const sealed = { account_name: null, account_name_sealed: sealBankName(app, id, name ?? '') }
      await tx.updateTable('payout_accounts').set(sealed).where('id', '=', id).execute()
    }
    return rows.length
  })
