import { listenerTimes, plainHeaders } from '@fairground/edge'
import { StartupError } from '@fairground/postgres'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { OnStop } from '../start-parts.ts'
import type { VendorKit } from '../vendor-kit.ts'

interface Listening {
  host: string
  port: number
  /** The setting that says the port. */
  setting: string
}

/** Opens the port; @returns what closes it. @throws StartupError when another program has it */
export async function listen(
  app: FastifyInstance,
  { host, port, setting }: Listening,
): Promise<() => Promise<unknown>> {
  try {
    await app.listen({ host, port })
    return () => app.close()
  } catch (error) {
    await app.close()
    const isTaken = (error as { code?: string }).code === 'EADDRINUSE'
    throw isTaken ? new StartupError(`Port ${port} is taken by another program; stop it or set ${setting}.`) : error
  }
}

/** The figures of the process at `/metrics`, on a port of their own, where one is set. */
export async function serveMetrics({ config, metrics }: Pick<VendorKit, 'config' | 'metrics'>, onStop: OnStop) {
  const { host, metricsPort } = config
  if (metricsPort)
    onStop(await listen(createMetricsApp(metrics.registry), { host, port: metricsPort, setting: 'METRICS_PORT' }))
}

function createMetricsApp(registry: Registry): FastifyInstance {
  const app = Fastify({ logger: false, ...listenerTimes() })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(plainHeaders)
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return app
}
