import type { VendorTableLimits } from '@fairground/contract/psw'
import type { SharedTitle } from '../../catalogue/game.ts'
import { limitsOfTitle } from '../../catalogue/instant-limits.ts'
import { exposureCapOf, slipLimitsOf } from '../../catalogue/slip-limits.ts'
import { behindMaxOf } from '../seats/behind-max.ts'

/** Larger than every stake: somebody whom nothing but the table limits. */
const noLimitMinor = 10n ** 15n

/** What a table takes of somebody without limits of their own, by the functions that check slips. */
export function limitsInForce(title: SharedTitle, currency: string): VendorTableLimits | undefined {
  const limits = limitsOfTitle(currency, title)
  if (!limits) return undefined
  const { stakeMinorMin, stakeMinorMax, payoutMinorMax } = limits
  const { slips, card } = title.rules
  const session = { currency, stakeMinorMin: 1n, stakeMinorMax: noLimitMinor }
  const chips = slips && slipLimitsOf(session, title, slips)
  return {
    ...{ stakeMin: `${stakeMinorMin}`, stakeMax: `${stakeMinorMax}`, payoutMax: `${payoutMinorMax}` },
    ...(chips && {
      groups: Object.fromEntries(
        [...chips.groups].map(([group, { minMinor, maxMinor }]) => [group, { min: `${minMinor}`, max: `${maxMinor}` }]),
      ),
      roundMax: `${chips.roundMinorMax}`,
      behindMax: `${behindMaxOf(currency, title)}`,
    }),
    ...((slips || card) && { exposureMax: `${exposureCapOf(currency, title) ?? 0n}` }),
  }
}
