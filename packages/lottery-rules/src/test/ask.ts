import {
  type Lottery,
  type Play,
  returnOf,
  type Stake,
  settleTicket,
  type Terms,
  type TicketEnd,
} from '../base/index.ts'
import { findPlay, findRow } from '../lotteries/index.ts'

/** What tests ask of a lottery by the codes of its plays; whatever is refused fails the test. */
export function ask(lottery: Lottery) {
  const play = (id: string): Play => found(findPlay(lottery, id), id)
  const ticket = (id: string, selection: unknown) => {
    const read = play(id).read(selection)
    if (!read.ok) throw new Error(`${id} refuses ${read.refusal.field}: ${read.refusal.expected}`)
    return read.value
  }
  return {
    play,
    ticket,
    count: (id: string, selection: unknown) => play(id).count(ticket(id, selection)),
    settle: (id: string, selection: unknown, draw: unknown, stake: Partial<Stake> = {}): TicketEnd =>
      settleTicket(play(id), ticket(id, selection), draw, { unitStakeMinor: 100n, ...stake }),
    /** Where the rules find fault with a selection. */
    fault(id: string, selection: unknown): string | undefined {
      const read = play(id).read(selection)
      return read.ok ? undefined : read.refusal.field
    },
    /** The return of a bet in percent, rounded to two decimals. */
    percent(bet: string, terms?: Terms): string {
      const { num, den } = returnOf(found(findRow(lottery, bet), bet), terms)
      return (Number((num * 10n ** 9n) / den) / 10 ** 7).toFixed(2)
    },
  }
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no ${name}`)
  return value
}
