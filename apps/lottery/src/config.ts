import path from 'node:path'
import type { ByTier } from '@fairground/lottery-rules'
import { StartupError } from '@fairground/postgres'
import { createVendorConfig, readVendorEnv, type VendorConfig, type VendorStorage } from '@fairground/vendor-kit'
import { readPoolFloors } from './pools/pool-floors.ts'

export const settingNames = { port: 'LOTTERY_PORT', url: 'LOTTERY_URL' }

export interface Config extends VendorConfig {
  /** How many times faster than their calendar the fast lotteries are drawn: 1, but in a world of tests. */
  tempo: number
  /** Lotteries that somebody else draws, with their sources; without it there are none. */
  officialFile?: string | undefined
  /** What pools pay at least where the operator says another amount than the rules, in minor units. */
  poolFloors?: Readonly<Record<string, ByTier>>
}

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export const readConfig = (env: NodeJS.ProcessEnv): Config => ({
  ...createVendorConfig(readVendorEnv(env, settingNames), settingNames),
  tempo: tempoOf(env.LOTTERY_TEMPO || '1'),
  officialFile: env.LOTTERY_OFFICIAL_FILE || undefined,
  poolFloors: readPoolFloors(env.LOTTERY_POOL_FLOORS ?? ''),
})

export const lotteryStorage: VendorStorage = {
  ...{ schema: 'lottery', role: 'fairground_lottery', hasKitTables: true },
  migrations: path.join(import.meta.dirname, '../migrations'),
}

function tempoOf(value: string): number {
  if (/^([1-9]|10)$/.test(value)) return Number(value)
  throw new StartupError(`LOTTERY_TEMPO=${value} is not a tempo; use a whole number from 1 to 10.`)
}
