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
export async function startLottery(given: Config, houses?: readonly House[]): Promise<Program> {
  const databaseUrl = await openVendorLogin(lotteryStorage, given.databaseUrl, given.databaseLoginUrl)
  const config = { ...given, databaseUrl }
  const { context, close } = createContext(config, systemClock, houses)
  const program = await startParts(async (onStop) => {
    onStop(close)
    await requireOfficial(context)
    const tidy = () => removeDeskSessions(deskKitOf(context))
    await startBackground(kitOf(context), onStop, { endsOf: endsOfCall(context), tidy })
    const { host, port } = config
    onStop(await listen(await createApp(context), { host, port, setting: settingNames.port }))
    const leases = new Leases({ databaseUrl, name: 'lottery-leases', log: context.log })
    onStop(() => leases.stop())
    const draws = startDraws(context, leases)
    onStop(() => draws.stop())
  })
  context.log.info({ url: config.url, lotteries: context.houses.size }, 'started')
  return program
}
