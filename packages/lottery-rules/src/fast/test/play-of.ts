import { type Fraction, fraction, writeFraction } from '@fairground/game-rules/exact'
import {
  grossOf,
  type Lottery,
  type OddsRow,
  type Play,
  settleTicket,
  wholeFactor,
  writeExact,
} from '../../base/index.ts'
import { findPlay, findRow } from '../../lotteries/index.ts'

/** For tests: bets of a lottery by their codes, settled with one unit. */
export function playOf<Draw>(lottery: Lottery<Draw>) {
  const play = (id: string): Play<unknown, Draw> => {
    const found = findPlay(lottery as Lottery, id)
    if (!found) throw new Error(`${lottery.id} has no play ${id}`)
    return found as Play<unknown, Draw>
  }
  const row = (bet: string): OddsRow => {
    const found = findRow(lottery as Lottery, bet)
    if (!found) throw new Error(`${lottery.id} has no odds of ${bet}`)
    return found
  }
  const ticket = (id: string, selection: unknown) => {
    const read = play(id).read(selection)
    if (!read.ok) throw new Error(`${id} ${read.refusal.field}: ${read.refusal.expected}`)
    return read.value
  }
  return {
    play,
    count: (id: string, selection: unknown) => play(id).count(ticket(id, selection)),
    settle: (id: string, selection: unknown, draw: Draw, unitStakeMinor = 1_000n) =>
      settleTicket(play(id), ticket(id, selection), draw, { unitStakeMinor }),
    /** Single bets of the ticket that win, and those whose stake comes back. */
    wins(id: string, selection: unknown, draw: Draw): number {
      return play(id)
        .tally(ticket(id, selection), draw, wholeFactor)
        .wins.reduce((sum, win) => sum + win.times, 0)
    },
    gross: (bet: string) => writeExact(grossOf(row(bet), 'win')),
    chance: (bet: string, isRefund = false): string =>
      writeFraction(
        row(bet)
          .outcomes()
          .filter((outcome) => (outcome.isRefund ?? false) === isRefund)
          .reduce<Fraction>((sum, { chance }) => add(sum, chance), fraction(0)),
      ),
    refusal(id: string, selection: unknown): string | undefined {
      const read = play(id).read(selection)
      return read.ok ? undefined : read.refusal.field
    },
  }
}

const add = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den + b.num * a.den, a.den * b.den)

/** "count/all" in lowest terms. */
export const share = (count: number, all: number): string => writeFraction(fraction(count, all))
