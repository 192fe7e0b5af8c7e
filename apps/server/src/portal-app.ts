import path from 'node:path'
import { registerSecurityText } from '@fairground/edge'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { lobbyPaths, registerTiles } from './features/games/catalogue/index.ts'
import { registerDialects } from './features/games/dialects/index.ts'
import { stopLiveTables } from './features/games/live-tables/index.ts'
import { registerPsw } from './features/games/play/index.ts'
import { registerGateway } from './features/money/deposits/index.ts'
import { registerRecordFiles } from './features/money/records/index.ts'
import { registerAgentFiles } from './features/network/agents/index.ts'
import { openPayload, registerJwks } from './features/people/encryption/index.ts'
import { registerPictures } from './features/people/members/index.ts'
import { allowPhoneAuth } from './features/people/phone-auth/index.ts'
import { registerSocialReturn } from './features/people/social/index.ts'
import { registerProfile } from './features/site/app-profile/index.ts'
import { registerContentPictures } from './features/site/content/index.ts'
import { hasGamePage, openPing, registerLogo, registerSiteGuard } from './features/site/site/index.ts'
import { guardUpload, serveOwnUploads } from './features/site/uploads/index.ts'
import { createApiHandler } from './lib/api-handler.ts'
import { registerFormRoutes } from './lib/form-routes.ts'
import { callOf, createHttpApp } from './lib/http-app.ts'
import { addCalls } from './lib/known-methods.ts'
import { rememberAnswers } from './lib/remember-answers.ts'
import { sendUnmatched } from './lib/send-unmatched.ts'
import { serveApp } from './lib/serve-app.ts'
import { serveArt } from './lib/serve-art.ts'
import { timeRequests } from './lib/time-requests.ts'
import { registerUploadRoutes } from './lib/upload-routes.ts'
import { addHealth } from './metrics-app.ts'
import { portalPages } from './pages/portal-pages.ts'
import { registerSiteMap } from './pages/register-site-map.ts'
import { portalPolicy } from './portal-policy.ts'
import { portalRouter } from './router.ts'

const root = path.join(import.meta.dirname, '../../..')
const portalFolder = path.join(root, 'apps/portal/dist')

/** What visitors, players and vendors reach: /wps, /lgw, /lotto, /psw, the art and the portal's pages. */
export async function createPortalApp(context: AppContext): Promise<FastifyInstance> {
  const { portalUrl, gamesUrl } = context.config
  const app = await createHttpApp({
    context,
    origin: portalUrl,
    contentSecurityPolicy: portalPolicy(portalUrl, {
      imageHosts: [],
      frameHosts: [gamesUrl],
      mirrors: [],
      isMeasured: false,
    }),
    openerPolicy: 'same-origin-allow-popups',
  })
  timeRequests(app, portalRouter)
  addCalls(app, portalRouter)
  registerSocialReturn(app)
  allowPhoneAuth(app, context)
  registerSiteGuard(app, context)
  openPing(app)
  await registerPsw(app, context)
  await registerDialects(app, context)
  await registerGateway(app, context)
  registerJwks(app, context)
  registerFormRoutes(app, portalRouter)
  registerUploadRoutes(app, portalRouter, guardUpload(context))
  registerPictures(app, context)
  registerLogo(app, context)
  registerProfile(app, context)
  registerContentPictures(app, context)
  registerSiteMap(app, context)
  registerRecordFiles(app, context)
  registerAgentFiles(app, context)
  serveOwnUploads(app, context)
  const handler = createApiHandler(portalRouter, openPayload)
  const hooks = rememberAnswers(context, lobbyPaths)
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*']) {
    app.all(prefix, hooks, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { matched } = await handler.handle(request, reply, {
        context: { call: callOf(context, portalUrl, request, reply) },
      })
      if (!matched) return sendUnmatched(app, request, reply)
    })
  }
  registerTiles(app)
  app.addHook('onClose', () => stopLiveTables(context))
  // The hosts that the operator has pictures come from are hosts of this one's files.
  await serveArt(app, { isShared: true })
  addHealth(app, context)
  registerSecurityText(app, { origin: portalUrl, contact: context.config.securityContact })
  await serveApp(app, {
    folder: portalFolder,
    // The category of live games is a page of its own beside the sockets of open pages.
    apiPrefixes: ['/wps', '/lgw', '/lotto/', '/psw', '/live/', '/art'],
    dress: portalPages(app, context, portalFolder),
    hasWord: (host, word) => hasGamePage(context, host, word),
  })
  return app
}
