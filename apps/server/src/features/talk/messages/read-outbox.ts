import type { AppContext } from '../../../context.ts'
import { listByRecipient } from './message-store.ts'
import { contentSeal } from './queue-message.ts'
import { typedRecipientKey } from './recipient.ts'

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
  const key = typedRecipientKey(app, recipient)
  if (!key) return undefined
  const rows = await listByRecipient(app.db, key, countMax)
  return rows.flatMap(({ id, status, createdAt, contentSealed }) => {
    const content = contentSealed && JSON.parse(app.secrets.open(contentSeal(id), contentSealed))
    return content ? [{ at: createdAt, status, ...content }] : []
  })
}
