import type { Bet as BetAnswer, BetMove as BetMoveAnswer, BetSums as BetSumsAnswer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { z } from 'zod'
import { addUp, type Bet, type BetMove, type BetSums, profitOf } from './bet.ts'

interface Look {
  currency: string
  language: string
  iconUrlOf: (tileKey: string) => string | undefined
}

export function viewBet(bet: Bet, { currency, language, iconUrlOf }: Look): BetAnswer {
  const { game } = bet
  return {
    betId: `${bet.vendorId}:${bet.roundId}`,
    roundId: bet.roundId,
    gameName: game?.names[language] ?? game?.names.en ?? '',
    nodeId: game?.nodeId ?? '',
    vassalage: game?.brandCode ?? '',
    gameType: game?.gameType ?? '',
    iconUrl: game && iconUrlOf(game.tileKey),
    ...amountsOf(bet, currency),
    status: bet.status,
    settlement: bet.settlement,
    createdAt: bet.openedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString(),
  }
}

type Amounts = Omit<BetSums, 'count'>

/** An open bet has neither won nor lost yet. */
function amountsOf(sums: Amounts & { status?: Bet['status'] }, currencyCode: string) {
  const currency = getCurrency(currencyCode)
  return {
    betAmount: formatAmount(sums.stakesMinor, currency),
    refunded: formatAmount(sums.rollbacksMinor, currency),
    validBet: formatAmount(sums.validMinor, currency),
    winAmount: formatAmount(sums.payoutsMinor, currency),
    profit: formatAmount(sums.status === 'open' ? 0n : profitOf(sums), currency),
  }
}

export const viewSums = (sums: BetSums, currency: string): BetSumsAnswer => ({
  count: sums.count,
  ...amountsOf(sums, currency),
})

/** One row a day; days without bets have none. */
export function viewDays<Row extends BetSums & { day: string }>(rows: readonly Row[], currency: string) {
  const days = Map.groupBy(rows, ({ day }) => day)
  return [...days].map(([day, sums]) => ({ day, ...viewSums(addUp(sums), currency) }))
}

export const viewMove = (move: BetMove, currency: string): z.infer<typeof BetMoveAnswer> => ({
  kind: move.kind,
  transactionId: move.transactionId,
  transferId: move.transferId,
  amount: formatAmount(move.amountMinor, getCurrency(currency)),
  isTakenBack: move.isTakenBack,
  at: move.at.toISOString(),
})
