import type { FastifyBaseLogger } from 'fastify'
import type { PaidCall } from './calls/finish-paid.ts'
import type { VendorConfig } from './config/config.ts'
import type { ChainDb, SeedDb, VendorDb } from './db/schema.ts'
import type { Bell } from './lib/bell.ts'
import type { Clock } from './lib/clock.ts'
import type { Gather } from './lib/gather.ts'
import type { SecretBox } from './lib/secret-box.ts'
import type { WalletMetrics } from './metrics.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** What every part of the kit may reach, built once at the start; a vendor adds its own. */
export interface VendorKit {
  config: VendorConfig
  db: VendorDb
  clock: Clock
  secrets: SecretBox
  wallet: WalletClient
  /** Rung when money calls were written that nobody sends at once. */
  callsDue: Bell
  /** The same for calls about money at tables of players. */
  escrowDue: Bell
  /** Calls that the wallet has paid: those of one moment are written together. */
  paidCalls: Gather<PaidCall, undefined>
  metrics: WalletMetrics
  log: FastifyBaseLogger
}

/** For games that a player's own seeds decide. */
export type SeedKit = Pick<VendorKit, 'clock' | 'secrets'> & { db: SeedDb }

/** For shared rounds, whose seeds come from a chain. */
export type ChainKit = Pick<VendorKit, 'config' | 'clock' | 'secrets' | 'log'> & { db: ChainDb }
