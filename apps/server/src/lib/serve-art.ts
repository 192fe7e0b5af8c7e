import { artFolder } from '@fairground/art/manifest'
import { createArtPress } from '@fairground/art/on-demand'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const prefix = '/art/'

/** Serves the pictures for ever; one that is not rendered yet is rendered as it is asked for. */
export async function serveArt(app: FastifyInstance, { isShared = false } = {}): Promise<void> {
  const press = createArtPress(artFolder)
  app.addHook('onClose', () => press.stop())
  await app.register(async (scope) => {
    scope.addHook('onRequest', ({ url }) => press.ensure(url.slice(prefix.length).replace(/\?.*/, '')))
    await scope.register(fastifyStatic, {
      root: artFolder,
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      ...(isShared && { setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin') }),
    })
  })
}
