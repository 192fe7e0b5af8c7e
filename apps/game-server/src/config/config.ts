import { demoTitlesMax } from '@fairground/art/catalogue'
import { StartupError } from '@fairground/postgres'
import { createVendorConfig, type VendorConfig } from '@fairground/vendor-kit'
import { type Env, settingNames } from './env.ts'

export interface Config extends VendorConfig {
  /** Titles of invented studios beside the house's own, for a demonstration. */
  demoTitleCount: number
  /** Basis points: a game whose certified return is below it does not start here. */
  rtpFloorBp: number
  /** How many times faster than their rules the rounds of tables run: 1, but in a world of tests. */
  tableTempo: number
  /** Whether the house opens more than one table for its rules. */
  hasHouseTables: boolean
}

const rtpBpMax = 10_000

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export const createConfig = (env: Env): Config => ({
  ...createVendorConfig(env, settingNames),
  demoTitleCount: titleCount(env.demoTitles ?? '0'),
  rtpFloorBp: rtpFloor(env.rtpFloorBp || '0'),
  tableTempo: tempoOf(env.tableTempo || '1'),
  hasHouseTables: tablesOf(env.houseTables || 'all'),
})

function titleCount(value: string): number {
  const count = Number(value)
  if (!/^\d{1,5}$/.test(value) || count > demoTitlesMax) {
    throw new StartupError(`DEMO_TITLES=${value} is not a number of titles; use one from 0 to ${demoTitlesMax}.`)
  }
  return count
}

function tempoOf(value: string): number {
  if (/^([1-9]|10)$/.test(value)) return Number(value)
  throw new StartupError(`TABLE_TEMPO=${value} is not a tempo; use a whole number from 1 to 10.`)
}

function tablesOf(value: string): boolean {
  if (value === 'all' || value === 'first') return value === 'all'
  throw new StartupError(`HOUSE_TABLES=${value} is not known; use all, or first for one table of each game.`)
}

function rtpFloor(value: string): number {
  const basisPoints = Number(value)
  if (!/^\d{1,5}$/.test(value) || basisPoints > rtpBpMax) {
    throw new StartupError(
      `RTP_FLOOR_BP=${value} is not a return; use basis points from 0 to ${rtpBpMax}, 9250 for 92.5 %.`,
    )
  }
  return basisPoints
}
