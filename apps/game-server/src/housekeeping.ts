import { pswNonceLifeMs } from '@fairground/contract/psw'
import { removeMessages } from './chat/message-store.ts'
import type { AppContext } from './context.ts'
import { abandonRounds } from './instant/abandon-rounds.ts'

const intervalMs = 5 * 60_000
const minute = 60_000
const day = 24 * 60 * minute

/** Removes what can never be used again: dead launches, spent nonces, sessions that ended a month ago, and what was said a month ago. */
export async function tidy({ db, clock }: AppContext): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await db.deleteFrom('launches').where('expires_at', '<', before(minute)).execute()
  await db.deleteFrom('portal_nonces').where('seen_at', '<', before(pswNonceLifeMs)).execute()
  await db
    .deleteFrom('sessions')
    .where('seen_at', '<', before(30 * day))
    .execute()
  await removeMessages(db, before(30 * day))
}

/** Tidies, and ends rounds that were left, every five minutes until the function it returns is called. */
export function startHousekeeping(context: AppContext): () => Promise<void> {
  const timer = setInterval(() => {
    Promise.all([tidy(context), abandonRounds(context)]).catch((error: unknown) =>
      context.log.error({ err: error }, 'housekeeping failed'),
    )
  }, intervalMs)
  timer.unref()
  return async () => clearInterval(timer)
}
