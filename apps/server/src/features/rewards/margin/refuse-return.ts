import type { RewardKind, RewardRate, RewardWeight } from '@fairground/contract'
import { type Refused, refuseField } from '../../../lib/outcome.ts'
import { type CertifiedGame, findUnbearable, returnBpMax, returnsOf } from './return-guard.ts'
import type { RuleSpan } from './rule-spans.ts'

interface RuleDraft {
  kind: RewardKind
  rates: readonly RewardRate[]
  weights: readonly RewardWeight[]
}

/** Checked with every version of the other kind that counts on the same days. */
export function refuseReturn(
  games: readonly CertifiedGame[],
  draft: RuleDraft,
  others: readonly RuleSpan[],
): Refused | undefined {
  for (const other of others) {
    const [rebate, cashback] = draft.kind === 'rebate' ? [draft, other] : [other, draft]
    const game = findUnbearable(returnsOf(games, rebate, cashback))
    if (game)
      return refuseField('rates', 'validation.ruleReturn', {
        game: game.name,
        rtp: game.rtpBp / 100,
        total: game.returnBp / 100,
        max: returnBpMax / 100,
      })
  }
  return undefined
}
