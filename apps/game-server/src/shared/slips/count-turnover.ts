import type { Db } from '../../db/schema.ts'
import type { EndedBet } from '../end-bets.ts'
import type { SharedRules } from '../rules-of.ts'
import type { SharedRoundWithChain } from '../shared-round-store.ts'
import { chipsOf } from './slip-chips.ts'
import { listSlipsOf } from './slip-store.ts'

interface Settling {
  round: SharedRoundWithChain
  ends: readonly EndedBet[]
}

/**
 * What of each bet counts as turnover. Chips of one player are one bet for that, however many slips they came with: what
 * counts of them together is counted to the first bet as far as its stake goes, and the rest to the second.
 */
export async function countTurnover(db: Db, rules: SharedRules, { round, ends }: Settling): Promise<EndedBet[]> {
  if (ends.length === 0) return []
  const rows = await listSlipsOf(db, round.shared_round_id, [...new Set(ends.map(({ bet }) => bet.player_id))])
  const counted = new Map<string, bigint>()
  for (const slips of Map.groupBy(rows, ({ player_id, mode }) => `${player_id}:${mode}`).values()) {
    const chips = slips.flatMap(({ input }) => [...chipsOf(rules, input)])
    let leftMinor = rules.slips?.turnoverMinor(joined(chips), round.outcome) ?? 0n
    for (const { round_id, stake_minor } of slips) {
      const stakeMinor = BigInt(stake_minor)
      const countedMinor = leftMinor < stakeMinor ? leftMinor : stakeMinor
      counted.set(round_id, countedMinor)
      leftMinor -= countedMinor
    }
  }
  return ends.map(({ bet, end }) => ({ bet, end: { ...end, turnoverMinor: counted.get(bet.round_id) ?? 0n } }))
}

type Chips = ReturnType<typeof chipsOf>

/** Each place once. */
function joined(chips: Chips): Chips {
  const sums = new Map<string, bigint>()
  for (const { spot, stakeMinor } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + stakeMinor)
  return [...sums].map(([spot, stakeMinor]) => ({ spot, stakeMinor }))
}
