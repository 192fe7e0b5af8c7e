import path from 'node:path'
import { cameraPolicy, registerSecurityText } from '@fairground/edge'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from './context.ts'
import { registerTiles } from './features/games/catalogue/index.ts'
import { registerConsoleGuard, registerReference } from './features/people/staff/index.ts'
import { registerContentPictures } from './features/site/content/index.ts'
import { registerLogo } from './features/site/site/index.ts'
import { guardStaffUpload, serveStaffUploads } from './features/site/uploads/index.ts'
import { createApiHandler } from './lib/api-handler.ts'
import { callOf, createHttpApp } from './lib/http-app.ts'
import { addCalls } from './lib/known-methods.ts'
import { sendUnmatched } from './lib/send-unmatched.ts'
import { serveApp } from './lib/serve-app.ts'
import { serveArt } from './lib/serve-art.ts'
import { timeRequests } from './lib/time-requests.ts'
import { registerUploadRoutes } from './lib/upload-routes.ts'
import { addHealth } from './metrics-app.ts'
import { consoleRouter } from './router.ts'

const root = path.join(import.meta.dirname, '../../..')

/** What the operator's staff reach: /staff, the API reference and the console's pages. */
export async function createConsoleApp(context: AppContext): Promise<FastifyInstance> {
  const { consoleUrl, gamesUrl, lottery, sportsbook } = context.config
  const frames = [gamesUrl, lottery?.url, sportsbook?.url].filter((url) => url !== undefined)
  const app = await createHttpApp({
    context,
    origin: consoleUrl,
    contentSecurityPolicy: policyOf(consoleUrl, gamesUrl, frames),
    // The page of a camera stands in its frame.
    permissions: cameraPolicy(gamesUrl),
  })
  timeRequests(app, consoleRouter)
  addCalls(app, consoleRouter)
  registerConsoleGuard(app, consoleUrl)
  registerUploadRoutes(app, consoleRouter, guardStaffUpload(context))
  serveStaffUploads(app, context)
  registerLogo(app, context)
  registerContentPictures(app, context)
  const handler = createApiHandler(consoleRouter)
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const { matched } = await handler.handle(request, reply, {
      context: { call: callOf(context, consoleUrl, request, reply) },
    })
    if (!matched) return sendUnmatched(app, request, reply)
  }
  app.all('/staff/*', handle)
  for (const path of gamesFilePaths) app.post(path, { bodyLimit: gamesFileBytesMax }, handle)
  registerTiles(app)
  await registerReference(app, context)
  await serveArt(app)
  addHealth(app, context)
  registerSecurityText(app, { origin: consoleUrl, contact: context.config.securityContact })
  await serveApp(app, {
    folder: path.join(root, 'apps/console/dist'),
    apiPrefixes: ['/staff', '/api', '/live', '/art'],
    dress: (html) => ({ html, policy: policyOf(consoleUrl, gamesUrl, frames) }),
  })
  return app
}

/** A file of ten thousand games is larger than any other call. */
const gamesFileBytesMax = 2 * 1024 * 1024
const gamesFilePaths = ['/staff/games-file', '/staff/games-file/preview']

const policyOf = (consoleUrl: string, gamesUrl: string, frames: string[]) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", consoleUrl.replace(/^http/, 'ws')],
  // Games show rounds again; desks are pages of their vendor.
  frameSrc: frames,
  // Recordings of rounds.
  mediaSrc: [gamesUrl],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
})
