import { errorStatus } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { envelopeOf } from '../../../lib/http-app.ts'
import { readProvider } from '../../site/providers/index.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { notifyPath } from './gateway-client.ts'
import { GatewayEvent } from './gateway-event.ts'
import { isSigned } from './gateway-signature.ts'

const bodyLimit = 16 * 1024

/** Where the payment gateway tells what became of a payment; only its signature over the very bytes is believed. */
export async function registerGateway(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    scope.post<{ Body: unknown }>(notifyPath, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const refuse = (code: 'NOT_LOGGED_IN' | 'BAD_REQUEST' | 'NOT_FOUND') =>
        reply.status(errorStatus[code]).send(envelopeOf(request, code))
      const settings = await readProvider(context, 'payment-gateway')
      const { 'x-timestamp': timestamp = '', 'x-signature': signature = '' } = request.headers
      const { body } = request
      if (!settings || !Buffer.isBuffer(body)) return refuse('NOT_LOGGED_IN')
      const signed = { secret: settings.secret, timestamp: String(timestamp), signature: String(signature), body }
      if (!isSigned(signed, context.clock.now(), settings.toleranceSeconds)) return refuse('NOT_LOGGED_IN')
      const event = GatewayEvent.safeParse(parsed(body))
      if (!event.success) return refuse('BAD_REQUEST')
      const verdict = await applyGatewayEvent(context, event.data, 'told')
      // It may be told of a payment whose opening is not written down yet: it tells again.
      return verdict === 'unknown' ? refuse('NOT_FOUND') : { received: true }
    })
  })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
