import { PswId } from '@fairground/contract/psw'
import { StartupError } from '@fairground/postgres'
import type { PswKey } from '@fairground/psw'
import type { SettingNames, VendorEnv } from './env.ts'

/** What every vendor is set up with. */
export interface VendorConfig {
  /** Of the owner until the database is migrated; then of the login by which the vendor works. */
  databaseUrl: string
  /** That login, where an administrator made it. */
  databaseLoginUrl: string | undefined
  host: string
  port: number
  metricsPort: number | undefined
  /** This program's own public origin, without a trailing slash. */
  url: string
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
  /** Where weaknesses are told, as security.txt says it. */
  securityContact: string
  logLevel: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const secretBytesMin = 32

/** Checked settings. @throws StartupError with one sentence for the first setting that cannot be right */
export function createVendorConfig(env: VendorEnv, names: SettingNames): VendorConfig {
  const ownPort = port(required(env.port, names.port), names.port)
  const metricsPort = env.metricsPort ? port(env.metricsPort, 'METRICS_PORT') : undefined
  if (metricsPort === ownPort) {
    throw new StartupError(`${names.port} and METRICS_PORT are both ${ownPort}; give the metrics a port of their own.`)
  }
  const url = origin(required(env.url, names.url), names.url)
  const portalOrigins = list(required(env.portalOrigin, 'PORTAL_ORIGIN')).map((text) => origin(text, 'PORTAL_ORIGIN'))
  if (portalOrigins.includes(url)) {
    throw new StartupError(`${names.url} and PORTAL_ORIGIN are both ${url}; games need an origin of their own.`)
  }
  return {
    databaseUrl: required(env.databaseUrl, 'DATABASE_URL'),
    databaseLoginUrl: env.databaseLoginUrl || undefined,
    host: env.host ?? '127.0.0.1',
    port: ownPort,
    metricsPort,
    url,
    walletUrl: origin(required(env.walletUrl, 'WALLET_URL'), 'WALLET_URL'),
    pswKey: pswKeyOf(env),
    portalOrigins,
    seedKey: seedKeyOf(required(env.seedKey, 'SEED_KEY')),
    drandUrls: list(env.drandUrl ?? '').map((text) => origin(text, 'DRAND_URL')),
    trustedProxies: list(env.trustedProxies ?? ''),
    hasLimits: onOrOff(env.challenge ?? 'on', 'FAIRGROUND_CHALLENGE'),
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

function pswKeyOf(env: VendorEnv): PswKey {
  const secret = Buffer.from(required(env.pswSecret, 'PSW_SECRET'), 'base64')
  if (secret.length < secretBytesMin) {
    throw new StartupError('PSW_SECRET must be at least 32 bytes in base64; make one with `openssl rand -base64 32`.')
  }
  return { vendorId: idOf(env.pswVendorId, 'PSW_VENDOR_ID'), keyId: idOf(env.pswKeyId, 'PSW_KEY_ID'), secret }
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
