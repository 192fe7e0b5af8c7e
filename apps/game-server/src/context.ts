import type { Gather, VendorKit, WalletCallRow } from '@fairground/vendor-kit'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config/config.ts'
import type { Db } from './db/schema.ts'
import type { Metrics } from './metrics.ts'
import type { RoomMoney } from './rooms/money/room-money.ts'
import type { AcceptedBet } from './rounds/accept-store.ts'
import type { Intake } from './tables/intake.ts'

/** Everything a use-case may reach, built once at the start. */
export interface AppContext extends VendorKit {
  config: Config
  db: Db
  catalogue: Catalogue
  /** Bets of slots without a jackpot that the wallet took: those of one moment are written together. */
  acceptedBets: Gather<AcceptedBet, WalletCallRow | undefined>
  /** Bets of shared rounds, those of one moment together. */
  intake: Intake
  /** Undefined where no money is played for between players. */
  roomMoney: RoomMoney | undefined
  metrics: Metrics
}
