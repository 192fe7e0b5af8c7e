import type { AppContext } from '../../../../context.ts'
import type { Reader } from '../../../../db/db.ts'
import { openDetails } from './member-details.ts'
import { findPayeeName } from './payee-name.ts'

/** The name and the birthday that a member gave, where he did. */
export async function readSaid(
  app: AppContext,
  reader: Reader,
  memberId: string,
): Promise<{ name: string | undefined; birthday: string | undefined }> {
  const rows = await reader
    .selectFrom('member_details')
    .select(['field', 'sealed'])
    .where('member_id', '=', memberId)
    .where('field', '=', 'birthday')
    .execute()
  const { birthday } = openDetails(app, memberId, rows)
  return { name: await findPayeeName(app, reader, memberId), birthday }
}
