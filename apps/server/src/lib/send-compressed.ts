import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick enough for every visit. */
const quality = 4

/** Sends text that is made anew for every visit, as small as its reader takes it. */
export async function sendCompressed(reply: FastifyReply, text: string): Promise<FastifyReply> {
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding')
  if (/\bbr\b/.test(accepted)) {
    const bytes = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    return reply.header('content-encoding', 'br').send(bytes)
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text))
  return reply.send(text)
}
