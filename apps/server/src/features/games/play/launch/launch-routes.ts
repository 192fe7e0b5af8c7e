import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { refuse } from '../../../../lib/outcome.ts'
import { requireAgreed, requireSession } from '../../../people/identity/index.ts'
import { findLaunchable } from '../../catalogue/index.ts'
import { launchGame } from './launch-game.ts'

export const launchRoutes = {
  launchByVendor: portal.catalogue.launchByVendor
    .use(requireSession)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const nodeId = await findLaunchable(call.app.db, input)
      const { language } = input
      const launched = nodeId
        ? await launchGame(call, session, { nodeId, mode: 'real', language })
        : refuse('NOT_FOUND')
      return answer(call, launched)
    }),

  launch: portal.catalogue.launch
    .use(requireSession)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const { vassalage: brandCode, ...named } = input
      return answer(call, await launchGame(call, session, { ...named, brandCode }))
    }),
}
