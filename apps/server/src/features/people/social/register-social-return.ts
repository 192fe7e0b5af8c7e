import { socialReturnPath } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'

/** The page that a provider sends people back to must reach the page that opened its window; any other one keeps apart. */
export function registerSocialReturn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] === socialReturnPath) reply.header('cross-origin-opener-policy', 'unsafe-none')
  })
}
