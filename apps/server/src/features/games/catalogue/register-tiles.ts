import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../lib/http-app.ts'
import { artVersion } from './art-url.ts'
import { createTilePress } from './tile-press.ts'
import type { PressedTile } from './tile-worker.ts'

const fileName = /^([a-z0-9-]{1,64})\.([0-9a-z]{1,16})\.svg$/

/** Serves the tiles that are drawn when they are asked for: for ever at the address of this release's art. */
export function registerTiles(app: FastifyInstance): void {
  const press = createTilePress()
  app.addHook('onClose', () => press.stop())
  app.get<{ Params: { file: string } }>('/art/title/:file', async (request, reply) => {
    const [, gameId, version] = fileName.exec(request.params.file) ?? []
    const tile = gameId === undefined ? null : await press.draw(gameId)
    if (tile === null) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
    if (tile === 'busy') return reply.status(503).header('retry-after', '2').send(envelopeOf(request, 'SYSTEM_ERROR'))
    const { encoding, bytes } = asAccepted(request, tile)
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('cache-control', version === artVersion() ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(bytes)
  })
}

function asAccepted({ headers }: FastifyRequest, { br, gzip }: PressedTile): { encoding?: string; bytes: Buffer } {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', bytes: Buffer.from(br) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: Buffer.from(gzip) }
  return { bytes: gunzipSync(gzip) }
}
