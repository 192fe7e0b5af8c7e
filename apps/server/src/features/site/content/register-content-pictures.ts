import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { envelopeOf } from '../../../lib/http-app.ts'
import { findPicture } from './picture-store.ts'
import { pictureFolder } from './picture-url.ts'

/** Serves pictures of banners, popups and pages: each has an address that no other one ever has. */
export function registerContentPictures(app: FastifyInstance, { db }: AppContext): void {
  app.get<{ Params: { id: string; width: string } }>(`${pictureFolder}/:id/:width`, async (request, reply) => {
    const { id, width } = request.params
    const picture = /^\d{1,4}$/.test(width) ? await findPicture(db, id, Number(width)) : undefined
    if (!picture) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture.bytes)
  })
}
