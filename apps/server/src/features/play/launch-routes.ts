import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { requireAgreed, requireSession } from '../identity/index.ts'
import { launchGame } from './launch-game.ts'

export const launchRoutes = {
  launch: portal.catalogue.launch
    .use(requireSession)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => answer(call, await launchGame(call, session, input))),
}
