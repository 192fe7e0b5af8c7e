import { packedFor } from '@fairground/edge'
import type { FastifyReply } from 'fastify'

/** Text that is made anew for every visit, as small as its reader takes it. */
export async function sendCompressed(reply: FastifyReply, text: string): Promise<FastifyReply> {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  const packed = await packedFor(reply.request.headers['accept-encoding'], text)
  return packed ? reply.header('content-encoding', packed.encoding).send(packed.bytes) : reply.send(text)
}
