import { randomUUID } from 'node:crypto'
import { type ErrorCode, errorStatus, livePath } from '@fairground/contract'
import { addressGroup, canonicalAddress, compressAnswers, listenerTimes, permissionsPolicy } from '@fairground/edge'
import { contentLanguageOf } from '@fairground/i18n'
import { errorText, pickLanguage } from '@fairground/i18n/server'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { AppContext } from '../context.ts'
import { busyPage } from './busy-page.ts'
import type { Call } from './call.ts'
import { formatCookie, ownCookies } from './cookies.ts'
import { watchMethods } from './known-methods.ts'
import { isPlainPath } from './plain-path.ts'
import { parseStrictJson } from './strict-json.ts'

export const bodyBytesMax = 64 * 1024
const requestsPerMinuteMax = 1200

interface HttpAppOptions {
  context: AppContext
  /** Public origin, for cookies and headers. */
  origin: string
  contentSecurityPolicy: Record<string, string[]>
  /** Whether its pages stay in touch with windows that they open on other sites. */
  openerPolicy?: 'same-origin' | 'same-origin-allow-popups'
  /** What its pages may ask a browser for; nothing where this is left out. */
  permissions?: string
}

/** Scripts, styles, fonts and pictures, whose names change with their content. */
const isLastingFile = (url: string): boolean => /^\/(?:assets|art)\/[^?]*\.[0-9A-Za-z]+$/.test(url)

/** An empty HTTP server with the edges every listener of ours needs: ids, limits, headers, errors in the envelope. */
export async function createHttpApp({
  context,
  origin,
  contentSecurityPolicy,
  openerPolicy = 'same-origin',
  permissions = permissionsPolicy,
}: HttpAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log,
    bodyLimit: bodyBytesMax,
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    ...listenerTimes(`${livePath}/`),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  watchMethods(app)
  const isHttps = origin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: openerPolicy },
    // As frame-ancestors says: nobody.
    xFrameOptions: { action: 'deny' },
  })
  if (context.config.hasChallenges) {
    await app.register(rateLimit, {
      max: requestsPerMinuteMax,
      timeWindow: 60_000,
      // A page is nothing without its files; they are the same for everybody and cost nothing to send.
      allowList: (request) => isLastingFile(request.url),
      keyGenerator: (request) => addressGroup(request.ip),
      errorResponseBuilder: (request, limit) =>
        envelopeOf(request, 'TOO_MANY_REQUESTS', { retryAfter: Math.ceil(limit.ttl / 1000) }),
    })
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissions })
    if (isPlainPath(request.url)) return done()
    reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
  })
  readStrictJson(app)
  endKeptConnections(app)
  compressAnswers(app)
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  return app
}

/** Whatever is not strict JSON, or nested without end, is refused with status 400. */
function readStrictJson(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      try {
        return parseStrictJson(body)
      } catch (error) {
        throw Object.assign(error as Error, { statusCode: 400 })
      }
    },
  )
}

/** While the server drains, every answer ends its connection: a busy client would keep it open for ever. */
function endKeptConnections(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0]
  request.log.info(
    {
      requestId: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  )
}

const codeOfStatus: Record<number, ErrorCode> = { 413: 'BODY_TOO_LARGE', 415: 'FILE_TYPE', 429: 'TOO_MANY_REQUESTS' }

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error as { statusCode?: number; success?: false; code?: string; headers?: Record<string, string> }
  if (known.success === false) return sendBusy(known, request, reply)
  // Beyond the end of a file; the answer says how long that is.
  if (known.statusCode === 416)
    return reply
      .status(416)
      .headers(known.headers ?? {})
      .send(envelopeOf(request, 'BAD_REQUEST'))
  const isOurs = (known.statusCode ?? 500) >= 500
  if (isOurs) request.log.error({ err: error, requestId: request.id }, 'request failed')
  const code = isOurs ? 'SYSTEM_ERROR' : (codeOfStatus[known.statusCode ?? 400] ?? 'BAD_REQUEST')
  return reply.status(errorStatus[code]).send(envelopeOf(request, code, { requestId: request.id }))
}

/** Browsers get a page that retries, programs the envelope. */
function sendBusy(refusal: object, request: FastifyRequest, reply: FastifyReply) {
  reply.status(429).header('cache-control', 'no-store')
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return reply.send(refusal)
  const seconds = Number(reply.getHeader('retry-after')) || 1
  reply.header('content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'")
  return reply.type('text/html; charset=utf-8').send(busyPage(languageOf(request), seconds))
}

/** A refusal in the envelope, in the language of the request. */
export function envelopeOf(request: FastifyRequest, code: ErrorCode, value: object | null = null) {
  return { success: false, message: errorText(languageOf(request), code), code, value }
}

/** In which language the caller wants to read. */
export const languageOf = (request: FastifyRequest) =>
  pickLanguage(headerOf(request, 'language') ?? request.headers['accept-language'])
const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The request as routes see it. */
export function callOf(context: AppContext, origin: string, request: FastifyRequest, reply: FastifyReply): Call {
  return {
    app: context,
    requestId: request.id,
    ip: canonicalAddress(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    host: request.host,
    language: contentLanguageOf(languageOf(request)),
    displayLanguage: languageOf(request),
    token: headerOf(request, 'token'),
    cookies: ownCookies(request.headers.cookie, origin.startsWith('https:')),
    setCookie: (name, value, maxAgeSeconds) => {
      reply.header('set-cookie', formatCookie(name, value, { maxAgeSeconds, isSecure: origin.startsWith('https:') }))
    },
    setRetryAfter: (seconds) => void reply.header('retry-after', seconds),
  }
}
