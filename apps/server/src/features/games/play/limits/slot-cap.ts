import { ageOn } from '@fairground/contract'
import type { AppContext } from '../../../../context.ts'
import { rememberBriefly } from '../../../../lib/remember-briefly.ts'
import { siteDay } from '../../../../lib/site-day.ts'
import { findVerifiedBirthday } from '../../../people/kyc/index.ts'
import { boundMinor, recallPolicy } from '../../../people/policy/index.ts'

interface Stake {
  gameType: string | undefined
  currency: string
}

/**
 * The most that one bet in a slot may be by the rules of the site; null: any. Whose birthday nobody has verified counts as
 * young. Asked with every bet: without such a rule it costs nothing, with it a look-up a minute for each player.
 */
export async function slotCapOf(
  context: AppContext,
  { gameType, currency }: Stake,
  findMember: () => Promise<string | null>,
): Promise<bigint | null> {
  if (gameType !== 'RNG' || currency !== context.config.currency) return null
  const { slotStakeMax, slotStakeMaxYoung, youngBelowAge } = await recallPolicy(context)
  if (slotStakeMax === null && slotStakeMaxYoung === null) return null
  const memberId = await findMember()
  const birthday = memberId === null ? null : await findVerifiedBirthday(context, memberId)
  const isYoung = birthday === null || ageOn(birthday, siteDay(context)) < youngBelowAge
  return boundMinor(isYoung ? slotStakeMaxYoung : slotStakeMax, currency)
}

/** Who plays under the name that a vendor knows. */
export const memberOfPlayer = rememberBriefly<[string, string], string | null>(
  { lifeMs: 60_000, entriesMax: 20_000 },
  async ({ db }: AppContext, vendorId, playerId) => {
    const row = await db
      .selectFrom('vendor_players')
      .select('member_id')
      .where('vendor_id', '=', vendorId)
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    return row?.member_id ?? null
  },
)

/** The lesser of two bounds; null is none. */
export const lesserBound = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null ? other : other === null || one < other ? one : other
