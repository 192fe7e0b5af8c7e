import type { Reader } from '../../../db/db.ts'
import { findHeld } from '../../rewards/vip/index.ts'
import { findLimits } from './stake-limit-store.ts'
import { limitsOfPlayer, type PlayerLimits } from './stake-limits.ts'

interface Player {
  memberId: string
  gameCode: string
  currency: string
}

/** What staff allow this player to stake in a game of the house studio, as it stands now. */
export async function findPlayerLimits(
  reader: Reader,
  { memberId, gameCode, currency }: Player,
): Promise<PlayerLimits> {
  const [own, every] = await Promise.all([
    findLimits(reader, { gameCode, currency }),
    findLimits(reader, { gameCode: '', currency }),
  ])
  const hasRanks = [own, every].some((limits) => limits && limits.rankMaxes.length > 0)
  const held = hasRanks ? await findHeld(reader, memberId) : undefined
  return limitsOfPlayer({ own, every }, held?.rank ?? 0)
}
