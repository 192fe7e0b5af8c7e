import { randomUUID } from 'node:crypto'
import { isKeepableJson, pswHeaders } from '@fairground/contract/psw'
import { canonicalAddress, listenerTimes, NetworkBudget, plainHeaders, registerSecurityText } from '@fairground/edge'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { methodsAt, watchMethods } from '../lib/known-methods.ts'
import { type VendorCode, vendorStatus } from '../lib/outcome.ts'
import { hashOfToken } from '../lib/secret-box.ts'
import { bearerOf } from '../sessions/player-route.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { healthRoutes } from './health-routes.ts'

const bodyBytesMax = 16 * 1024
const callsPerMinuteMax = 1_200
/** Of one home, whatever tokens it shows; behind one address of a mobile network are many players. */
const callsPerSecondMax = 100

interface VendorAppOptions {
  /** Where the paths of calls begin that frames make, as `/studio/`: the portal makes none of these. */
  framePrefix: string
  /** The path of a live line, which has no time limit. */
  livePath?: string
}

/** A vendor's HTTP app with its edges: headers, errors, limits of networks, health and security.txt. */
export function createVendorApp(kit: VendorKit, { framePrefix, livePath }: VendorAppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: kit.log,
    bodyLimit: bodyBytesMax,
    trustProxy: kit.config.trustedProxies.length > 0 ? kit.config.trustedProxies : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    ...(livePath === undefined ? listenerTimes() : listenerTimes(`${livePath}/`)),
    routerOptions: { maxParamLength: 100 },
  })
  watchMethods(app)
  addEdges(app, kit)
  registerSecurityText(app, { origin: kit.config.url, contact: kit.config.securityContact })
  limitNetworks(app, kit, framePrefix)
  healthRoutes(app, kit)
  return app
}

function addEdges(app: FastifyInstance, kit: VendorKit): void {
  const isHttps = kit.config.url.startsWith('https:')
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

const sendRefusal = (reply: FastifyReply, code: VendorCode, message: string): FastifyReply =>
  reply.status(vendorStatus[code]).send({ code, message })

/** Scripts, styles and pictures: a page is nothing without them, and they cost nothing to send. */
const isFile = (url: string): boolean => url.startsWith('/assets/') || url.startsWith('/art/')

/** Counts networks before anything is looked up: a made-up token is a new one at every call. The portal signs its calls. */
function limitNetworks(app: FastifyInstance, { config, clock }: VendorKit, framePrefix: string): void {
  if (!config.hasLimits) return
  const budget = new NetworkBudget(callsPerSecondMax)
  // Only the portal's side looks at signatures.
  const isOfPortal = ({ url, headers }: FastifyRequest): boolean =>
    headers[pswHeaders.signature] !== undefined && !url.startsWith(framePrefix)
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request.url) || isOfPortal(request)) return undefined
    const waitMs = budget.take(request.ip, clock.now().getTime())
    if (waitMs === undefined) return undefined
    reply.header('retry-after', Math.ceil(waitMs / 1_000))
    return sendRefusal(reply, 'TOO_MANY_REQUESTS', 'this network asks too often')
  })
}

/** The calls of frames, counted per session, and per address for calls without one. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinuteMax,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const token = bearerOf(request)
      return token === undefined ? canonicalAddress(request.ip) : hashOfToken(token).toString('base64url')
    },
  })
}
