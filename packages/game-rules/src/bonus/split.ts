/** Money of a player: cash, and bonus money of the open grant. */
export interface Purse {
  readonly cashMinor: bigint
  readonly bonusMinor: bigint
}

/** Where a stake comes from: cash first, then bonus money. Undefined where both together are less. */
export function splitStake(stakeMinor: bigint, { cashMinor, bonusMinor }: Purse): Purse | undefined {
  const fromCash = stakeMinor < cashMinor ? stakeMinor : cashMinor
  const fromBonus = stakeMinor - fromCash
  return fromBonus > bonusMinor ? undefined : { cashMinor: fromCash, bonusMinor: fromBonus }
}

/** Where a win goes: in the proportion of the stake, what goes to the bonus floored, the rest to cash. */
export function splitWin(winMinor: bigint, { cashMinor, bonusMinor }: Purse): Purse {
  const toBonus = (winMinor * bonusMinor) / (cashMinor + bonusMinor)
  return { cashMinor: winMinor - toBonus, bonusMinor: toBonus }
}

/** What a free bet wins, its stake never returned: bonus money where turnover is asked for it, else cash. */
export function freeBetWin(
  { stakeMinor, grossMinor }: { readonly stakeMinor: bigint; readonly grossMinor: bigint },
  requirement: bigint,
): Purse {
  const wonMinor = grossMinor > stakeMinor ? grossMinor - stakeMinor : 0n
  return requirement > 0n ? { cashMinor: 0n, bonusMinor: wonMinor } : { cashMinor: wonMinor, bonusMinor: 0n }
}

export const addPurse = (purse: Purse, other: Purse): Purse => ({
  cashMinor: purse.cashMinor + other.cashMinor,
  bonusMinor: purse.bonusMinor + other.bonusMinor,
})

export const takePurse = (purse: Purse, other: Purse): Purse => ({
  cashMinor: purse.cashMinor - other.cashMinor,
  bonusMinor: purse.bonusMinor - other.bonusMinor,
})
