import { joinChips } from '@fairground/game-rules/tables'
import type { Db } from '../../db/schema.ts'
import type { EndedBet } from '../end-bets.ts'
import type { SharedRules } from '../rules-of.ts'
import type { SharedRoundWithChain } from '../shared-round-store.ts'
import type { PlayerHand } from '../stages/hands.ts'
import { chipsOf } from './slip-chips.ts'
import { listSlipsOf } from './slip-store.ts'

interface Settling {
  round: SharedRoundWithChain
  ends: readonly EndedBet[]
  /** Of rounds with stages. */
  hands: readonly PlayerHand[] | undefined
}

/**
 * What of each bet counts as turnover. Chips of one player, of each mode and currency by itself, are one bet for that, however
 * many slips they came with: what counts of them together is counted to the first bet as far as its stake goes, and the rest
 * to the second.
 */
export async function countTurnover(db: Db, rules: SharedRules, { round, ends, hands }: Settling): Promise<EndedBet[]> {
  if (ends.length === 0) return []
  const rows = await listSlipsOf(db, round.shared_round_id, [...new Set(ends.map(({ bet }) => bet.player_id))])
  const raisedOf = new Map(ends.map(({ bet, raises }) => [bet.round_id, raises?.raisedMinor ?? 0n]))
  const counted = new Map<string, bigint>()
  const purseOf = ({ player_id, mode, currency }: (typeof rows)[number]) => `${player_id}:${mode}:${currency}`
  for (const slips of Map.groupBy(rows, purseOf).values()) {
    const [first] = slips
    const chips = slips.flatMap(({ input }) => [...chipsOf(rules, input)])
    const owner = hands?.find(({ bets }) => bets.some(({ round_id }) => round_id === first?.round_id))
    let leftMinor = rules.slips?.turnoverMinor?.(joinChips(chips), round.outcome, owner?.hand, first?.currency) ?? 0n
    for (const { round_id, stake_minor } of slips) {
      const stakeMinor = BigInt(stake_minor) + (raisedOf.get(round_id) ?? 0n)
      const countedMinor = leftMinor < stakeMinor ? leftMinor : stakeMinor
      counted.set(round_id, countedMinor)
      leftMinor -= countedMinor
    }
  }
  return ends.map((one) => {
    const turnoverMinor = counted.get(one.bet.round_id) ?? 0n
    return { ...one, end: { ...one.end, turnoverMinor } }
  })
}
