import { type AnyRouter, traverseContractProcedures } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'

const seconds = new Histogram({
  name: 'fairground_request_seconds',
  help: 'From the arrival of a request to the end of its answer, by call of the contract or by route',
  labelNames: ['call', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})

/** Times every request of the app. A path that names things is known by its route alone, so that names stay few. */
export function timeRequests(app: FastifyInstance, router: AnyRouter): void {
  const calls = callPathsOf(router)
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0] ?? ''
    const call = calls.has(path) ? path : (request.routeOptions.url ?? 'none')
    seconds.observe({ call, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000)
    done()
  })
}

function callPathsOf(router: AnyRouter): ReadonlySet<string> {
  const paths = new Set<string>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { path } = contract['~orpc'].route
    if (path) paths.add(path)
  })
  return paths
}
