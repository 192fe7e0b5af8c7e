import {
  type Clock,
  createKit,
  Gather,
  Leases,
  listen,
  type Program,
  requireSeedKey,
  serveMetrics,
  startCallLoop,
  startEscrowLoop,
  startParts,
  systemClock,
  winLostAt,
} from '@fairground/vendor-kit'
import { createApp } from './app.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import { builtFolders } from './client/client-routes.ts'
import type { Config } from './config/config.ts'
import { settingNames } from './config/env.ts'
import type { AppContext } from './context.ts'
import { openStudioLogin, studioStorage } from './db/prepare-database.ts'
import type { Db, StudioSchema } from './db/schema.ts'
import { startDeviceLine } from './dealer/device-line.ts'
import { startFishingLine } from './fishing/fishing-line.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openPools } from './jackpots/open-pools.ts'
import { createMetrics, type Metrics, metricsName } from './metrics.ts'
import { startPairSearch } from './rooms/integrity/find-pairs.ts'
import { startLiveRooms } from './rooms/live-rooms.ts'
import { escrowMoney } from './rooms/money/escrow-money.ts'
import { hearEscrow } from './rooms/money/hear-escrow.ts'
import { startRoomWriter } from './rooms/write-rooms.ts'
import { type AcceptedBet, acceptBets } from './rounds/accept-store.ts'
import { endsOf } from './rounds/ends-of.ts'
import { Acts } from './tables/act-shared.ts'
import { createIntake } from './tables/intake.ts'
import { startLiveTables } from './tables/live-tables.ts'
import { openTables } from './tables/open-tables.ts'
import { startTableWriters } from './tables/write-tables.ts'

/** Starts the studio on a prepared database; `stop` lets running rounds end, then closes everything in reverse order. */
export async function startStudio(given: Config, catalogue?: Catalogue): Promise<Program> {
  // From here on nobody knows the owner's address.
  const config = { ...given, databaseUrl: await openStudioLogin(given.databaseUrl, given.databaseLoginUrl) }
  const { context, close } = createContext(config, systemClock, catalogue)
  const { host } = config
  const program = await startParts(async (onStop) => {
    onStop(close)
    await requireSeedKey(context)
    await openPools(context)
    await openTables(context)
    await serveMetrics(context, onStop)
    const acts = new Acts(context)
    const loop = startCallLoop(context, { endsOf: endsOf(context), isBusy: () => acts.isBusy() })
    onStop(() => loop.stop())
    onStop(startHousekeeping(context))
    const app = await createApp(context, builtFolders)
    onStop(await listen(app, { host, port: config.port, setting: settingNames.port }))
    let writers: ReturnType<typeof startTableWriters> | undefined
    const live = await startLiveTables(context, app.server, { acts, onTables: () => writers?.refresh() })
    onStop(() => live.stop())
    let roomWriter: ReturnType<typeof startRoomWriter> | undefined
    const liveRooms = await startLiveRooms(context, live.io, () => roomWriter?.wake())
    onStop(() => liveRooms.stop())
    const devices = await startDeviceLine(context, app.server)
    onStop(() => devices.stop())
    const leases = new Leases({ databaseUrl: config.databaseUrl, name: 'studio-leases', log: context.log })
    onStop(() => leases.stop())
    const escrows = startEscrowLoop(context, { onEnd: hearEscrow(context) })
    onStop(() => escrows.stop())
    roomWriter = startRoomWriter(context, leases)
    onStop(async () => roomWriter?.stop())
    const pairs = startPairSearch(context, leases)
    onStop(() => pairs.stop())
    writers = startTableWriters(context, { acts, leases })
    onStop(async () => writers?.stop())
    const fishing = await startFishingLine(context, app.server, leases)
    onStop(() => fishing.stop())
  })
  context.log.info({ url: config.url, games: context.catalogue.list().length }, 'started')
  return {
    async stop() {
      await program.stop()
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
  const { kit, close } = createKit<StudioSchema, Config, Metrics>(config, {
    storage: studioStorage,
    name: metricsName,
    clock,
    metrics: createMetrics(),
  })
  const intake = createIntake(kit.db, clock, kit.wallet)
  return { context: { ...kit, catalogue, ...gathers(kit.db, clock), intake, roomMoney: escrowMoney(kit) }, close }
}

/** What many rounds ask for at once is one statement. */
const gathers = (db: Db, clock: Clock) => ({
  acceptedBets: new Gather((bets: readonly AcceptedBet[]) => {
    const now = clock.now()
    return acceptBets(db, bets, { now, lostAt: winLostAt(now) })
  }),
})
