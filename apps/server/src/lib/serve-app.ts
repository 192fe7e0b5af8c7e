import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { envelopeOf } from './http-app.ts'

/** Serves a built browser app: hashed assets for ever, pre-compressed; any other path is the app's own to route. */
export async function serveApp(app: FastifyInstance, folder: string, apiPrefixes: readonly string[]): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && ![...apiPrefixes, '/assets'].some((prefix) => request.url.startsWith(prefix))
    if (isPage && isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
  })
}
