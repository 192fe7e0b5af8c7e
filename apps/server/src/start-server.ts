import { StartupError } from '@fairground/postgres'
import type { FastifyInstance } from 'fastify'
import type { Config, Role } from './config/config.ts'
import { createConsoleApp } from './console-app.ts'
import type { AppContext } from './context.ts'
import { openDatabase } from './db/prepare-database.ts'
import { ensureHouseVendors, findHouseStudio } from './features/games/catalogue/index.ts'
import { sealOpenNames } from './features/money/withdrawals/index.ts'
import { startLive, startStaffLive } from './features/talk/live/index.ts'
import { createLogger } from './lib/create-logger.ts'
import { openSecrets } from './lib/open-secrets.ts'
import { serverName } from './lib/server-name.ts'
import { logLostMessages, pagesTold } from './lib/tell-pages.ts'
import { createMetricsApp } from './metrics-app.ts'
import { createPortalApp } from './portal-app.ts'
import { startWorker } from './worker.ts'

/** Starts the roles on a prepared database; `stop` drains what is under way and ends them in reverse order. */
export async function startServer(given: Config, roles: readonly Role[]): Promise<{ stop(): Promise<void> }> {
  const { db, pool, close, url } = await openDatabase(given, { poolSizeMax: 20, name: serverName })
  // From here on nobody knows the owner's address.
  const config = { ...given, databaseUrl: url, ...(given.isStudioNamed ? {} : await findHouseStudio(db)) }
  const log = createLogger(config.logLevel)
  logLostMessages(db, log)
  const stops: (() => Promise<unknown>)[] = [close, () => pagesTold(db)]
  try {
    const secrets = await openSecrets(db, config)
    const context: AppContext = { config, db, clock: { now: () => new Date() }, secrets, log }
    await sealOpenNames(context)
    await ensureHouseVendors(context)
    if (config.metricsPort)
      stops.push(await listen(await createMetricsApp(context, pool), config.host, config.metricsPort, 'METRICS_PORT'))
    if (roles.includes('worker')) stops.push(await startWorker(context, pool))
    if (roles.includes('api') || roles.includes('live')) {
      const portalApp = await createPortalApp(context)
      if (roles.includes('live')) await attachLive(portalApp, startLive(context, portalApp.server))
      stops.push(await listen(portalApp, config.host, config.portalPort, 'PORTAL_PORT'))
      const consoleApp = await createConsoleApp(context)
      if (roles.includes('live')) await attachLive(consoleApp, startStaffLive(context, consoleApp.server))
      stops.push(await listen(consoleApp, config.host, config.consolePort, 'CONSOLE_PORT'))
    }
  } catch (error) {
    for (const stop of stops.reverse()) await stop()
    throw error
  }
  log.info({ roles }, 'started')
  return {
    async stop() {
      for (const stop of stops.reverse()) await stop()
      log.info('stopped')
    },
  }
}

/** The live socket of an app ends before the app does. */
async function attachLive(app: FastifyInstance, starting: ReturnType<typeof startLive>): Promise<void> {
  const live = await starting
  app.addHook('preClose', () => live.stop())
}

async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  setting: string,
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
