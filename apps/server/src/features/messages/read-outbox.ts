import type { AppContext } from '../../context.ts'
import { listByRecipient } from './message-store.ts'
import { contentSeal } from './queue-message.ts'
import { plainEmail, recipientKey } from './recipient.ts'

const countMax = 50

export interface OutboxMessage {
  at: Date
  status: string
  subject?: string | undefined
  text: string
}

/**
 * What was sent to a number or an address, newest last. A number without a leading + is a Vietnamese one.
 * Returns undefined when the text is neither.
 */
export async function readOutbox(
  app: Pick<AppContext, 'db' | 'secrets'>,
  recipient: string,
): Promise<OutboxMessage[] | undefined> {
  const key = keyOf(app, recipient)
  if (!key) return undefined
  const rows = await listByRecipient(app.db, key, countMax)
  return rows.flatMap(({ id, status, createdAt, contentSealed }) => {
    const content = contentSealed && JSON.parse(app.secrets.open(contentSeal(id), contentSealed))
    return content ? [{ at: createdAt, status, ...content }] : []
  })
}

function keyOf(app: Pick<AppContext, 'secrets'>, recipient: string): Buffer | undefined {
  if (recipient.includes('@')) return recipientKey(app, 'email', plainEmail(recipient))
  const mobile = recipient.replace(/^0?(?=[1-9]\d{8}$)/, '+84')
  return /^\+[1-9]\d{6,14}$/.test(mobile) ? recipientKey(app, 'sms', mobile) : undefined
}
