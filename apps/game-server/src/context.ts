import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Db, WalletCallRow } from './db/schema.ts'
import type { Bell } from './lib/bell.ts'
import type { Gather } from './lib/gather.ts'
import type { SecretBox } from './lib/secret-box.ts'
import type { Metrics } from './metrics.ts'
import type { AcceptedBet } from './rounds/accept-store.ts'
import type { PaidCall } from './rounds/win-store.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** Everything a use-case may reach, built once at the start. */
export interface AppContext {
  config: Config
  db: Db
  clock: Clock
  secrets: SecretBox
  catalogue: Catalogue
  wallet: WalletClient
  /** Rung when money calls were written that nobody sends at once. */
  callsDue: Bell
  /** Bets of slots without a jackpot that the wallet took: those of one moment are written together. */
  acceptedBets: Gather<AcceptedBet, WalletCallRow | undefined>
  acceptedSharedBets: Gather<AcceptedBet, undefined>
  /** Calls that the wallet has paid. */
  paidCalls: Gather<PaidCall, undefined>
  metrics: Metrics
  log: FastifyBaseLogger
}
