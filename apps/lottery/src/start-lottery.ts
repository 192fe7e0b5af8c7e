import {
  createMetricsApp,
  keepHouse,
  Leases,
  listen,
  openVendorLogin,
  removeDeskSessions,
  requireSeedKey,
  startCallLoop,
  systemClock,
  tidyVendor,
} from '@fairground/vendor-kit'
import { createApp } from './app.ts'
import { type Config, lotteryStorage, settingNames } from './config.ts'
import { deskKitOf, kitOf } from './context.ts'
import { createContext } from './create-context.ts'
import { startDraws } from './draws/run-draws.ts'
import type { House } from './houses/house.ts'
import { requireOfficial } from './imports/require-official.ts'
import { endsOfCall } from './tickets/ticket-ends.ts'

/**
 * Starts the lottery whole: database, owed calls, draws, the portal's and the players' routes. Without `houses` it holds
 * every lottery of the house, and those of others that the operator switched on.
 */
export async function startLottery(given: Config, houses?: readonly House[]): Promise<{ stop(): Promise<void> }> {
  const databaseUrl = await openVendorLogin(lotteryStorage, given.databaseUrl, given.databaseLoginUrl)
  const config = { ...given, databaseUrl }
  const { context, close } = createContext(config, systemClock, houses)
  const stops: (() => Promise<unknown>)[] = [close]
  try {
    await requireSeedKey(kitOf(context) as never)
    await requireOfficial(context)
    const loop = startCallLoop(kitOf(context), { endsOf: endsOfCall(context) })
    stops.push(() => loop.stop())
    stops.push(
      keepHouse(context, async () => {
        await tidyVendor(kitOf(context))
        await removeDeskSessions(deskKitOf(context))
      }),
    )
    const { host, port, metricsPort } = config
    if (metricsPort) {
      const metrics = createMetricsApp(context.metrics.registry)
      stops.push(await listen(metrics, { host, port: metricsPort, setting: 'METRICS_PORT' }))
    }
    stops.push(await listen(await createApp(context), { host, port, setting: settingNames.port }))
    const leases = new Leases({ databaseUrl, name: 'lottery-leases', log: context.log })
    stops.push(() => leases.stop())
    const draws = startDraws(context, leases)
    stops.push(() => draws.stop())
  } catch (error) {
    for (const stop of stops.reverse()) await stop()
    throw error
  }
  context.log.info({ url: config.url, lotteries: context.houses.size }, 'started')
  return {
    async stop() {
      for (const stop of stops.reverse()) await stop()
    },
  }
}
