import { keepHouse, tidyVendor } from '@fairground/vendor-kit'
import { removeMessages } from './chat/message-store.ts'
import type { AppContext } from './context.ts'
import { removeDeskSessions } from './dealer/desk-session.ts'
import { abandonRounds } from './instant/abandon-rounds.ts'
import { tidyRecordings } from './recordings/tidy-recordings.ts'
import { emptyRoundRemover } from './tables/remove-empty-rounds.ts'

const messageLifeMs = 30 * 24 * 3_600_000

/** Removes what can never be used again, and what was said a month ago. */
export async function tidy(context: AppContext): Promise<void> {
  await tidyVendor(context)
  await removeDeskSessions(context)
  await tidyRecordings(context)
  await removeMessages(context.db, new Date(context.clock.now().getTime() - messageLifeMs))
}

/** Tidies, and ends rounds that were left, every five minutes until the function it returns is called. */
export function startHousekeeping(context: AppContext): () => Promise<void> {
  const removeEmptyRounds = emptyRoundRemover(context)
  return keepHouse(context, () => Promise.all([tidy(context), abandonRounds(context), removeEmptyRounds()]))
}
