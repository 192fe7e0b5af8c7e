import type { PswAnswer } from '@fairground/contract/psw'

const sentNames = new Set([
  ...['amount', 'balance', 'lossMax', 'wagerMax', 'stake', 'winMax', 'stakeMax', 'jackpotHold', 'adjustHold'],
  ...['contribution', 'returned', 'rake'],
])
/** Malformed amounts are sent unchanged, because some cases test that. */
const whole = /^-?[1-9][0-9]{0,11}$/

/** Amounts of the cases as minor units that the game takes. */
export function scaleUp(fields: object, scale: number): object {
  const scaled = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (typeof value === 'string' && sentNames.has(name) && whole.test(value)) return [name, up(value, scale)]
    return [name, Array.isArray(value) ? value.map((each) => inside(each, scale)) : inside(value, scale)]
  })
  return Object.fromEntries(scaled)
}

const inside = (value: unknown, scale: number): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? scaleUp(value, scale) : value

const up = (amount: string, scale: number): string => (BigInt(amount) * BigInt(scale)).toString()
const down = (amount: string, scale: number): string => (BigInt(amount) / BigInt(scale)).toString()

/** Amounts of an answer as the cases count them. */
export function scaleDown(answer: PswAnswer, scale: number): PswAnswer {
  const amountOf = (amount: string | undefined) => amount && down(amount, scale)
  const { round, transactions, results, seats, escrows } = answer
  const held = <Seat extends { escrowBalance: string }>(seat: Seat): Seat => ({
    ...seat,
    escrowBalance: down(seat.escrowBalance, scale),
  })
  return {
    ...answer,
    balance: amountOf(answer.balance),
    debt: amountOf(answer.debt),
    paid: amountOf(answer.paid),
    escrowBalance: amountOf(answer.escrowBalance),
    seats: seats?.map(held),
    escrows: escrows?.map(held),
    round: round && { ...round, bets: down(round.bets, scale) },
    results: results?.map((result) => ({ ...result, balance: amountOf(result.balance) })),
    transactions: transactions?.map((row) => ({ ...row, amount: row.amount && down(row.amount, scale) })),
  }
}
