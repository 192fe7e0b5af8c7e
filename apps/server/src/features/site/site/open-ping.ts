import { portalContract } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'

const { path } = portalContract.system.ping['~orpc'].route

/** Lets pages at other hosts of the site measure how long this one takes to answer. */
export function openPing(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] === path) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
