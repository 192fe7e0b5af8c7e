import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import { createVendorConfig, readVendorEnv, type VendorConfig, type VendorStorage } from '@fairground/vendor-kit'

export const settingNames = { port: 'SPORTS_PORT', url: 'SPORTS_URL' }

export interface Config extends VendorConfig {
  /** How many times faster than usual matches are played: 1, but in a world of tests. */
  tempo: number
  /** `first`: the leagues of one land and one of each other sport, as worlds of tests have them. */
  leagues: 'all' | 'first'
}

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export const readConfig = (env: NodeJS.ProcessEnv): Config => ({
  ...createVendorConfig(readVendorEnv(env, settingNames), settingNames),
  tempo: tempoOf(env.SPORTS_TEMPO || '1'),
  leagues: leaguesOf(env.HOUSE_LEAGUES || 'all'),
})

export const sportsbookStorage: VendorStorage = {
  ...{ schema: 'sportsbook', role: 'fairground_sportsbook', hasKitTables: true },
  migrations: path.join(import.meta.dirname, '../migrations'),
}

function leaguesOf(value: string): Config['leagues'] {
  if (value === 'all' || value === 'first') return value
  throw new StartupError(`HOUSE_LEAGUES=${value} is not known; use all or first.`)
}

function tempoOf(value: string): number {
  if (/^([1-9]|[1-5]\d|60)$/.test(value)) return Number(value)
  throw new StartupError(`SPORTS_TEMPO=${value} is not a tempo; use a whole number from 1 to 60.`)
}
