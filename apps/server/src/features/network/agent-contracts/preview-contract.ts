import type { ContractTerms } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { incomeOf } from './income.ts'
import { listCounted } from './list-counted.ts'
import { periodBefore } from './period.ts'
import { refuseKind } from './refuse-kind.ts'
import { findDirectDownline, type Relative } from './side-store.ts'
import { sumTeamRounds } from './team-store.ts'
import { termsOf } from './terms.ts'

/** What terms would have given to a direct downline for the last period that is over. Refusals as of an offer. */
export async function previewContract(
  context: AppContext,
  { upline, account, terms }: { upline: Relative; account: string; terms: ContractTerms },
) {
  const { db, clock, config } = context
  const off = await refuseKind(context, terms.kind)
  if (off) return off
  const agreed = termsOf(terms, upline.currency)
  if (!agreed.ok) return agreed
  const downline = await findDirectDownline(db, upline, account)
  if (!downline) return refuseField('account', 'validation.noDownline')
  const { rhythm, singleMinMinor } = agreed.value
  const period = periodBefore(rhythm, clock.now(), config.timeZone)
  const sides = { uplineId: upline.memberId, downlineId: downline.memberId }
  const team = { id: 'preview', ...sides, currency: upline.currency, singleMinMinor }
  const counted = await listCounted(db, context, terms.kind)
  const sums = await sumTeamRounds(db, team, { rhythm, period, timeZone: config.timeZone, counted })
  const { baseMinor, amountMinor, isReached } = incomeOf(agreed.value, sums)
  const amount = (minor: bigint) => formatAmount(minor, getCurrency(upline.currency))
  return ok({
    activeMembers: sums.activeMembers,
    validBet: amount(sums.validMinor),
    teamLoss: amount(sums.lossMinor),
    base: amount(baseMinor),
    amount: amount(amountMinor),
    isReached,
    periodFrom: period.from.toISOString(),
    periodTo: period.to.toISOString(),
  }) satisfies Outcome<object>
}
