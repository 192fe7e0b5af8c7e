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
import { type Config, settingNames, sportsbookStorage } from './config.ts'
import { deskKitOf, kitOf } from './context.ts'
import { createContext } from './create-context.ts'
import type { League } from './leagues/league.ts'
import { startMatches } from './matches/run-matches.ts'
import { startDecisions } from './slips/decide-pending.ts'
import { endsOfCall } from './slips/slip-ends.ts'

/** Starts the sportsbook whole: database, owed calls, matches, decisions of bets in play, the portal's and players' routes. */
export async function startSportsbook(given: Config, leagues?: readonly League[]): Promise<{ stop(): Promise<void> }> {
  const databaseUrl = await openVendorLogin(sportsbookStorage, given.databaseUrl, given.databaseLoginUrl)
  const config = { ...given, databaseUrl }
  const { context, close } = createContext(config, systemClock, leagues)
  const stops: (() => Promise<unknown>)[] = [close]
  try {
    await requireSeedKey(kitOf(context) as never)
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
    const leases = new Leases({ databaseUrl, name: 'sportsbook-leases', log: context.log })
    stops.push(() => leases.stop())
    const matches = startMatches(context, leases)
    stops.push(() => matches.stop())
    const decisions = startDecisions(context, leases)
    stops.push(() => decisions.stop())
  } catch (error) {
    for (const stop of stops.reverse()) await stop()
    throw error
  }
  context.log.info({ url: config.url, leagues: context.leagues.size }, 'started')
  return {
    async stop() {
      for (const stop of stops.reverse()) await stop()
    },
  }
}
