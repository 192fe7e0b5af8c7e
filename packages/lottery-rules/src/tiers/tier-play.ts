import type { Fraction } from '@fairground/game-rules/exact'
import { factorWhole, fixed, type OddsRow, oddsRow, type Play, readChoices, type Tally } from '../base/index.ts'
import { range, texts } from '../fast/index.ts'
import { type SixRules, tierChances, tiersOfFive, tiersOfSystem } from './systems.ts'

type Numbers = readonly string[]
type Tiers = Readonly<Record<string, number>>
export type DrawnSix = { readonly numbers: readonly number[]; readonly extra?: number | undefined }

/** A row of tiers that exclude each other. Tiers without a price are shares of a pool, and pay nothing here. */
export const tierRow = (
  bet: string,
  prices: Readonly<Record<string, string>>,
  chances: () => ReadonlyMap<string, Fraction>,
): OddsRow =>
  oddsRow({
    ...{ bet, costUnits: 1, price: fixed(prices) },
    outcomes: () => [...chances()].map(([tier, chance]) => ({ chance, prizes: { [tier]: 1 } })),
  })

/** Numbers of these games cannot be restricted: what they can pay is a pool, or small. */
export const tierTally = (bet: string, tiers: Tiers): Tally => ({
  wins: Object.entries(tiers).map(([prize, times]) => ({ bet, prize, times, factorPerMille: factorWhole })),
  refunds: 0,
})

type Six<Draw> = {
  readonly rules: SixRules
  readonly row: OddsRow
  drawn(draw: Draw): DrawnSix
}

type System = { readonly id: string; readonly min: number; readonly max: number }

/** Every six of the numbers chosen is a ticket. */
export function systemPlay<Draw>({ rules, row, drawn }: Six<Draw>, { id, min, max }: System): Play<Numbers, Draw> {
  const choices = texts(range(1, rules.balls))
  return {
    ...{ id, tab: 'tickets', costUnits: 1, rows: [row] },
    shape: { kind: 'choices', choices, picksMin: min, picksMax: max },
    read: (selection) => readChoices(selection, choices, { min, max }),
    count: (chosen) => (chosen.length < 6 ? rules.balls - chosen.length : ticketsOf(chosen.length)),
    keys: () => [],
    tally(chosen, draw) {
      const tiers = chosen.length < 6 ? tiersOfFive : tiersOfSystem
      return tierTally(row.bet, tiers(rules, chosen.map(Number), drawn(draw)))
    },
  }
}

const ticketsOf = (numbers: number): number =>
  (numbers * (numbers - 1) * (numbers - 2) * (numbers - 3) * (numbers - 4) * (numbers - 5)) / 720

/** A single ticket, five numbers with all others, and systems of so many numbers. */
export const systemPlays = <Draw>(six: Six<Draw>): readonly Play<Numbers, Draw>[] =>
  [
    { id: 'single', min: 6, max: 6 },
    ...[5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18].map((count) => ({ id: `bao${count}`, min: count, max: count })),
  ].map((system) => systemPlay(six, system))

export const chancesOf = (rules: SixRules) => () => tierChances(rules)
