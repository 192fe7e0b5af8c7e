import type { SiteLogo } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { envelopeOf } from '../../../lib/http-app.ts'
import { findSitePicture } from './logo-store.ts'
import type { SiteSettings } from './site-settings.ts'

/** Beneath the calls answered while the site is closed: its name stays visible. */
const folder = '/wps/system/picture'

const urlOf = (id: string): string => `${folder}/${id}`

/** As pages read it; undefined where the operator has none. */
export function siteLogo({ logo }: SiteSettings): SiteLogo | undefined {
  if (!logo) return undefined
  const { id, faviconId, width, height } = logo
  return { url: urlOf(id), faviconUrl: urlOf(faviconId), width, height }
}

/** Serves the operator's logo and its square mark: each has a name that no other one ever has. */
export function registerLogo(app: FastifyInstance, { db }: AppContext): void {
  app.get<{ Params: { id: string } }>(`${folder}/:id`, async (request, reply) => {
    const picture = await findSitePicture(db, request.params.id)
    if (!picture) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
    return reply
      .header('content-type', picture.mime)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture.bytes)
  })
}
