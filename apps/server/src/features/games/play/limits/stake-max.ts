import type { AppContext } from '../../../../context.ts'
import { findVendorRules } from '../../catalogue/index.ts'
import { lesserBound, memberOfPlayer, slotCapOf } from './slot-cap.ts'

interface Stake {
  playerId: string
  currency: string
  /** Undefined for what is no stake, and a game that nobody knows. */
  gameType: string | undefined
}

/** The most that one bet may be beside the game's own limits: of its vendor, and by the rules of the site; null: any. */
export async function stakeMaxOf(context: AppContext, vendorId: string, stake: Stake): Promise<bigint | null> {
  const { limits } = await findVendorRules(context, vendorId)
  const cap = await slotCapOf(context, stake, () => memberOfPlayer(context, vendorId, stake.playerId))
  return lesserBound(limits[stake.currency]?.stakeMinorMax ?? null, cap)
}
