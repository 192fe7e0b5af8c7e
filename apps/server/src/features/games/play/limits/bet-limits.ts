import type { AppContext } from '../../../../context.ts'
import { findPlayLimits } from '../../../people/protection/index.ts'
import { findVendorRules, type GameFacts, houseVendorId } from '../../catalogue/index.ts'
import { findPlayerLimits } from '../../stake-limits/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import { lesserBound, slotCapOf } from './slot-cap.ts'

interface Playing {
  vendorId: string
  memberId: string
  gameCode: string
  currency: string
}

/**
 * What one bet may be now: what the game takes, as far as its vendor and the rules of the site let it and the player lets
 * himself, and in the house's own games as far as staff allow this player. Undefined in a currency the game is not played in.
 */
export async function betLimitsOf(
  context: AppContext,
  { vendorId, memberId, gameCode, currency }: Playing,
  game: Pick<GameFacts, 'gameType' | 'stakes'> | undefined,
): Promise<PswOutcome['betLimits']> {
  const stakes = game?.stakes[currency]
  if (!game || !stakes) return undefined
  const { limits } = await findVendorRules(context, vendorId)
  const allowed = lesser(BigInt(stakes.max), limits[currency]?.stakeMinorMax ?? null)
  const cap = await slotCapOf(context, { gameType: game.gameType, currency }, async () => memberId)
  const once = lesserBound(await ownStakeMax(context, memberId, currency), cap)
  // Below the least stake of the game the wallet refuses every bet, and says whose limit it was.
  const max = once !== null && once >= BigInt(stakes.min) ? lesser(allowed, once) : allowed
  if (vendorId !== houseVendorId) return { ...stakes, max: String(max) }
  const own = await findPlayerLimits(context.db, { memberId, gameCode, currency })
  const most = lesser(max, own.stakeMinorMax)
  const least = BigInt(stakes.min)
  const min = own.stakeMinorMin !== null && own.stakeMinorMin > least ? own.stakeMinorMin : least
  return {
    // Two settings that cross leave one stake: the largest that is allowed.
    min: String(lesser(min, most)),
    max: String(most),
    ...(own.payoutMinorMax === null ? {} : { payoutMax: String(own.payoutMinorMax) }),
  }
}

/** What the player allows himself for one bet; null: anything, and with play money. */
async function ownStakeMax({ db, config }: AppContext, memberId: string, currency: string): Promise<bigint | null> {
  const own = currency === config.currency ? await findPlayLimits(db, memberId) : undefined
  return own?.stake_once == null ? null : BigInt(own.stake_once)
}

const lesser = (minor: bigint, other: bigint | null): bigint => (other !== null && other < minor ? other : minor)
