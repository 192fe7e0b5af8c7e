import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { readNewestRound, readSharedRound } from './read-shared-round.ts'

export const sharedRoundRoutes = {
  newest: portal.sharedRounds.newest.handler(async ({ context: { call } }) =>
    answer(call, ok(await readNewestRound(call.app, call.language))),
  ),
  find: portal.sharedRounds.find.handler(async ({ input, context: { call } }) =>
    answer(call, await readSharedRound(call.app, call.language, input.sharedRoundId)),
  ),
}
