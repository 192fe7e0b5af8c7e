import {
  type PswAnswer,
  type PswCall,
  type PswCapabilities,
  type PswCode,
  type PswRequest,
  type PswSandboxCall,
  type PswSandboxRequest,
  pswBasePath,
  pswBetsBytesMax,
  pswBodyBytesMax,
  pswHeaders,
  pswRequests,
  pswRetryable,
  pswSandboxRequests,
  pswStatus,
} from '@fairground/contract/psw'
import { currencies } from '@fairground/money'
import { answerHeaders } from '@fairground/psw'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram } from 'prom-client'
import type { z } from 'zod'
import type { AppContext } from '../../../../context.ts'
import { tooLarge } from '../../../../lib/too-large.ts'
import { meterCall } from '../../catalogue/index.ts'
import { overBudget } from '../limits/over-budget.ts'
import { endMoneyLanes } from '../money/money-lanes.ts'
import { addPart, timed } from '../money/money-parts.ts'
import { sandboxCalls } from '../sandbox/sandbox-calls.ts'
import { parseBody } from './parse-body.ts'
import { calls } from './psw-calls.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { verifyCall } from './verify-call.ts'

const seconds = new Histogram({
  name: 'fairground_psw_seconds',
  help: 'Duration of PSW/1 calls',
  labelNames: ['call', 'code'],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 2],
})
const rejected = new Counter({
  name: 'fairground_psw_rejected_total',
  help: 'Calls that were not proven to come from a vendor',
  labelNames: ['code'],
})

const capabilities: PswCapabilities = {
  ...{
    bonusMoney: false,
    jackpotHold: true,
    adjustHold: true,
    transferWallets: true,
    freeRounds: true,
    callBudget: true,
    turnover: true,
    batchBets: true,
    tips: true,
    points: true,
    escrow: true,
  },
}

/** The vendor gateway: `POST /psw/v1/{call}` on raw bytes, verified before anything is parsed, answered with a signature. */
export async function registerPsw(app: FastifyInstance, context: AppContext): Promise<void> {
  app.addHook('onClose', () => endMoneyLanes(context))
  await app.register(
    async (psw) => {
      // A logger for each call was 4 % of the server’s time for it; what is logged names the request by itself.
      psw.setChildLoggerFactory((logger) => logger)
      psw.removeAllContentTypeParsers()
      psw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: pswBodyBytesMax }, (_request, body, done) =>
        done(null, body),
      )
      psw.setErrorHandler((error, request, reply) => sendFailure(context, error, request, reply))
      psw.get('/currencies', () => Object.values(currencies).map(({ code, exponent }) => ({ code, exponent })))
      psw.get('/capabilities', () => capabilities)
      // Most of what helmet says is for browsers' pages: vendors' programs are spared it, call by call.
      const spared = { config: { rateLimit: false }, helmet: false } as const
      const many = { ...spared, bodyLimit: pswBetsBytesMax }
      psw.post('/bets', many, (request, reply) => serve(context, request, reply))
      psw.post('/escrow/hand', many, (request, reply) => serve(context, request, reply))
      psw.post('/*', spared, (request, reply) => serve(context, request, reply))
    },
    { prefix: pswBasePath },
  )
}

async function serve(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const startedAt = performance.now()
  const call = request.url.slice(pswBasePath.length + 1).split('?')[0] ?? ''
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const verified = await timed('verify', () => verifyCall(context, request, body))
  if (!verified.ok) return reject(context, verified.code, request, reply)
  const { vendorId } = verified.vendor
  const meter = (code: PswCode) => {
    const durationMs = performance.now() - startedAt
    meterCall(context, { vendorId, side: 'in', durationMs, isError: pswStatus[code] >= 500 })
  }
  const { requestId, outcome } = await run(context, call, verified.vendor, body).catch((error: unknown) => {
    meter('TEMPORARY')
    throw error
  })
  meter(outcome.code)
  if (outcome.code === 'REPLAYED_REQUEST') return reject(context, outcome.code, request, reply)
  seconds.observe({ call: isCall(call) ? call : 'unknown', code: outcome.code }, (performance.now() - startedAt) / 1000)
  return send(context, reply, { requestId, outcome, vendor: verified.vendor })
}

/** Unauthenticated callers get no signature. */
function reject(context: AppContext, code: PswCode, request: FastifyRequest, reply: FastifyReply) {
  rejected.inc({ code })
  const { id: requestId, ip } = request
  request.log.warn({ requestId, vendor: request.headers[pswHeaders.vendor], ip, code }, 'PSW/1 call refused')
  return send(context, reply, { requestId: '', outcome: { code } })
}

const unknownCall: PswOutcome & { message: string } = { code: 'UNKNOWN_CALL', message: 'no such call' }
const isCall = (name: string): name is PswCall => Object.hasOwn(calls, name)

const isSandboxCall = (name: string): name is PswSandboxCall => Object.hasOwn(pswSandboxRequests, name)

async function run(context: AppContext, call: string, vendor: SignedVendor, body: Uint8Array): Promise<Ran> {
  if (isCall(call)) return runCall(context, call, vendor, body)
  if (context.config.profile === 'sandbox' && isSandboxCall(call)) return runSandboxCall(context, call, vendor, body)
  return { requestId: '', outcome: unknownCall }
}

async function runCall<Call extends PswCall>(
  context: AppContext,
  call: Call,
  vendor: SignedVendor,
  body: Uint8Array,
): Promise<Ran> {
  const schema = pswRequests[call] as unknown as z.ZodType<PswRequest<Call>>
  const parsedFrom = performance.now()
  const parsed = parseBody(schema, body)
  addPart('parse', parsedFrom)
  if (!parsed.ok) return unread(parsed.message)
  const { request } = parsed
  const { requestId } = request
  const retryAfterMs = await overBudget(context, call, vendor, request)
  if (retryAfterMs !== undefined) return { requestId, outcome: { code: 'RATE_LIMITED', retryAfterMs } }
  const outcome = calls[call](context, vendor, request).catch((error: unknown): PswOutcome => {
    if (tooLarge(error)) return { code: 'BALANCE_LIMIT' }
    throw error
  })
  return { requestId, outcome: await outcome }
}

async function runSandboxCall<Call extends PswSandboxCall>(
  context: AppContext,
  call: Call,
  vendor: SignedVendor,
  body: Uint8Array,
) {
  const schema = pswSandboxRequests[call] as unknown as z.ZodType<PswSandboxRequest<Call>>
  const parsed = parseBody(schema, body)
  if (!parsed.ok) return unread(parsed.message)
  return { requestId: parsed.request.requestId, outcome: await sandboxCalls[call](context, vendor, parsed.request) }
}

const unread = (message: string): Ran => ({ requestId: '', outcome: { code: 'BAD_REQUEST', message } })

type Ran = Pick<Answered, 'requestId' | 'outcome'>

interface Answered {
  /** Empty when the request could not be read. */
  requestId: string
  outcome: PswOutcome & { message?: string }
  /** Absent for unauthenticated callers. */
  vendor?: SignedVendor
}

const plainHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

function send(context: AppContext, reply: FastifyReply, { requestId, outcome, vendor }: Answered) {
  const startedAt = performance.now()
  const { code, message = code, ...rest } = outcome
  const answer: PswAnswer = {
    requestId,
    code,
    retry: pswRetryable.includes(code),
    message,
    ...rest,
    serverTime: context.clock.now().toISOString(),
  }
  const bytes = Buffer.from(JSON.stringify(answer))
  const status = pswStatus[code]
  if (outcome.retryAfterMs) reply.header('retry-after', Math.ceil(outcome.retryAfterMs / 1_000))
  if (vendor) reply.headers(answerHeaders(vendor.secret, status, vendor.nonce, bytes))
  addPart('answer', startedAt)
  return reply.status(status).headers(plainHeaders).send(bytes)
}

/** Failures carry no signature: to the vendor the outcome is unknown, and it asks again with the same transaction id. */
function sendFailure(context: AppContext, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode } = error as { statusCode?: number }
  const code: PswCode =
    statusCode === 413 ? 'BODY_TOO_LARGE' : statusCode !== undefined && statusCode < 500 ? 'BAD_REQUEST' : 'TEMPORARY'
  if (code === 'TEMPORARY') request.log.error({ err: error, requestId: request.id }, 'PSW/1 call failed')
  return send(context, reply, { requestId: '', outcome: { code } })
}
