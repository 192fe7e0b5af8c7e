import { type SpotBet, stakeOf } from './spot-bet.ts'

/** A table whose highest payout is found among all its outcomes. */
type Table = { payoutMinorMax(bets: readonly SpotBet[]): bigint }

/** What the house pays above the stakes at worst; below 0 where it keeps something whatever comes. */
export const worstMinor = (table: Table, bets: readonly SpotBet[]): bigint => table.payoutMinorMax(bets) - stakeOf(bets)

type Exposure = { readonly isAccepted: boolean; readonly worstBeforeMinor: bigint; readonly worstAfterMinor: bigint }

/** Whether a slip fits beside the bets that stand: within the cap, or where it makes the worst no worse. */
export function exposureOf(
  table: Table,
  { standing, slip, capMinor }: { standing: readonly SpotBet[]; slip: readonly SpotBet[]; capMinor: bigint },
): Exposure {
  const worstBeforeMinor = worstMinor(table, standing)
  const worstAfterMinor = worstMinor(table, [...standing, ...slip])
  const isAccepted = worstAfterMinor <= capMinor || worstAfterMinor <= worstBeforeMinor
  return { isAccepted, worstBeforeMinor, worstAfterMinor }
}
