import { pswNonceLifeMs } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import type { Jobs } from '../../lib/jobs.ts'
import { endGameSessions } from './end-game-sessions.ts'

export const playJobs: Jobs = {
  'remove-used-nonces': removeUsedNonces,
  'end-game-sessions': endGameSessions,
}

async function removeUsedNonces({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - pswNonceLifeMs)
  await db.deleteFrom('psw_nonces').where('seen_at', '<', before).execute()
}
