import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { savePayeeNameKey } from '../member-store.ts'
import { emailIndex, openDetails } from '../profile/member-details.ts'
import { openPayeeName, payeeNameIndex } from '../profile/payee-name.ts'
import { listEmailsToIndex, listNamesToIndex, saveEmailIndex } from './member-index-store.ts'

const countMax = 500

/** Makes names and addresses findable that were sealed before there was an index of them. */
export async function indexSealedDetails(context: AppContext): Promise<void> {
  await transact(context.db, async (tx) => {
    for (const { memberId, sealed } of await listNamesToIndex(tx, countMax)) {
      const name = openPayeeName(context, memberId, sealed)
      if (name) await savePayeeNameKey(tx, memberId, payeeNameIndex(context, name))
    }
    for (const { memberId, sealed } of await listEmailsToIndex(tx, countMax)) {
      const { email } = openDetails(context, memberId, [{ field: 'email', sealed }])
      if (email) await saveEmailIndex(tx, memberId, emailIndex(context, email))
    }
  })
}
