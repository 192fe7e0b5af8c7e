import { answer } from '../../lib/answer.ts'
import { portal } from '../../lib/implement.ts'
import { requireAgent } from '../identity/index.ts'
import { readDownlines } from './read-downlines.ts'

export const agentRoutes = {
  downlines: portal.agents.downlines
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readDownlines(call.app, session.memberId, input)),
    ),
}
