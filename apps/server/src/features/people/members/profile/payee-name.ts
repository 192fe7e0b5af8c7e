import { foldName, normaliseField } from '@fairground/contract'
import type { AppContext } from '../../../../context.ts'
import type { Reader, Tx } from '../../../../db/db.ts'
import { getMember, savePayeeName, savePayeeNameKey } from '../member-store.ts'

export const payeeNamePurpose = (memberId: string): string => `member-payee-name:${memberId}`

export const sealPayeeName = ({ secrets }: AppContext, memberId: string, name: string): string =>
  secrets.seal(payeeNamePurpose(memberId), normaliseField(name))

/** Finds a name again, however its marks, case and blanks were written. */
export const payeeNameIndex = ({ secrets }: Pick<AppContext, 'secrets'>, name: string): Buffer =>
  secrets.blindIndex('member-payee-name', foldName(name))

export const openPayeeName = ({ secrets }: AppContext, memberId: string, sealed: string | null): string | undefined =>
  sealed === null ? undefined : secrets.open(payeeNamePurpose(memberId), sealed)

/** Full name of the member, for the check of a payout account; undefined when none was given yet. */
export async function findPayeeName(
  context: AppContext,
  reader: Reader,
  memberId: string,
): Promise<string | undefined> {
  const { payeeNameSealed } = await getMember(reader, memberId)
  return openPayeeName(context, memberId, payeeNameSealed)
}

/** Gives the member the name of a first payout account; for members who named none at registration. */
export async function setPayeeName(context: AppContext, tx: Tx, memberId: string, name: string): Promise<void> {
  await savePayeeName(tx, memberId, sealPayeeName(context, memberId, name))
  await savePayeeNameKey(tx, memberId, payeeNameIndex(context, name))
}

/** The name as its owner may see it on a screen others can read over the shoulder: first letters only. */
export const maskName = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(' ')
