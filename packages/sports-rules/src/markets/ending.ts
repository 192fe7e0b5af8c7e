import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { type LegResult, legFactor } from '../slips/leg-factor.ts'

/** How a bet can end that was played to its end. A place in this list stands for an ending in tables. */
export const endings = ['win', 'half-win', 'push', 'half-lose', 'lose'] as const
export type Ending = (typeof endings)[number]

/** How a bet ends in any case. */
export type Outcome = Ending | 'void'

const [none, half, whole] = [fraction(0), fraction(1, 2), fraction(1)]

const results: Readonly<Record<Outcome, Pick<LegResult, 'isWon' | 'voidFactor'>>> = {
  win: { isWon: true, voidFactor: none },
  'half-win': { isWon: true, voidFactor: half },
  push: { isWon: false, voidFactor: whole },
  'half-lose': { isWon: false, voidFactor: half },
  lose: { isWon: false, voidFactor: none },
  void: { isWon: false, voidFactor: whole },
}

/** The result of a leg that ended so, with a dead heat where runners tied. */
export const legResultOf = (outcome: Outcome, deadHeatFactor: Fraction = whole): LegResult => ({
  ...results[outcome],
  deadHeatFactor,
})

/** What one unit returns, stake included. */
export const factorOf = (outcome: Outcome, odds: Fraction): Fraction => legFactor(legResultOf(outcome), odds)

/** What is won or lost by a line: the lead over it in quarters of a goal. A quarter more or less halves the bet. */
export function endingOfLead(quarters: number): Ending {
  if (quarters >= 2) return 'win'
  if (quarters <= -2) return 'lose'
  return quarters === 0 ? 'push' : quarters > 0 ? 'half-win' : 'half-lose'
}

/** The ending of a bet that is not given back. */
export const wonIf = (isWon: boolean): Ending => (isWon ? 'win' : 'lose')
