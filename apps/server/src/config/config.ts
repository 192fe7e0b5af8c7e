import { StartupError } from '@fairground/postgres'
import type { Env } from './env.ts'

export type Role = 'api' | 'live' | 'worker'
export const roles: readonly Role[] = ['api', 'live', 'worker']

const rtpBpMax = 10_000

/** A vendor of the house beside its studio: where browsers and this server reach it, and the secret of its key. */
export interface HouseVendor {
  url: string
  internalUrl: string
  pswSecret: string
}

export interface Config {
  profile: 'sandbox' | 'production'
  /** Slider, captcha and rate limits; may be off in the sandbox only, for load and black-box tests. */
  hasChallenges: boolean
  /** Accounts of a sandbox's demo world, where its people play by themselves: the console marks them. */
  demoPeople: string[]
  /** Of the owner until the database is migrated; then of the login by which the program works. */
  databaseUrl: string
  /** That login, where an administrator made it. */
  databaseLoginUrl: string | undefined
  host: string
  portalPort: number
  consolePort: number
  metricsPort: number | undefined
  /** Public origins, without a trailing slash. */
  portalUrl: string
  consoleUrl: string
  gamesUrl: string
  /** Stands for Google, Facebook and the identity provider in a sandbox; elsewhere they have their own addresses only. */
  sandboxProvidersUrl: string | undefined
  /** Whether the start names the studio; else it stands where the database knows it. */
  isStudioNamed: boolean
  /** Where this server reaches the house studio. */
  gamesInternalUrl: string
  /** 32 bytes that seal secrets at rest. */
  masterKey: Buffer
  /** Keys before it: they open what was sealed with them, until everything is sealed anew. */
  formerMasterKeys: Buffer[]
  /** Shared secret of the house studio's PSW/1 key; undefined when another vendor set-up is used. */
  housePswSecret: string | undefined
  lottery: HouseVendor | undefined
  sportsbook: HouseVendor | undefined
  trustedProxies: string[]
  /** Services in a private network that this server may connect to. */
  privateHosts: string[]
  /** Where weaknesses are told, as security.txt says it. */
  securityContact: string
  logLevel: string
  timeZone: string
  currency: 'VND'
  /** Batches of bets and wins that this process commits at once. */
  moneyLanes: number
  /** Least return, in basis points, that a vendor must tell of a game for it to open; 0: any. */
  rtpFloorBp: number
  /** Withdrawals above this amount, in minor units, need two people. */
  fourEyesAboveMinor: bigint
}

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export function createConfig(env: Env): Config {
  const profile = oneOf(env.profile ?? 'sandbox', ['sandbox', 'production'], 'FAIRGROUND_PROFILE')
  const hasChallenges = oneOf(env.challenge ?? 'on', ['on', 'off'], 'FAIRGROUND_CHALLENGE') === 'on'
  if (profile === 'production' && !hasChallenges) {
    throw new StartupError(
      'FAIRGROUND_CHALLENGE=off is for the sandbox profile only; remove it or set FAIRGROUND_PROFILE=sandbox.',
    )
  }
  if (profile === 'production' && env.sandboxProvidersUrl) {
    throw new StartupError('SANDBOX_PROVIDERS_URL is for the sandbox profile only; remove it.')
  }
  const portalPort = port(env.portalPort, 8080, 'PORTAL_PORT')
  const consolePort = port(env.consolePort, 8081, 'CONSOLE_PORT')
  if (portalPort === consolePort) {
    throw new StartupError(`PORTAL_PORT and CONSOLE_PORT are both ${portalPort}; give the console a port of its own.`)
  }
  const gamesUrl = origin(env.gamesUrl ?? 'http://localhost:8082', 'GAMES_URL')
  return {
    profile,
    hasChallenges,
    demoPeople: profile === 'sandbox' ? listOf(env.demoPeople) : [],
    databaseUrl: required(env.databaseUrl, 'DATABASE_URL'),
    databaseLoginUrl: env.databaseLoginUrl || undefined,
    host: env.host ?? '127.0.0.1',
    portalPort,
    consolePort,
    metricsPort: env.metricsPort ? port(env.metricsPort, 0, 'METRICS_PORT') : undefined,
    portalUrl: origin(env.portalUrl ?? `http://localhost:${portalPort}`, 'PORTAL_URL'),
    consoleUrl: origin(env.consoleUrl ?? `http://localhost:${consolePort}`, 'CONSOLE_URL'),
    gamesUrl,
    sandboxProvidersUrl: env.sandboxProvidersUrl ? origin(env.sandboxProvidersUrl, 'SANDBOX_PROVIDERS_URL') : undefined,
    isStudioNamed: env.gamesElsewhere !== 'on' && Boolean(env.gamesUrl ?? env.gamesInternalUrl),
    gamesInternalUrl: origin(env.gamesInternalUrl ?? gamesUrl, 'GAMES_INTERNAL_URL'),
    masterKey: keyOf(required(env.masterKey, 'MASTER_KEY'), 'MASTER_KEY'),
    formerMasterKeys: listOf(env.formerMasterKeys).map((value) => keyOf(value, 'MASTER_KEYS_FORMER')),
    housePswSecret: env.housePswSecret,
    lottery: lotteryOf(env),
    sportsbook: sportsbookOf(env),
    trustedProxies: listOf(env.trustedProxies),
    privateHosts: listOf(env.privateHosts?.toLowerCase()),
    securityContact: contactAddress(
      env.securityContact ?? `${origin(env.portalUrl ?? `http://localhost:${portalPort}`, 'PORTAL_URL')}/about`,
    ),
    logLevel: oneOf(
      env.logLevel ?? 'info',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL',
    ),
    timeZone: timeZone(env.timeZone ?? 'Asia/Ho_Chi_Minh'),
    currency: 'VND',
    moneyLanes: count(env.moneyLanes, { fallback: 1, max: 8, name: 'MONEY_LANES' }),
    rtpFloorBp: rtpFloor(env.rtpFloorBp || '0'),
    fourEyesAboveMinor: amount(env.fourEyesAbove ?? '20000000.00', 'FOUR_EYES_ABOVE'),
  }
}

function lotteryOf({ lotteryUrl, lotteryInternalUrl, lotteryPswSecret }: Env): HouseVendor | undefined {
  if (!lotteryPswSecret || !lotteryUrl) return undefined
  const url = origin(lotteryUrl, 'LOTTERY_URL')
  return { url, internalUrl: origin(lotteryInternalUrl || url, 'LOTTERY_INTERNAL_URL'), pswSecret: lotteryPswSecret }
}

function sportsbookOf({ sportsUrl, sportsInternalUrl, sportsPswSecret }: Env): HouseVendor | undefined {
  if (!sportsPswSecret || !sportsUrl) return undefined
  const url = origin(sportsUrl, 'SPORTS_URL')
  return { url, internalUrl: origin(sportsInternalUrl || url, 'SPORTS_INTERNAL_URL'), pswSecret: sportsPswSecret }
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new StartupError(`${name} is missing; \`npm start\` sets it, any other start must.`)
  return value
}

function oneOf<const Choice extends string>(value: string, choices: readonly Choice[], name: string): Choice {
  const found = choices.find((choice) => choice === value)
  if (!found) throw new StartupError(`${name}=${value} is not known; use ${choices.join(', ')}.`)
  return found
}

function port(value: string | undefined, fallback: number, name: string): number {
  const number = value === undefined ? fallback : Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StartupError(`${name}=${value} is not a port; use a number from 1 to 65535.`)
  }
  return number
}

function count(value: string | undefined, { fallback, max, name }: { fallback: number; max: number; name: string }) {
  const number = value === undefined ? fallback : Number(value)
  if (!Number.isInteger(number) || number < 1 || number > max) {
    throw new StartupError(`${name}=${value} is not a number from 1 to ${max}.`)
  }
  return number
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

function origin(value: string, name: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartupError(`${name}=${value} is not an http(s) address.`)
  return url.origin
}

function contactAddress(value: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/.test(value)) return value
  throw new StartupError(`SECURITY_CONTACT=${value} is no address; use mailto:security@example.com or https://….`)
}

function keyOf(value: string, name: string): Buffer {
  const key = Buffer.from(value, 'base64')
  if (key.length !== 32)
    throw new StartupError(`${name} must be 32 bytes in base64; make one with \`openssl rand -base64 32\`.`)
  return key
}

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function timeZone(value: string): string {
  try {
    Intl.DateTimeFormat('en', { timeZone: value })
    return value
  } catch {
    throw new StartupError(`SITE_TIME_ZONE=${value} is not a time zone; use a name like Asia/Ho_Chi_Minh.`)
  }
}

function amount(value: string, name: string): bigint {
  if (!/^\d{1,13}\.\d{2}$/.test(value))
    throw new StartupError(`${name}=${value} is not an amount; use two decimals, like 20000000.00.`)
  return BigInt(value.replace('.', ''))
}
