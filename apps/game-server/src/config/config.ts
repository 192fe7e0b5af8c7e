import path from 'node:path'
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
  /** What outside media servers let the studio in by; absent: they ask for nothing. */
  mediaTokens: { publish: string | undefined; play: string | undefined }
  /** Where pictures of rounds are kept; absent: nowhere. */
  recordings: RecordingRoom | undefined
}

export interface RecordingRoom {
  folder: string
  days: number
  bytesMax: number
}

const rtpBpMax = 10_000

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export const createConfig = (env: Env): Config => ({
  ...createVendorConfig(env, settingNames),
  demoTitleCount: titleCount(env.demoTitles ?? '0'),
  rtpFloorBp: rtpFloor(env.rtpFloorBp || '0'),
  tableTempo: tempoOf(env.tableTempo || '1'),
  hasHouseTables: tablesOf(env.houseTables || 'all'),
  mediaTokens: {
    publish: mediaToken(env.mediaPublishToken, 'MEDIA_PUBLISH_TOKEN'),
    play: mediaToken(env.mediaPlayToken, 'MEDIA_PLAY_TOKEN'),
  },
  recordings: env.recordingsFolder
    ? {
        folder: path.resolve(env.recordingsFolder),
        days: wholeNumber(env.recordingsDays || '30', { name: 'RECORDINGS_DAYS', most: 3_650 }),
        bytesMax: wholeNumber(env.recordingsMb || '10240', { name: 'RECORDINGS_MB', most: 10_000_000 }) * 1_048_576,
      }
    : undefined,
})

function titleCount(value: string): number {
  const count = Number(value)
  if (!/^\d{1,5}$/.test(value) || count > demoTitlesMax) {
    throw new StartupError(`DEMO_TITLES=${value} is not a number of titles; use one from 0 to ${demoTitlesMax}.`)
  }
  return count
}

/** The sentence names no secret. */
function mediaToken(value: string | undefined, name: string): string | undefined {
  if (!value) return undefined
  if (/^[\x21-\x7e]{16,500}$/.test(value)) return value
  throw new StartupError(`${name} must be 16 to 500 characters without spaces; make one with \`openssl rand -hex 32\`.`)
}

function wholeNumber(value: string, { name, most }: { name: string; most: number }): number {
  const number = Number(value)
  if (/^\d{1,8}$/.test(value) && number >= 1 && number <= most) return number
  throw new StartupError(`${name}=${value} cannot be; use a whole number from 1 to ${most}.`)
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
