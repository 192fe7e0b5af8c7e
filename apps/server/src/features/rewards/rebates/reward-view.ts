import {
  type CashBack,
  type RebateRow,
  type RebateType,
  type RewardGame,
  type RewardRule as RuleAnswer,
  type RewardRun as RunAnswer,
  rebateTypes,
} from '@fairground/contract'
import { type Currency, formatAmount } from '@fairground/money'
import type { GameReturn, RuleSpan } from '../margin/index.ts'
import type { RewardRun } from '../vip/index.ts'
import type { CashBackLine, PaidWeek } from './cash-back.ts'
import { type OpenCell, sumByType } from './rebate.ts'
import { type RewardRule, rateBpOf, stateOf } from './reward-rule.ts'
import { addDays } from './site-week.ts'

/** A share of one, as the contract has it. */
const rateOf = (rateBp: number): number => rateBp / 10_000

/** Every category, with the rate that the level has today. */
export function viewRebates(
  cells: readonly OpenCell[],
  { rule, rank, currency }: { rule: RuleSpan; rank: number; currency: Currency },
): RebateRow[] {
  const sums = sumByType(cells)
  return rebateTypes.map((gameType) => ({
    gameType,
    validBet: formatAmount(sums.get(gameType)?.validMinor ?? 0n, currency),
    rate: rateOf(rateBpOf(rule.rates, rank, gameType)),
    amount: formatAmount(sums.get(gameType)?.amountMinor ?? 0n, currency),
  }))
}

interface Week {
  from: string
  lines: readonly CashBackLine[]
  paid: readonly PaidWeek[]
  currency: Currency
}

export const viewCashBack = ({ from, lines, paid, currency }: Week): CashBack => ({
  from,
  to: addDays(from, 6),
  amount: formatAmount(
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    currency,
  ),
  list: lines.map((line) => ({
    gameType: line.gameType as RebateType,
    netLoss: formatAmount(line.netLossMinor, currency),
    rate: rateOf(line.rateBp),
    amount: formatAmount(line.amountMinor, currency),
  })),
  paid: paid.map((week) => ({
    from: week.from,
    to: addDays(week.from, 6),
    amount: formatAmount(week.amountMinor, currency),
    paidAt: week.paidAt.toISOString(),
  })),
})

export const viewRule = (rule: RewardRule, rules: readonly RewardRule[], today: string): RuleAnswer => ({
  ruleId: rule.ruleId,
  kind: rule.kind,
  effectiveOn: rule.effectiveOn,
  rates: [...rule.rates],
  weights: [...rule.weights],
  publishedBy: rule.publishedBy,
  publishedAt: rule.publishedAt.toISOString(),
  state: stateOf(rule, rules, today),
})

export const viewGame = (game: GameReturn): RewardGame => ({ ...game, gameType: game.gameType as RebateType })

export const viewRun = (run: RewardRun, currency: Currency): RunAnswer => ({
  runId: run.runId,
  job: run.job,
  period: run.period,
  askedBy: run.askedBy,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString(),
  memberCount: run.memberCount,
  amount: formatAmount(run.amountMinor, currency),
})
