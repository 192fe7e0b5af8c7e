import { listenerTimes, plainHeaders } from '@fairground/edge'
import { connect, StartupError } from '@fairground/postgres'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { builtFolders } from './client/client-routes.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { AppContext } from './context.ts'
import { openStudioLogin, studioRole, studioSchema } from './db/prepare-database.ts'
import type { Db, StudioSchema } from './db/schema.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openPools } from './jackpots/open-pools.ts'
import { Bell } from './lib/bell.ts'
import { Gather } from './lib/gather.ts'
import { createSecretBox } from './lib/secret-box.ts'
import { createMetrics, watchOpenCalls } from './metrics.ts'
import { type AcceptedBet, acceptBets } from './rounds/accept-store.ts'
import { winLostAt } from './rounds/decide-round.ts'
import { startCallLoop } from './rounds/run-due-calls.ts'
import { finishPaid, type PaidCall } from './rounds/win-store.ts'
import { requireSeedKey } from './seeds/require-seed-key.ts'
import { acceptSharedBets } from './shared/accept-bets.ts'
import { Acts } from './shared/act-shared.ts'
import { Leases } from './shared/leases.ts'
import { startLiveTables } from './shared/live-tables.ts'
import { openTables } from './shared/open-tables.ts'
import { startTableWriters } from './shared/write-tables.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

/** Starts the studio on a prepared database; `stop` lets running rounds end, then closes everything in reverse order. */
export async function startStudio(given: Config, catalogue?: Catalogue): Promise<{ stop(): Promise<void> }> {
  // From here on nobody knows the owner's address.
  const config = { ...given, databaseUrl: await openStudioLogin(given.databaseUrl, given.databaseLoginUrl) }
  const { context, close } = createContext(config, systemClock, catalogue)
  const stops: (() => Promise<unknown>)[] = [close]
  try {
    await requireSeedKey(context)
    await openPools(context)
    await openTables(context)
    if (config.metricsPort) stops.push(await listen(metricsApp(context), config, config.metricsPort, 'METRICS_PORT'))
    const acts = new Acts(context)
    const loop = startCallLoop(context, () => acts.isBusy())
    stops.push(() => loop.stop())
    stops.push(startHousekeeping(context))
    const app = await createApp(context, builtFolders)
    stops.push(await listen(app, config, config.gamesPort, 'GAMES_PORT'))
    let writers: ReturnType<typeof startTableWriters> | undefined
    const live = await startLiveTables(context, app.server, { acts, onTables: () => writers?.refresh() })
    stops.push(() => live.stop())
    const leases = new Leases({ databaseUrl: config.databaseUrl, name: 'studio-leases', log: context.log })
    stops.push(() => leases.stop())
    writers = startTableWriters(context, { acts, leases })
    stops.push(async () => writers?.stop())
  } catch (error) {
    for (const stop of stops.reverse()) await stop()
    throw error
  }
  context.log.info({ url: config.gamesUrl, games: context.catalogue.list().length }, 'started')
  return {
    async stop() {
      for (const stop of stops.reverse()) await stop()
      context.log.info('stopped')
    },
  }
}

/** Wires what use-cases reach. The pool has the runtime role's rights only. */
export function createContext(
  config: Config,
  clock: Clock = systemClock,
  catalogue: Catalogue = createCatalogue(config.demoTitleCount, config.rtpFloorBp),
): { context: AppContext; close(): Promise<void> } {
  const { db, close } = connect<StudioSchema>({
    url: config.databaseUrl,
    role: studioRole,
    searchPath: studioSchema,
    poolSizeMax: 20,
    statementTimeoutMs: 5_000,
  })
  const log = createLogger(config)
  const metrics = createMetrics()
  watchOpenCalls(metrics.registry, db)
  const context: AppContext = {
    config,
    db,
    clock,
    secrets: createSecretBox(config.seedKey),
    catalogue,
    wallet: createWalletClient({ walletUrl: config.walletUrl, pswKey: config.pswKey, clock, metrics, log }),
    callsDue: new Bell(),
    ...gathers(db, clock),
    metrics,
    log,
  }
  return { context, close }
}

/** What many rounds ask for at once is one statement. */
const gathers = (db: Db, clock: Clock) => ({
  acceptedBets: new Gather((bets: readonly AcceptedBet[]) => {
    const now = clock.now()
    return acceptBets(db, bets, { now, lostAt: winLostAt(now) })
  }),
  acceptedSharedBets: new Gather((bets: readonly AcceptedBet[]) => acceptSharedBets(db, bets, clock.now())),
  paidCalls: new Gather((calls: readonly PaidCall[]) => finishPaid(db, calls, clock.now())),
})

const secretFields = [
  'authorization',
  'launchToken',
  'session',
  'sessionToken',
  'secret',
  'serverSeed',
  'seedKey',
  'token',
]

const createLogger = (config: Config) =>
  pino({
    level: config.logLevel,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
  })

function metricsApp({ metrics }: AppContext): FastifyInstance {
  const app = Fastify({ logger: false, ...listenerTimes() })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(plainHeaders)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}

async function listen(
  app: FastifyInstance,
  { host }: Config,
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
