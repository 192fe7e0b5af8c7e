import { displayLanguages } from '@fairground/i18n'
import { z } from 'zod'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { newToken } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { queueMessage } from '../../../talk/messages/index.ts'
import { findAccount } from '../login/find-account.ts'
import { entryRefusal } from '../login/login-policy.ts'
import { findContacts } from '../security/contacts.ts'
import { insertResetLink } from './reset-link-store.ts'
import { requestSeal } from './send-reset-link.ts'

const lifeMs = 30 * 60_000
const Payload = z.object({ request: z.string() })
const Request = z.object({ username: z.string(), email: z.string(), language: z.enum(displayLanguages) })

/** Mails a link when name and address belong together. Run twice it mails two, of which the later one works. */
export async function mailResetLink(app: AppContext, payload: unknown): Promise<void> {
  const sealed = Payload.parse(payload).request
  const { username, email, language } = Request.parse(JSON.parse(app.secrets.open(requestSeal, sealed)))
  const member = await findAccount(app, username)
  if (!member || entryRefusal({ ...member, area: undefined })) return
  const { memberId, account } = member
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const token = newToken()
  // After the # the token reaches no server, log or referrer on its way to the page.
  const link = `${app.config.portalUrl}/resetPassword#${token}`
  await transact(app.db, async (tx) => {
    if ((await findContacts(app, tx, memberId)).email !== email) return
    await insertResetLink(tx, { tokenHash: hashOfToken(token), memberId, now, expiresAt })
    const args = { account, link, count: lifeMs / 60_000 }
    await queueMessage(tx, app, { channel: 'email', recipient: email, kind: 'reset-link', language, args, expiresAt })
  })
}
