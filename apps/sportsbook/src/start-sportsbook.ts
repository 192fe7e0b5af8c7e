import {
  Leases,
  listen,
  openVendorLogin,
  type Program,
  removeDeskSessions,
  startBackground,
  startParts,
  systemClock,
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
export async function startSportsbook(given: Config, leagues?: readonly League[]): Promise<Program> {
  const databaseUrl = await openVendorLogin(sportsbookStorage, given.databaseUrl, given.databaseLoginUrl)
  const config = { ...given, databaseUrl }
  const { context, close } = createContext(config, systemClock, leagues)
  const program = await startParts(async (onStop) => {
    onStop(close)
    const tidy = () => removeDeskSessions(deskKitOf(context))
    await startBackground(kitOf(context), onStop, { endsOf: endsOfCall(context), tidy })
    const { host, port } = config
    onStop(await listen(await createApp(context), { host, port, setting: settingNames.port }))
    const leases = new Leases({ databaseUrl, name: 'sportsbook-leases', log: context.log })
    onStop(() => leases.stop())
    const matches = startMatches(context, leases)
    onStop(() => matches.stop())
    const decisions = startDecisions(context, leases)
    onStop(() => decisions.stop())
  })
  context.log.info({ url: config.url, leagues: context.leagues.size }, 'started')
  return program
}
