import { dividedBy, type Fraction, fraction, minus, plus, times } from '@fairground/game-rules/exact'

/**
 * One way in which a draw can end for one single bet, however the numbers of the bet were chosen. The outcomes of a row
 * exclude each other; what is left over pays nothing.
 */
export type Outcome = {
  readonly chance: Fraction
  /** How often each prize is won. */
  readonly prizes: Readonly<Record<string, number>>
  /** The stake comes back and nothing else. */
  readonly isRefund?: true
}

/** What of an account and its board decides a price. It is stored with the bet and never changed. */
export type Terms = {
  /** The prize group of a price by rule, in 1/2000; {@link groupDefault} where there is none. */
  readonly group?: number
  /** Which table of fixed prices, such as `shop`; the first of a lottery where there is none. */
  readonly odds?: string
  /** 2 pays numbers with a pair double, where any order wins. */
  readonly pairFactor?: number
}

/** Prizes are gross, the stake included, in units of the unit stake. */
export type Price =
  | { readonly by: 'table'; gross(prize: string, terms: Terms): Fraction }
  /** One prize, as high as the group lets it be: floor(1000 × (g/2000 − refunds) / wins) / 1000. */
  | { readonly by: 'rule' }

/** A bet with a chance and a price of its own. A play has one, or one for each kind of choice (`sum_9`). */
export type OddsRow = {
  readonly bet: string
  /** Unit stakes that one single bet costs. */
  readonly costUnits: number
  readonly price: Price
  /** Exact, by enumeration or in closed form; worked out once. */
  outcomes(): readonly Outcome[]
}

/** Of an account without an agent: 97 %. */
export const groupDefault = 1940
const groupWhole = 2000
/** Prices by rule are cut to thousandths. */
const perMille = 1000n

const zero = fraction(0)

/** A price table of decimals by prize, such as { win: '98' }. */
export const fixed = (prizes: Readonly<Record<string, string>>): Price => {
  const table = new Map(Object.entries(prizes).map(([prize, gross]) => [prize, decimal(gross)]))
  return { by: 'table', gross: (prize) => table.get(prize) ?? zero }
}

export const byRule: Price = { by: 'rule' }

/** @throws RangeError for what is no plain decimal */
export function decimal(text: string): Fraction {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`${text} is no decimal`)
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length))
}

/** A row whose outcomes are worked out when they are first asked for. */
export function oddsRow(row: Omit<OddsRow, 'outcomes'> & { readonly outcomes: () => readonly Outcome[] }): OddsRow {
  let known: readonly Outcome[] | undefined
  return {
    ...row,
    outcomes() {
      known ??= row.outcomes().filter(({ chance }) => chance.num > 0n)
      return known
    },
  }
}

/** What one win of this prize pays for one unit, exactly. */
export function grossOf(row: OddsRow, prize: string, terms: Terms = {}): Fraction {
  if (row.price.by === 'table') return row.price.gross(prize, terms)
  const { wins, refunds } = factsOf(row)
  const left = minus(fraction(terms.group ?? groupDefault, groupWhole), refunds)
  const scaled = times(dividedBy(left, wins), fraction(perMille))
  return fraction(scaled.num < 0n ? 0n : scaled.num / scaled.den, perMille)
}

/** That more than nothing is paid, refunds counted. */
export const payChance = (row: OddsRow): Fraction => factsOf(row).pays

/** Names of the prizes of a row, in the order of its outcomes. */
export const prizesOf = (row: OddsRow): readonly string[] => [...factsOf(row).wonPrizes.keys()]

/** What an outcome pays, as a multiple of what the bet cost. */
export function grossPerStake(row: OddsRow, { prizes, isRefund }: Outcome, terms: Terms = {}): Fraction {
  if (isRefund) return fraction(1)
  const paid = Object.entries(prizes).map(([prize, count]) => times(fraction(count), grossOf(row, prize, terms)))
  return dividedBy(plus(...paid), fraction(row.costUnits))
}

/** The exact return: what comes back of a stake on average. */
export function returnOf(row: OddsRow, terms: Terms = {}): Fraction {
  const { wonPrizes, refunds } = factsOf(row)
  const paid = [...wonPrizes].map(([prize, count]) => times(count, grossOf(row, prize, terms)))
  return plus(refunds, dividedBy(plus(...paid), fraction(row.costUnits)))
}

/** The highest return of a play at these terms: rebates and bonuses weigh what is bet on it by that. */
export const bestReturn = ({ rows }: { readonly rows: readonly OddsRow[] }, terms: Terms = {}): Fraction =>
  rows.map((row) => returnOf(row, terms)).reduce((best, one) => (minus(one, best).num > 0n ? one : best), zero)

type Facts = {
  readonly wins: Fraction
  readonly refunds: Fraction
  readonly pays: Fraction
  /** How often each prize is won on average. */
  readonly wonPrizes: ReadonlyMap<string, Fraction>
}

const known = new WeakMap<OddsRow, Facts>()

/** What follows from the outcomes whatever is paid, worked out once. */
function factsOf(row: OddsRow): Facts {
  const facts = known.get(row) ?? addUp(row.outcomes())
  known.set(row, facts)
  return facts
}

function addUp(outcomes: readonly Outcome[]): Facts {
  const sumOf = (list: readonly Outcome[]) => plus(...list.map(({ chance }) => chance))
  const won = outcomes.filter(({ isRefund }) => !isRefund)
  const byPrize = new Map<string, Fraction[]>()
  for (const { chance, prizes } of won)
    for (const [prize, count] of Object.entries(prizes)) {
      const terms = byPrize.get(prize) ?? []
      byPrize.set(prize, terms)
      terms.push(times(fraction(count), chance))
    }
  const wonPrizes = new Map([...byPrize].map(([prize, terms]) => [prize, plus(...terms)]))
  const [wins, refunds] = [sumOf(won), sumOf(outcomes.filter(({ isRefund }) => isRefund))]
  return { wins, refunds, pays: plus(wins, refunds), wonPrizes }
}
