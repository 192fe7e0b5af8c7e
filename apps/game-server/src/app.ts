import { randomUUID } from 'node:crypto'
import { pswHeaders } from '@fairground/contract/psw'
import { isKeepableJson, studioLivePath, studioStatus } from '@fairground/contract/studio'
import {
  canonicalAddress,
  compressAnswers,
  listenerTimes,
  NetworkBudget,
  plainHeaders,
  registerSecurityText,
} from '@fairground/edge'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type ClientFolders, clientRoutes } from './client/client-routes.ts'
import type { AppContext } from './context.ts'
import { healthRoutes } from './health-routes.ts'
import { instantRoutes } from './instant/instant-routes.ts'
import { jackpotRoutes } from './jackpots/jackpot-routes.ts'
import { methodsAt, watchMethods } from './lib/known-methods.ts'
import { hashOfToken } from './lib/secret-box.ts'
import { rainRoutes } from './rain/rain-routes.ts'
import { replayRoutes } from './replays/replay-routes.ts'
import { roundRoutes } from './rounds/round-routes.ts'
import { seedRoutes } from './seeds/seed-routes.ts'
import { bearerOf } from './sessions/for-player.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { sharedRoutes } from './shared/shared-routes.ts'
import { vendorRoutes } from './vendor/vendor-routes.ts'

const bodyBytesMax = 16 * 1024
const callsPerMinuteMax = 1_200
/** Of one home, whatever tokens it shows; behind one address of a mobile network are many players. */
const callsPerSecondMax = 100

/** The studio's HTTP app: health, the portal's side, the players' side, and the client's files. */
export async function createApp(context: AppContext, folders: ClientFolders): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log,
    bodyLimit: bodyBytesMax,
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    ...listenerTimes(`${studioLivePath}/`),
    routerOptions: { maxParamLength: 100 },
  })
  watchMethods(app)
  addEdges(app, context)
  registerSecurityText(app, { origin: context.config.gamesUrl, contact: context.config.securityContact })
  limitNetworks(app, context)
  healthRoutes(app, context)
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
    rainRoutes(players, context)
    seedRoutes(players, context)
    replayRoutes(players, context)
  })
  await clientRoutes(app, context, folders)
  return app
}

function addEdges(app: FastifyInstance, context: AppContext): void {
  const isHttps = context.config.gamesUrl.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    // The page of a game has its own, by which the portal may frame it.
    reply.headers({ ...plainHeaders, 'x-request-id': request.id })
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  // What is in the address reaches queries as it stands; bodies are read by their schemas.
  app.addHook('preValidation', async (request, reply) => {
    if (isKeepableJson(request.params) && isKeepableJson(request.query)) return undefined
    return sendRefusal(reply, 'NOT_FOUND', 'nothing here')
  })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // A kept-alive connection that was busy when the drain began would hold it up until its client leaves.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ requestId: request.id, method: request.method, path, status: reply.statusCode, ms }, 'request')
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(app, request.url)
    if (methods.length === 0) return sendRefusal(reply, 'NOT_FOUND', 'nothing here')
    reply.header('allow', methods.join(', '))
    if (request.method === 'OPTIONS') return reply.status(204).send()
    if (methods.includes(request.method)) return sendRefusal(reply, 'NOT_FOUND', 'nothing here')
    return reply.status(405).send({ code: 'BAD_REQUEST', message: `use ${methods.join(', ')}` })
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}

/** Known errors of the HTTP edge are the caller's; of anything else the caller learns nothing and the log everything. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message, headers = {} } = error as Partial<{ statusCode: number; headers: object }> & Error
  if (statusCode === 429) return sendRefusal(reply, 'TOO_MANY_REQUESTS', message)
  // Beyond the end of a file; the answer says how long that is.
  if (statusCode === 416)
    return reply
      .status(416)
      .headers({ ...headers })
      .send({ code: 'BAD_REQUEST', message })
  if (statusCode < 500) return sendRefusal(reply, 'BAD_REQUEST', message)
  request.log.error({ err: error, requestId: request.id }, 'request failed')
  return sendRefusal(reply, 'SYSTEM_ERROR', `request ${request.id} failed`)
}

const sendRefusal = (reply: FastifyReply, code: keyof typeof studioStatus, message: string): FastifyReply =>
  reply.status(studioStatus[code]).send({ code, message })

/** Scripts, styles and pictures: a page is nothing without them, and they cost nothing to send. */
const isFile = (url: string): boolean => url.startsWith('/assets/') || url.startsWith('/art/')

/** Only the portal's side looks at signatures. */
const isOfPortal = ({ url, headers }: FastifyRequest): boolean =>
  headers[pswHeaders.signature] !== undefined && !url.startsWith('/studio/')

/** Counts networks before anything is looked up: a made-up token is a new one at every call. The portal signs its calls. */
function limitNetworks(app: FastifyInstance, { config, clock }: AppContext): void {
  if (!config.hasLimits) return
  const budget = new NetworkBudget(callsPerSecondMax)
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request.url) || isOfPortal(request)) return undefined
    const waitMs = budget.take(request.ip, clock.now().getTime())
    if (waitMs === undefined) return undefined
    reply.header('retry-after', Math.ceil(waitMs / 1_000))
    return sendRefusal(reply, 'TOO_MANY_REQUESTS', 'this network asks too often')
  })
}

/** Counted per session, and per address for calls without one. */
async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinuteMax,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const token = bearerOf(request)
      return token === undefined ? canonicalAddress(request.ip) : hashOfToken(token).toString('base64url')
    },
  })
}
