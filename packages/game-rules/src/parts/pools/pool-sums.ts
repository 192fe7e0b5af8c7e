import { sha256Hex } from '@fairground/fairness'

/** What lies on one side, as a bet of the round put it there. */
export type PooledChip = {
  readonly id: string
  readonly currency: string
  readonly side: string
  readonly amountMinor: bigint
}

/** What all bets of a round come to: one pool for each currency, and a hash of every bet, fixed before the result is shown. */
export type PoolSums<Pool> = { readonly betsHash: string; readonly pools: readonly Pool[] }

export function poolSums<Chip extends PooledChip, Pool>(
  chips: readonly Chip[],
  poolOf: (currency: string, chips: readonly Chip[]) => Pool,
): PoolSums<Pool> {
  const currencies = [...new Set(chips.map(({ currency }) => currency))].sort()
  return {
    betsHash: betsHashOf(chips),
    pools: currencies.map((currency) =>
      poolOf(
        currency,
        chips.filter((chip) => chip.currency === currency),
      ),
    ),
  }
}

/** sha256 of one line for each bet, in the order of the round: its id, its currency, its side and its amount. */
export const betsHashOf = (chips: readonly PooledChip[]): string =>
  sha256Hex(chips.map(({ id, currency, side, amountMinor }) => `${id} ${currency} ${side} ${amountMinor}`).join('\n'))

const amount = /^(0|[1-9]\d{0,29})$/
const hash = /^[0-9a-f]{64}$/

export const isAmount = (text: string): boolean => amount.test(text)

/** Every bet has at least one minor unit. */
export const areBets = (minor: string, count: number): boolean =>
  isAmount(minor) &&
  Number.isSafeInteger(count) &&
  BigInt(minor) >= count &&
  count >= 0 &&
  count > 0 === (minor !== '0')

type Retelling<Pool> = {
  /** Whether some bets have these sums. */
  isPossible(pool: Pool): boolean
  /** The pool with everything that follows from its sums worked out again. */
  retold(pool: Pool): Pool
}

/**
 * What follows from the sums of a told outcome is worked out again. Undefined for sums that no bets have: the bets
 * themselves are not told, so that is all that a round shows of them.
 */
export function retoldSums<Pool extends { readonly currency: string }>(
  { betsHash, pools }: PoolSums<Pool>,
  { isPossible, retold }: Retelling<Pool>,
): PoolSums<Pool> | undefined {
  if (!hash.test(betsHash) || !Array.isArray(pools) || !pools.every(isPossible)) return undefined
  const isInOrder = pools.every(({ currency }, index) => index === 0 || (pools[index - 1]?.currency ?? '') < currency)
  return isInOrder ? { betsHash, pools: pools.map(retold) } : undefined
}
