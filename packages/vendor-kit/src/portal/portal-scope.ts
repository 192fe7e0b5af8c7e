import { type PswCode, pswHeaders, pswRetryable, pswStatus } from '@fairground/contract/psw'
import { answerHeaders } from '@fairground/psw'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { messageOf } from '../lib/parse-input.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { headerOf, verifyPortalCall } from './verify-portal-call.ts'

/** The part of the HTTP app only the portal may call: raw bodies are verified before they are parsed, answers are signed. */
export function portalScope(app: FastifyInstance, context: VendorKit): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('preHandler', async (request, reply) => {
    const code = await verifyPortalCall(context, request)
    if (!code) return
    context.log.warn({ requestId: request.id, code }, 'a call with the portal’s address was refused')
    return sendCode(context, reply, code, 'the call is not a valid call of the portal')
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const body = Buffer.from(typeof payload === 'string' ? payload : '')
    const nonce = headerOf(request, pswHeaders.nonce)
    reply.headers(answerHeaders(context.config.pswKey.secret, reply.statusCode, nonce, body))
  })
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a call of the portal failed')
    const code = status === 413 ? 'BODY_TOO_LARGE' : status >= 500 ? 'TEMPORARY' : 'BAD_REQUEST'
    return sendCode(context, reply, code, 'the call could not be worked on')
  })
}

/** An answer that is only a code, with the caller's request id where the body has one. */
export function sendCode(context: VendorKit, reply: FastifyReply, code: PswCode, message: string): FastifyReply {
  const body = WithRequestId.safeParse(parseJson(reply.request.body))
  return reply.status(pswStatus[code]).send({
    requestId: body.data?.requestId ?? reply.request.id,
    code,
    retry: pswRetryable.includes(code),
    message,
    serverTime: context.clock.now().toISOString(),
  })
}

const WithRequestId = z.object({ requestId: z.uuid() })

type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string }

/** The verified body in the schema's type. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): Parsed<z.output<Schema>> {
  const json = parseJson(request.body)
  if (json === undefined) return { ok: false, message: 'body: not JSON' }
  const parsed = schema.safeParse(json)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, message: messageOf(parsed.error) }
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
