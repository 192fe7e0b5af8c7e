import { createVendorApp, limitCalls } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { kitOf, type LotteryContext } from './context.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import { resultsSide } from './desk/results-side.ts'
import { frameRoutes } from './frames/frame-routes.ts'
import { builtClient, pageRoutes } from './frames/page-routes.ts'
import { resultsRoutes } from './imports/results-routes.ts'
import { lotteryPortalRoutes } from './portal/lottery-portal-routes.ts'

/** The lottery's HTTP app: health, the portal's side and the players' side. */
export async function createApp(context: LotteryContext, client = builtClient): Promise<FastifyInstance> {
  const app = createVendorApp(kitOf(context), { framePrefix: '/lottery/' })
  await app.register(async (portal) => lotteryPortalRoutes(portal, context))
  await app.register((pages) => pageRoutes(pages, context, client))
  await app.register(async (frames) => {
    await limitCalls(frames)
    frameRoutes(frames, context)
    deskRoutes(frames, context)
    resultsRoutes(frames, context, resultsSide(context))
  })
  return app
}
