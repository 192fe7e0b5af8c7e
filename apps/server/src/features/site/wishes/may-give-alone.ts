import type { Tx } from '../../../db/db.ts'
import { addLoneGift, findThreshold, lockLoneGifts, sumLoneGifts } from './threshold-store.ts'
import type { Weight } from './wish.ts'

const dayMs = 86_400_000

/**
 * Whether one person's word is enough: with what the same person gave alone in the last 24 hours it stays within the
 * threshold of its topic. A yes is written down as given.
 */
export async function mayGiveAlone(
  tx: Tx,
  weight: Weight,
  { staffId, subject, at }: { staffId: string; subject: string; at: Date },
): Promise<boolean> {
  if (weight === 'always' || weight === 'never') return weight === 'never'
  const gift = { ...weight, staffId, subject, at }
  await lockLoneGifts(tx, gift)
  const thresholdMinor = await findThreshold(tx, weight.topic, weight.currency)
  if (weight.amountMinor > thresholdMinor || thresholdMinor === 0n) return false
  const givenMinor = await sumLoneGifts(tx, gift, new Date(at.getTime() - dayMs))
  if (givenMinor + weight.amountMinor > thresholdMinor) return false
  await addLoneGift(tx, gift)
  return true
}
