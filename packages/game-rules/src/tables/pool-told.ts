import type { Pool, TableRules } from './table-rules.ts'

/**
 * The bets that a round of pots says it was drawn from. Undefined where the game has none, or where one of them is a bet
 * that the game would not take: whatever was told, no more is drawn than a round can hold.
 */
export function poolTold({ pool, readBet }: TableRules, outcome: unknown): Pool<{ stakeMinor: bigint }> | undefined {
  try {
    const told = pool?.poolOf(outcome)
    return told?.entries.every(({ bet, currency }) => readBet(bet, currency).ok) ? told : undefined
  } catch {
    return undefined
  }
}
