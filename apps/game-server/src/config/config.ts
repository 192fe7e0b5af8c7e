import { demoTitlesMax } from '@fairground/art/catalogue'
import { PswId } from '@fairground/contract/psw'
import { StartupError } from '@fairground/postgres'
import type { PswKey } from '@fairground/psw'
import type { Env } from './env.ts'

export interface Config {
  /** Of the owner until the database is migrated; then of the login by which the studio works. */
  databaseUrl: string
  /** That login, where an administrator made it. */
  databaseLoginUrl: string | undefined
  host: string
  gamesPort: number
  metricsPort: number | undefined
  /** This program's own public origin, without a trailing slash. */
  gamesUrl: string
  /** Where the wallet answers PSW/1. */
  walletUrl: string
  /** Signs our calls to the wallet and the portal's calls to us. */
  pswKey: PswKey
  /** Origins that may frame a game and receive its messages. */
  portalOrigins: readonly string[]
  /** 32 bytes that seal server seeds and wallet tokens at rest. */
  seedKey: Buffer
  /** Relays of the public beacon, asked one after the other; none: chains are salted with a recorded round. */
  drandUrls: readonly string[]
  trustedProxies: string[]
  /** Networks are counted; off for load tests only. */
  hasLimits: boolean
  /** Titles of invented studios beside the house's own, for a demonstration. */
  demoTitleCount: number
  /** Basis points: a game whose certified return is below it does not start here. */
  rtpFloorBp: number
  /** How many times faster than their rules the rounds of tables run: 1, but in a world of tests. */
  tableTempo: number
  /** Where weaknesses are told, as security.txt says it. */
  securityContact: string
  logLevel: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const secretBytesMin = 32
const rtpBpMax = 10_000

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export function createConfig(env: Env): Config {
  const gamesPort = port(required(env.gamesPort, 'GAMES_PORT'), 'GAMES_PORT')
  const metricsPort = env.metricsPort ? port(env.metricsPort, 'METRICS_PORT') : undefined
  if (metricsPort === gamesPort) {
    throw new StartupError(`GAMES_PORT and METRICS_PORT are both ${gamesPort}; give the metrics a port of their own.`)
  }
  const gamesUrl = origin(required(env.gamesUrl, 'GAMES_URL'), 'GAMES_URL')
  const portalOrigins = list(required(env.portalOrigin, 'PORTAL_ORIGIN')).map((text) => origin(text, 'PORTAL_ORIGIN'))
  if (portalOrigins.includes(gamesUrl)) {
    throw new StartupError(`GAMES_URL and PORTAL_ORIGIN are both ${gamesUrl}; games need an origin of their own.`)
  }
  return {
    databaseUrl: required(env.databaseUrl, 'DATABASE_URL'),
    databaseLoginUrl: env.databaseLoginUrl || undefined,
    host: env.host ?? '127.0.0.1',
    gamesPort,
    metricsPort,
    gamesUrl,
    walletUrl: origin(required(env.walletUrl, 'WALLET_URL'), 'WALLET_URL'),
    pswKey: pswKeyOf(env),
    portalOrigins,
    seedKey: seedKeyOf(required(env.seedKey, 'SEED_KEY')),
    drandUrls: list(env.drandUrl ?? '').map((text) => origin(text, 'DRAND_URL')),
    trustedProxies: list(env.trustedProxies ?? ''),
    hasLimits: onOrOff(env.challenge ?? 'on', 'FAIRGROUND_CHALLENGE'),
    demoTitleCount: titleCount(env.demoTitles ?? '0'),
    rtpFloorBp: rtpFloor(env.rtpFloorBp || '0'),
    tableTempo: tempoOf(env.tableTempo || '1'),
    securityContact: contactOf(env.securityContact ?? `${portalOrigins[0]}/about`),
    logLevel: logLevelOf(env.logLevel ?? 'info'),
  }
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new StartupError(`${name} is missing; \`npm start\` sets it, any other start must.`)
  return value
}

const list = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

function port(value: string, name: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StartupError(`${name}=${value} is not a port; use a number from 1 to 65535.`)
  }
  return number
}

function origin(value: string, name: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartupError(`${name}=${value} is not an http(s) address.`)
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new StartupError(`${name}=${value} must be an origin only; remove what follows ${url.origin}.`)
  }
  return url.origin
}

function pswKeyOf(env: Env): PswKey {
  const secret = Buffer.from(required(env.pswSecret, 'PSW_SECRET'), 'base64')
  if (secret.length < secretBytesMin) {
    throw new StartupError('PSW_SECRET must be at least 32 bytes in base64; make one with `openssl rand -base64 32`.')
  }
  return { vendorId: idOf(env.pswVendorId, 'PSW_VENDOR_ID'), keyId: idOf(env.pswKeyId, 'PSW_KEY_ID'), secret }
}

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

function rtpFloor(value: string): number {
  const basisPoints = Number(value)
  if (!/^\d{1,5}$/.test(value) || basisPoints > rtpBpMax) {
    throw new StartupError(
      `RTP_FLOOR_BP=${value} is not a return; use basis points from 0 to ${rtpBpMax}, 9250 for 92.5 %.`,
    )
  }
  return basisPoints
}

function idOf(value: string | undefined, name: string): string {
  const parsed = PswId.safeParse(required(value, name))
  if (!parsed.success) throw new StartupError(`${name}=${value} may hold only letters, digits and . _ : -, 64 at most.`)
  return parsed.data
}

function contactOf(value: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/.test(value)) return value
  throw new StartupError(`SECURITY_CONTACT=${value} is no address; use mailto:security@example.com or https://….`)
}

function onOrOff(value: string, name: string): boolean {
  if (value !== 'on' && value !== 'off') throw new StartupError(`${name}=${value} is not known; use on, off.`)
  return value === 'on'
}

function seedKeyOf(value: string): Buffer {
  const key = Buffer.from(value, 'base64')
  if (key.length !== 32) {
    throw new StartupError('SEED_KEY must be 32 bytes in base64; make one with `openssl rand -base64 32`.')
  }
  return key
}

function logLevelOf(value: string): string {
  if (!logLevels.includes(value)) {
    throw new StartupError(`LOG_LEVEL=${value} is not known; use ${logLevels.join(', ')}.`)
  }
  return value
}
