import { studioLivePath } from '@fairground/contract/studio'
import { compressAnswers } from '@fairground/edge'
import { createVendorApp, limitCalls } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { type ClientFolders, clientRoutes } from './client/client-routes.ts'
import type { AppContext } from './context.ts'
import { deskRoutes } from './dealer/desk-routes.ts'
import { fishingRoutes } from './fishing/fishing-routes.ts'
import { instantRoutes } from './instant/instant-routes.ts'
import { jackpotRoutes } from './jackpots/jackpot-routes.ts'
import { rainRoutes } from './rain/rain-routes.ts'
import { recordingRoutes } from './recordings/recording-routes.ts'
import { replayRoutes } from './replays/replay-routes.ts'
import { roomRoutes } from './rooms/room-routes.ts'
import { roundRoutes } from './rounds/round-routes.ts'
import { seedRoutes } from './seeds/seed-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { sharedRoutes } from './tables/shared-routes.ts'
import { vendorRoutes } from './vendor/vendor-routes.ts'
import { OutsidePictures } from './video/outside-pictures.ts'
import { videoRoutes } from './video/video-routes.ts'

/** The studio's HTTP app: health, the portal's side, the players' side, and the client's files. */
export async function createApp(context: AppContext, folders: ClientFolders): Promise<FastifyInstance> {
  const app = createVendorApp(context, { framePrefix: '/studio/', livePath: studioLivePath })
  const outside = new OutsidePictures(context)
  await app.register(async (portal) => vendorRoutes(portal, context))
  await app.register(async (players) => {
    await limitCalls(players)
    // Answers to the portal's calls are signed as they go out.
    compressAnswers(players)
    sessionRoutes(players, context)
    roundRoutes(players, context)
    jackpotRoutes(players, context)
    instantRoutes(players, context)
    sharedRoutes(players, context)
    roomRoutes(players, context)
    fishingRoutes(players, context)
    deskRoutes(players, context, outside)
    rainRoutes(players, context)
    seedRoutes(players, context)
    replayRoutes(players, context)
    await videoRoutes(players, context, outside)
    recordingRoutes(players, context)
  })
  await clientRoutes(app, context, folders)
  return app
}
