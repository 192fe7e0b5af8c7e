import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { listWrittenPages } from '../features/site/content/index.ts'
import { siteDocument } from '../features/site/site/index.ts'
import { robotsText, siteMap } from './site-map.ts'

/** Search engines ask seldom; whoever asks often gets what was made for them. */
const lifeMs = 60_000

/** Serves robots.txt and the map of all pages that are published now. */
export function registerSiteMap(app: FastifyInstance, context: AppContext): void {
  const { portalUrl } = context.config
  let made: { map: Promise<string>; atMs: number } | undefined
  const make = async () => {
    const [{ offer }, written] = await Promise.all([siteDocument(context, ''), listWrittenPages(context)])
    return siteMap(portalUrl, offer, written)
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(portalUrl)))
  app.get('/sitemap.xml', async (_request, reply) => {
    const nowMs = context.clock.now().getTime()
    if (!made || nowMs - made.atMs > lifeMs) {
      made = { map: make(), atMs: nowMs }
      made.map.catch(() => {
        made = undefined
      })
    }
    return reply.type('application/xml; charset=utf-8').send(await made.map)
  })
}
