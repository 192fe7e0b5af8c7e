import { os } from '@orpc/server'
import { refusalError } from '../../../lib/answer.ts'
import type { CallContext } from '../../../lib/call.ts'
import { refuse } from '../../../lib/outcome.ts'
import type { MemberSession } from '../identity/index.ts'
import { isStopped } from './stop-play.ts'

/** After `requireMember`, before what invites to play: refuses with PLAY_STOPPED while its player is on a break or excluded. */
export const requirePlaying = os
  .$context<CallContext & { session: MemberSession }>()
  .middleware(async ({ context: { call, session }, next }) => {
    if (await isStopped(call.app.db, session.memberId, call.app.clock.now()))
      throw refusalError(call, refuse('PLAY_STOPPED'))
    return next()
  })
