import { type Purse, splitStake } from './split.ts'

/** Of the grant: the largest stake with bonus money, where its terms say no other. */
const usualStakePercent = 2n

/** The largest stake that bonus money may be touched for: 2% of the grant, and never less than the game takes. */
export function bonusStakeMax({
  grantMinor,
  gameMinMinor,
}: {
  readonly grantMinor: bigint
  readonly gameMinMinor: bigint
}): bigint {
  const share = (grantMinor * usualStakePercent) / 100n
  return share > gameMinMinor ? share : gameMinMinor
}

export type BonusStake =
  | { readonly isAccepted: true; readonly split: Purse }
  | { readonly isAccepted: false; readonly code: 'BONUS_RESTRICTED'; readonly maxStakeMinor: bigint }
  | { readonly isAccepted: false; readonly code: 'INSUFFICIENT_FUNDS' }

/** Whether a stake is taken: one of cash alone is under no limit of a grant. What is taken is never looked back on. */
export function checkBonusStake(stakeMinor: bigint, purse: Purse, maxStakeMinor: bigint): BonusStake {
  if (stakeMinor > purse.cashMinor && stakeMinor > maxStakeMinor)
    return { isAccepted: false, code: 'BONUS_RESTRICTED', maxStakeMinor }
  const split = splitStake(stakeMinor, purse)
  return split ? { isAccepted: true, split } : { isAccepted: false, code: 'INSUFFICIENT_FUNDS' }
}

/** What of a bonus becomes cash when its turnover is done, and what is cut: at most `maxConversion` × the grant. */
export function convertBonus({
  bonusMinor,
  grantMinor,
  maxConversion,
}: {
  readonly bonusMinor: bigint
  readonly grantMinor: bigint
  readonly maxConversion: bigint | null
}): { readonly convertedMinor: bigint; readonly cutMinor: bigint } {
  const mostMinor = maxConversion === null ? bonusMinor : maxConversion * grantMinor
  const convertedMinor = bonusMinor < mostMinor ? bonusMinor : mostMinor
  return { convertedMinor, cutMinor: bonusMinor - convertedMinor }
}
