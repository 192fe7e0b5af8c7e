import { pickLanguage } from '@fairground/i18n/server'
import type { AppContext } from '../../../../context.ts'
import type { Reader, Tx } from '../../../../db/db.ts'
import { type MessageKind, queueMessage } from '../../../talk/messages/index.ts'

const noticeLifeMs = 24 * 60 * 60_000

type Contact = 'mobile' | 'email'
export type Contacts = Partial<Record<Contact, string>>

export const contactPurpose = (contact: Contact, memberId: string): string => `member-${contact}:${memberId}`

export const sealContact = ({ secrets }: AppContext, memberId: string, contact: Contact, value: string): string =>
  secrets.seal(contactPurpose(contact, memberId), value)

interface SealedContacts {
  memberId: string
  mobileSealed: string | null
  emailSealed: string | null
}

/** Number and address of a member, as far as there are any. */
export function openContacts({ secrets }: AppContext, sealed: SealedContacts): Contacts {
  const { memberId, mobileSealed, emailSealed } = sealed
  return {
    ...(mobileSealed && { mobile: secrets.open(contactPurpose('mobile', memberId), mobileSealed) }),
    ...(emailSealed && { email: secrets.open(contactPurpose('email', memberId), emailSealed) }),
  }
}

export async function findContacts(app: AppContext, reader: Reader, memberId: string): Promise<Contacts> {
  const row = await reader
    .selectFrom('members')
    .select(['id as memberId', 'mobile_sealed as mobileSealed', 'email_sealed as emailSealed'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return openContacts(app, row)
}

interface Notice {
  memberId: string
  kind: Exclude<MessageKind, 'code' | 'reset-link'>
  /** More words of the text than the account. */
  args?: Record<string, string>
  /** All recipients, including the former number or address. */
  to: readonly Contacts[]
}

/** Tells a change of the account to every number and address, each once. */
export async function noticeOfChange(tx: Tx, app: AppContext, { memberId, kind, args, to }: Notice): Promise<void> {
  const { account, language } = await tx
    .selectFrom('members')
    .select(['account', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const common = {
    kind,
    language: pickLanguage(language),
    args: { account, ...args },
    expiresAt: new Date(app.clock.now().getTime() + noticeLifeMs),
  }
  for (const recipient of new Set(to.flatMap(({ mobile }) => mobile ?? [])))
    await queueMessage(tx, app, { ...common, channel: 'sms', recipient })
  for (const recipient of new Set(to.flatMap(({ email }) => email ?? [])))
    await queueMessage(tx, app, { ...common, channel: 'email', recipient })
}
