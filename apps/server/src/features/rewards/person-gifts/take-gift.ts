import { formatAmount, getCurrency } from '@fairground/money'
import type { Reader, Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import {
  addRefusal,
  addTaking,
  type GiftPlace,
  type GiftStanding,
  lockCampaignGifts,
  readStanding,
} from './gift-store.ts'

interface Gift extends GiftPlace {
  currency: string
  /** Based on a separate deposit. Anything else is given once per person and period, similar accounts included. */
  isEarned: boolean
  /** What one person may take of the whole campaign. */
  memberMaxMinor: bigint
  at: Date
}

const leftOf = ({ isEarned, memberMaxMinor }: Gift, { personMinor, alikeMinor, isStopped }: GiftStanding): bigint => {
  if (isStopped) return 0n
  const left = memberMaxMinor - (isEarned ? personMinor : alikeMinor)
  return left > 0n ? left : 0n
}

/** What the person may still take, for a page that shows it. */
export const readRoom = async (reader: Reader, gift: Gift): Promise<bigint> =>
  leftOf(gift, await readStanding(reader, gift))

/**
 * What the person behind an account may still take of a campaign, held until the transaction ends. Refusal: LIMIT
 * `onePerPerson` when another account that seems to be his had it before, which staff are told.
 */
export async function lockRoom(tx: Tx, gift: Gift): Promise<Outcome<bigint>> {
  await lockCampaignGifts(tx, gift)
  const standing = await readStanding(tx, gift)
  const { before } = standing
  if (gift.isEarned || !before) return ok(leftOf(gift, standing))
  const { campaignId, memberId, source, at } = gift
  if (await addRefusal(tx, gift, before, at)) {
    const actor = { kind: 'system', id: 'one-person' } as const
    const detail = { source, memberId, alikeMemberId: before.memberId, trait: before.trait }
    // A step of referral has no id of its own.
    const subject = source === 'referral' ? source : campaignId
    await recordAudit(tx, { actor, action: 'gift.refused', subject, detail: { ...detail, campaignId } })
  }
  return refuse('LIMIT', { text: 'LIMIT.onePerPerson', value: { limit: { kind: 'onePerPerson', bound: '1' } } })
}

/**
 * Takes a gift for the person behind an account, in the transaction that gives it. Refusals: those of `lockRoom`, and LIMIT
 * `memberMax` when it is more than the person may still take.
 */
export async function takeGift(
  tx: Tx,
  { amountMinor, ...gift }: Gift & { amountMinor: bigint },
): Promise<Outcome<null>> {
  const room = await lockRoom(tx, gift)
  if (!room.ok) return room
  if (amountMinor > room.value) {
    const bound = formatAmount(gift.memberMaxMinor, getCurrency(gift.currency))
    return refuse('LIMIT', { text: 'LIMIT.memberMax', value: { limit: { kind: 'memberMax', bound } } })
  }
  await addTaking(tx, gift, { amountMinor, at: gift.at })
  return ok(null)
}
