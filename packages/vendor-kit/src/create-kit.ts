import { connect } from '@fairground/postgres'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { finishPaid, type PaidCall } from './calls/finish-paid.ts'
import type { VendorConfig } from './config/config.ts'
import type { VendorStorage } from './db/prepare-database.ts'
import type { VendorSchema } from './db/schema.ts'
import { Bell } from './lib/bell.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { Gather } from './lib/gather.ts'
import { createSecretBox } from './lib/secret-box.ts'
import { createWalletMetrics, type WalletMetrics, watchOpenCalls } from './metrics.ts'
import type { VendorKit } from './vendor-kit.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

interface KitOptions<Metrics extends WalletMetrics> {
  storage: VendorStorage
  /** What the names of metrics begin with. */
  name: string
  clock?: Clock
  metrics?: Metrics
}

type Kit<Schema, Config, Metrics> = Omit<VendorKit, 'db' | 'config' | 'metrics'> & {
  db: Kysely<Schema>
  config: Config
  metrics: Metrics
}

/** Wires what every part of the kit reaches. The pool has the rights of the vendor's role only. */
export function createKit<
  Schema extends VendorSchema,
  Config extends VendorConfig = VendorConfig,
  Metrics extends WalletMetrics = WalletMetrics,
>(
  config: Config,
  { storage, name, clock = systemClock, metrics = createWalletMetrics(name) as Metrics }: KitOptions<Metrics>,
): { kit: Kit<Schema, Config, Metrics>; close(): Promise<void> } {
  const { db, close } = connect<VendorSchema>({
    url: config.databaseUrl,
    role: storage.role,
    searchPath: storage.schema,
    poolSizeMax: 20,
    statementTimeoutMs: 5_000,
  })
  const log = createLogger(config)
  watchOpenCalls(metrics.registry, name, db)
  const kit = {
    config,
    // The kit's tables and the vendor's own, through one pool.
    db: db as unknown as Kysely<Schema>,
    clock,
    secrets: createSecretBox(config.seedKey),
    wallet: createWalletClient({ walletUrl: config.walletUrl, pswKey: config.pswKey, clock, metrics, log }),
    callsDue: new Bell(),
    escrowDue: new Bell(),
    paidCalls: new Gather((calls: readonly PaidCall[]) => finishPaid(db, calls, clock.now())),
    metrics,
    log,
  }
  return { kit, close }
}

const secretFields = [
  'authorization',
  'launchToken',
  'session',
  'sessionToken',
  'secret',
  'serverSeed',
  'seedKey',
  'token',
]

const createLogger = ({ logLevel }: VendorConfig) =>
  pino({
    level: logLevel,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
  })
