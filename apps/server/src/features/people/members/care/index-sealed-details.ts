import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { savePayeeNameKey } from '../member-store.ts'
import { detailIndex, openDetails } from '../profile/member-details.ts'
import { openPayeeName, payeeNameIndex } from '../profile/payee-name.ts'
import { listDetailsToIndex, listNamesToIndex, saveDetailIndex } from './member-index-store.ts'

const countMax = 500

/** Makes names, addresses and numbers of papers findable that were sealed before there was an index of them. */
export async function indexSealedDetails(context: AppContext): Promise<void> {
  await transact(context.db, async (tx) => {
    for (const { memberId, sealed } of await listNamesToIndex(tx, countMax)) {
      const name = openPayeeName(context, memberId, sealed)
      if (name) await savePayeeNameKey(tx, memberId, payeeNameIndex(context, name))
    }
    for (const field of ['email', 'idNumber'] as const)
      for (const { memberId, sealed } of await listDetailsToIndex(tx, field, countMax)) {
        const value = openDetails(context, memberId, [{ field, sealed }])[field]
        const key = value && detailIndex(context, field, value)
        if (key) await saveDetailIndex(tx, { memberId, field, key })
      }
  })
}
