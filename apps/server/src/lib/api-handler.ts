import { type ErrorCode, errorStatus } from '@fairground/contract'
import { errorText } from '@fairground/i18n/server'
import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type AnyRouter, ORPCError, traverseContractProcedures } from '@orpc/server'
import type { z } from 'zod'
import type { AppContext } from '../context.ts'
import { refusalError } from './answer.ts'
import type { Call, CallContext } from './call.ts'
import { Busy } from './hash-queue.ts'
import { hasRepeatedName } from './named-values.ts'
import { refuse, refuseFor } from './outcome.ts'
import { tooLarge } from './too-large.ts'
import { fieldErrorOf } from './validation.ts'

/** Opens an encrypted body; undefined for one that is not to be trusted. */
type OpenBody = (
  context: AppContext,
  sent: { method: string; path: string; body: unknown },
) => Promise<object | undefined>

/** Serves a router of contract routes: bad input becomes VALIDATION, a bug becomes SYSTEM_ERROR, both in the envelope. */
export function createApiHandler(router: AnyRouter, openBody?: OpenBody): OpenAPIHandler<CallContext> {
  const isEncryptedCall = encryptedCallsOf(router)
  const joinLists = listJoinerOf(router)
  return new OpenAPIHandler<CallContext>(router, {
    customErrorResponseBodyEncoder: (error) => ({
      success: false,
      message: error.message,
      code: error.code,
      value: error.data ?? null,
    }),
    rootInterceptors: [
      ({ next, ...options }) => {
        // The router would take this for the call without the slash, past every rule of that address.
        if (options.request.url.pathname.endsWith('/')) return Promise.resolve({ matched: false, response: undefined })
        return next({ ...options, request: withFields(joinLists(asRead(options.request))) })
      },
    ],
    interceptors: [
      ({ next, ...options }) => {
        const { request, context } = options
        if (hasRepeatedName(request.url.searchParams.keys())) throw refusalError(context.call, refuse('BAD_REQUEST'))
        const isEncrypted = openBody && isEncryptedCall(request)
        return next(isEncrypted ? { ...options, request: opened(request, context.call, openBody) } : options)
      },
    ],
    clientInterceptors: [
      async (options) => {
        const { call } = options.context
        try {
          return await options.next()
        } catch (error) {
          const issues = inputIssuesOf(error)
          if (issues) return invalidInput(call, issues)
          throw shownError(call, error)
        }
      },
    ],
  })
}

interface BodyRequest {
  method: string
  url: URL
  headers: Record<string, string | string[] | undefined>
  body(): Promise<unknown>
}

/** Tells the calls that the contract marks; a part in braces of their path stands for one of any content. */
function encryptedCallsOf(router: AnyRouter): (request: BodyRequest) => boolean {
  const plain = new Set<string>()
  const templates: RegExp[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route } = contract['~orpc']
    if (meta.encrypted !== true) return
    const name = `${route.method} ${route.path}`
    if (name.includes('{')) templates.push(new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
    else plain.add(name)
  })
  return ({ method, url }) => {
    const name = `${method} ${url.pathname}`
    return plain.has(name) || templates.some((template) => template.test(name))
  }
}

/** Puts a list that comes as several values of one name together, for the calls whose contract says so. */
function listJoinerOf(router: AnyRouter) {
  const listsOf = new Map<string, readonly string[]>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route } = contract['~orpc']
    if (Array.isArray(meta.lists)) listsOf.set(`${route.method} ${route.path}`, meta.lists)
  })
  return <Request extends { method: string; url: URL }>(request: Request): Request => {
    const lists = listsOf.get(`${request.method} ${request.url.pathname}`)
    if (!lists) return request
    const url = new URL(request.url)
    for (const name of lists)
      if (url.searchParams.has(name)) url.searchParams.set(name, url.searchParams.getAll(name).join(','))
    return { ...request, url }
  }
}

/** The body behind its encryption; a plain one passes in the sandbox only. */
function opened<Request extends BodyRequest>(request: Request, call: Call, openBody: OpenBody): Request {
  const body = async () => {
    const isPlain = request.headers.encryption !== 'jwe'
    if (isPlain && call.app.config.profile === 'sandbox') return request.body()
    const sent = { method: request.method, path: request.url.pathname, body: await request.body() }
    const fields = isPlain ? undefined : await openBody(call.app, sent)
    if (!fields) throw refusalError(call, refuse('ENCRYPTION_INVALID'))
    return fields
  }
  return { ...request, body }
}

/** HEAD is GET whose answer stays without its body: the server leaves that out. */
const asRead = <Request extends { method: string }>(request: Request): Request =>
  request.method === 'HEAD' ? { ...request, method: 'GET' } : request

/** A call without a body still has fields: those of its address (removals carry them there), or none. */
function withFields<Request extends { method: string; url: URL; body(): Promise<unknown> }>(request: Request): Request {
  if (request.method === 'GET') return request
  return { ...request, body: async () => (await request.body()) ?? Object.fromEntries(request.url.searchParams) }
}

function inputIssuesOf(error: unknown): z.core.$ZodIssue[] | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return undefined
  return error.cause instanceof ValidationError ? (error.cause.issues as z.core.$ZodIssue[]) : undefined
}

function invalidInput(call: Call, issues: z.core.$ZodIssue[]) {
  const errors = issues.slice(0, 20).map(fieldErrorOf)
  return {
    success: false,
    message: errorText(call.displayLanguage, 'VALIDATION'),
    code: 'VALIDATION',
    value: { errors },
  }
}

/** An expected refusal passes; anything else tells the client nothing and the log everything. */
function shownError(call: Call, error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError && Object.hasOwn(errorStatus, error.code)) return error
  if (error instanceof Busy) return refusalError(call, refuseFor(error.retryAfterSeconds))
  const limited = tooLarge(error)
  if (limited) return refusalError(call, limited)
  if (isUnstorableText(error))
    return new ORPCError('BAD_REQUEST', { status: 400, message: errorText(call.displayLanguage, 'BAD_REQUEST') })
  const code: ErrorCode = 'SYSTEM_ERROR'
  call.app.log.error({ err: error, requestId: call.requestId }, 'request failed')
  return new ORPCError(code, {
    status: 500,
    message: errorText(call.displayLanguage, code),
    data: { requestId: call.requestId },
  })
}

/** PostgreSQL holds every text but one with the character NUL, which no person types. */
const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes((error as { code?: string } | null)?.code ?? '')
