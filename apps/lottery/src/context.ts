import type { ChainKit, DeskKit, VendorKit } from '@fairground/vendor-kit'
import type { Config } from './config.ts'
import type { Db } from './db/schema.ts'
import type { House } from './houses/house.ts'

/** Everything a use-case may reach, built once at the start. */
export interface LotteryContext extends Omit<VendorKit, 'db'> {
  config: Config
  db: Db
  /** Every lottery that is listed, by its game id. */
  houses: ReadonlyMap<string, House>
}

/** The same as the kit knows it, with its own tables alone. */
export const kitOf = (context: LotteryContext): VendorKit => context as unknown as VendorKit
export const deskKitOf = (context: LotteryContext): DeskKit => context as unknown as DeskKit
export const chainKitOf = (context: LotteryContext): ChainKit => context as unknown as ChainKit
