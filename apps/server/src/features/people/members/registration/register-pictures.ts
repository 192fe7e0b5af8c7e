import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../../context.ts'
import { envelopeOf } from '../../../../lib/http-app.ts'
import { findPicture } from './picture-store.ts'

const folder = '/wps/picture'

export const pictureUrl = (id: string): string => `${folder}/${id}`

/** Serves uploaded pictures by their id. A page shows them and nothing else: they are never run, framed or guessed at. */
export function registerPictures(app: FastifyInstance, { db }: AppContext): void {
  app.get<{ Params: { id: string } }>(`${folder}/:id`, async (request, reply) => {
    const picture = await findPicture(db, request.params.id)
    if (!picture) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
    return reply
      .header('content-type', picture.mime)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(picture.bytes)
  })
}
