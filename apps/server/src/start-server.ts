import { StartupError } from '@fairground/postgres'
import type { FastifyInstance } from 'fastify'
import type { Config, Role } from './config/config.ts'
import { createConsoleApp } from './console-app.ts'
import type { AppContext } from './context.ts'
import { openDatabase } from './db/prepare-database.ts'
import { ensureHouseVendor, findHouseStudio } from './features/games/catalogue/index.ts'
import { sealOpenNames } from './features/money/withdrawals/index.ts'
import { startLive, startStaffLive } from './features/talk/live/index.ts'
import { createLogger } from './lib/create-logger.ts'
import { openSecrets } from './lib/open-secrets.ts'
import { serverName } from './lib/server-name.ts'
import { logLostMessages, pagesTold } from './lib/tell-pages.ts'
import { createMetricsApp } from './metrics-app.ts'
import { createPortalApp } from './portal-app.ts'
import { startWorker } from './worker.ts'

interface RunningServer {
  /** Closes what browsers reach, and opens it with the screens that stand on disk now. */
  reopen(): Promise<void>
  /** Drains what is under way and ends the roles in reverse order. */
  stop(): Promise<void>
}

/** Starts the roles on a prepared database. */
export async function startServer(given: Config, roles: readonly Role[]): Promise<RunningServer> {
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
    await ensureHouseVendor(context)
    if (config.metricsPort)
      stops.push(await listen(await createMetricsApp(context, pool), config.host, config.metricsPort, 'METRICS_PORT'))
    if (roles.includes('worker')) stops.push(await startWorker(context, pool))
    const hasApps = roles.includes('api') || roles.includes('live')
    let closeApps = async (): Promise<void> => {}
    const reopen = async () => {
      await closeApps()
      if (hasApps) closeApps = await openApps(context, roles.includes('live'))
    }
    stops.push(() => closeApps())
    await reopen()
    log.info({ roles }, 'started')
    return {
      reopen,
      async stop() {
        await endInTurn(stops)
        log.info('stopped')
      },
    }
  } catch (error) {
    await endInTurn(stops)
    throw error
  }
}

/** Portal and console, on their ports. */
async function openApps(context: AppContext, isLive: boolean): Promise<() => Promise<void>> {
  const { host, portalPort, consolePort } = context.config
  const stops: (() => Promise<unknown>)[] = []
  try {
    const portalApp = await createPortalApp(context)
    if (isLive) await attachLive(portalApp, startLive(context, portalApp.server))
    stops.push(await listen(portalApp, host, portalPort, 'PORTAL_PORT'))
    const consoleApp = await createConsoleApp(context)
    if (isLive) await attachLive(consoleApp, startStaffLive(context, consoleApp.server))
    stops.push(await listen(consoleApp, host, consolePort, 'CONSOLE_PORT'))
    return () => endInTurn(stops)
  } catch (error) {
    await endInTurn(stops)
    throw error
  }
}

async function endInTurn(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (const stop of stops.reverse()) await stop()
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
