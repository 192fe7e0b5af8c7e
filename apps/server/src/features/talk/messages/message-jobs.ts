import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { removeCodes } from './code-store.ts'
import { deliverMessage } from './deliver-message.ts'
import { fetchReceipts } from './fetch-receipts.ts'
import { eraseContent, listDue, removeMessages } from './message-store.ts'
import { watchMessages } from './watch-messages.ts'

const batchMax = 200
const dayMs = 24 * 60 * 60_000
const keptMs = 30 * dayMs

/** Messages that a worker left behind, and those whose time to try again has come. */
async function resumeMessages(app: AppContext): Promise<void> {
  for (const messageId of await listDue(app.db, app.clock.now(), batchMax)) await deliverMessage(app, { messageId })
}

/** Texts go a day after they expired, messages with their log after 30 days, codes when no limit counts them any more. */
async function removeOldMessages({ db, clock }: AppContext): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await transact(db, async (tx) => {
    await eraseContent(tx, before(dayMs))
    await removeMessages(tx, before(keptMs))
    await removeCodes(tx, before(2 * dayMs))
  })
}

export const messageJobs: Jobs = {
  'deliver-message': deliverMessage,
  'resume-messages': resumeMessages,
  'remove-old-messages': removeOldMessages,
  'watch-messages': watchMessages,
  'fetch-receipts': fetchReceipts,
}
