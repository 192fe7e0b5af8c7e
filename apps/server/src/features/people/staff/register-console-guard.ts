import { errorStatus } from '@fairground/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../lib/http-app.ts'
import { isPageOf } from '../../../lib/is-page-of.ts'

const readMethods = new Set(['GET', 'HEAD'])

/**
 * Refuses every change that a foreign page could make a browser send: a change carries `x-console: 1`, which a form
 * cannot, and what the browser says about its origin must be this console.
 */
export function registerConsoleGuard(app: FastifyInstance, consoleUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/staff') || readMethods.has(request.method) || isOwnPage(request, consoleUrl)) return
    return reply.status(errorStatus.FORBIDDEN).send(envelopeOf(request, 'FORBIDDEN'))
  })
}

function isOwnPage(request: FastifyRequest, consoleUrl: string): boolean {
  const { origin, 'sec-fetch-site': site, 'x-console': mark } = request.headers
  if (mark !== '1' || (site !== undefined && site !== 'same-origin')) return false
  return origin === undefined || isPageOf(consoleUrl, origin, request.host)
}
