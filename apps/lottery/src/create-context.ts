import { type Clock, createKit, gatherBets, systemClock } from '@fairground/vendor-kit'
import { type Config, lotteryStorage } from './config.ts'
import type { LotteryContext } from './context.ts'
import type { LotterySchema } from './db/schema.ts'
import type { House } from './houses/house.ts'
import { houseLotteries } from './houses/house-lotteries.ts'
import { readOfficialFile } from './imports/read-official-file.ts'

/** Wires what use-cases reach. The pool has the runtime role's rights only. */
export function createContext(
  config: Config,
  clock: Clock = systemClock,
  houses: readonly House[] = listed(config),
): { context: LotteryContext; close(): Promise<void> } {
  const { kit, close } = createKit<LotterySchema, Config>(config, { storage: lotteryStorage, name: 'lottery', clock })
  const wallet = gatherBets(kit.wallet)
  return { context: { ...kit, wallet, houses: new Map(houses.map((house) => [house.gameId, house])) }, close }
}

/** The lotteries of the house, and those of others that the operator switched on. */
const listed = ({ officialFile }: Config): House[] => [
  ...houseLotteries,
  ...(officialFile ? readOfficialFile(officialFile, houseLotteries) : []),
]
