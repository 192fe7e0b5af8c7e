import { sportsDeskPage } from '@fairground/contract/sports-desk'
import { createVendorApp, deskPortalRoutes, limitCalls, portalRoutes } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { kitOf, type SportsContext } from './context.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import { frameRoutes } from './frames/frame-routes.ts'
import { builtClient, pageRoutes } from './frames/page-routes.ts'
import { listHotMatches } from './portal/list-hot-matches.ts'
import { portalSide } from './portal/portal-side.ts'

/** The sportsbook's HTTP app: health, the portal's side and the players' side. */
export async function createApp(context: SportsContext, client = builtClient): Promise<FastifyInstance> {
  const kit = kitOf(context)
  const app = createVendorApp(kit, { framePrefix: '/sports/' })
  await app.register(async (portal) => {
    portalRoutes(portal, kit, portalSide(context))
    portal.get('/matches', () => listHotMatches(context))
    deskPortalRoutes(portal, kit, sportsDeskPage)
  })
  await app.register((pages) => pageRoutes(pages, context, client))
  await app.register(async (frames) => {
    await limitCalls(frames)
    frameRoutes(frames, context)
    deskRoutes(frames, context)
  })
  return app
}
