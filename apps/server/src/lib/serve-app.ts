import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { envelopeOf } from './http-app.ts'

/** The page as it is sent, and the policy that goes with it; without one it has that of every answer. */
export type DressPage = (html: string) => Promise<{ html: string; policy?: string }>

interface BrowserApp {
  /** Of the built files. */
  folder: string
  /** Paths that are not the app's own. */
  apiPrefixes: readonly string[]
  dress?: DressPage
}

const asBuilt: DressPage = (html) => Promise.resolve({ html })

/** Serves a built browser app: hashed assets for ever, pre-compressed; any other path is the app's own to route. */
export async function serveApp(
  app: FastifyInstance,
  { folder, apiPrefixes, dress = asBuilt }: BrowserApp,
): Promise<void> {
  const file = path.join(folder, 'index.html')
  const isBuilt = existsSync(file)
  const html = isBuilt ? readFileSync(file, 'utf8') : ''
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // The page itself is dressed below, by whatever name it is asked for.
      globIgnore: ['index.html*'],
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' && ![...apiPrefixes, '/assets'].some((prefix) => request.url.startsWith(prefix))
    if (isPage && isBuilt) {
      const page = await dress(html)
      if (page.policy) reply.header('content-security-policy', page.policy)
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.html)
    }
    return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
  })
}
