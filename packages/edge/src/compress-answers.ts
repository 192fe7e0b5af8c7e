import type { FastifyInstance } from 'fastify'
import { packedFor } from './packed-for.ts'

/** Below this, packing costs more than it saves. */
const bytesMin = 1_024

/** Sends answers in JSON as small as their reader takes them. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < bytesMin) return payload
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    // What sets a cookie holds a secret: its length must tell nothing of that.
    if (!isJson || reply.hasHeader('content-encoding') || reply.hasHeader('set-cookie')) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const packed = await packedFor(request.headers['accept-encoding'], payload)
    if (!packed) return payload
    reply.header('content-encoding', packed.encoding).removeHeader('content-length')
    return packed.bytes
  })
}
