import type { LotteryDrawView } from '@fairground/contract/lottery'
import { type Lottery, type Play, wholeFactor } from '@fairground/lottery-rules'
import { numbersOf, padDigitsMax } from '../pad/picking.ts'

export interface NumberFacts {
  number: string
  /** How often it came in the last 30 and 100 draws. */
  hits30: number
  hits100: number
  /** Draws since it came last; all known ones where it did not come. */
  since: number
}

export interface Statistics {
  /** The play whose wins are counted. */
  play: string
  draws: number
  facts: readonly NumberFacts[]
}

const recent = 30

/**
 * Whose wins tell of single numbers: the play itself, or the first one of two digits beside it; without one, the first
 * whose numbers are each a bet: a sum of dice, a ball.
 */
export function countedPlay(rules: Lottery, play: Play): Play | undefined {
  const isOfDigits = ({ shape }: Play) =>
    shape.kind === 'numbers' && shape.picksMin === 1 && shape.digits <= padDigitsMax
  const isOfBalls = ({ shape }: Play) => shape.kind === 'choices' && shape.picksMin === 1
  return [isOfDigits, isOfBalls]
    .map((isCounted) => (isCounted(play) ? play : rules.plays.find((one) => isCounted(one))))
    .find((found) => found !== undefined)
}

const singlesOf = ({ shape }: Play): readonly string[] => {
  if (shape.kind === 'numbers') return numbersOf(shape.digits)
  return shape.kind === 'choices' ? shape.choices : []
}

/** What came in past draws, the latest first. It says nothing about the next one. */
export function statisticsOf(rules: Lottery, play: Play, past: readonly LotteryDrawView[]): Statistics | undefined {
  const counted = countedPlay(rules, play)
  if (!counted) return undefined
  const results = past.flatMap(({ result }) => {
    const read = rules.readDraw(result)
    return read.ok ? [read.value] : []
  })
  const facts = singlesOf(counted).map((number) => ({
    ...{ number, hits30: 0, hits100: 0, since: results.length },
  }))
  for (const [age, draw] of results.entries())
    for (const one of facts) {
      const hits = counted.tally([one.number], draw, wholeFactor).wins.reduce((sum, win) => sum + win.times, 0)
      one.hits100 += hits
      if (age < recent) one.hits30 += hits
      if (hits > 0) one.since = Math.min(one.since, age)
    }
  return { play: counted.id, draws: results.length, facts }
}

/** Hits of the last 30 draws by the first and by the last digit of the number, from 0 to 9. */
export function digitSums(facts: readonly NumberFacts[]): { head: readonly number[]; tail: readonly number[] } {
  const sumsBy = (digitOf: (number: string) => string | undefined) =>
    Array.from({ length: 10 }, (_, digit) =>
      facts.reduce((sum, { number, hits30 }) => (digitOf(number) === `${digit}` ? sum + hits30 : sum), 0),
    )
  return { head: sumsBy((number) => number[0]), tail: sumsBy((number) => number.at(-1)) }
}

export type Mark = 'hot-1' | 'hot-2' | 'hot-3' | 'cold'

const marked = 4
const coldDraws = 15

/** The twelve that came most in 30 draws, in three steps, and those that did not come in 15. */
export function marksOf({ facts, draws }: Statistics): ReadonlyMap<string, Mark> {
  const often = facts.filter(({ hits30 }) => hits30 > 0).sort((a, b) => b.hits30 - a.hits30)
  const steps: readonly Mark[] = ['hot-3', 'hot-2', 'hot-1']
  const hot = steps.flatMap((mark, step) =>
    often.slice(step * marked, (step + 1) * marked).map(({ number }) => [number, mark] as const),
  )
  const cold = facts.filter(({ since }) => draws >= coldDraws && since >= coldDraws)
  return new Map<string, Mark>([...cold.map(({ number }) => [number, 'cold'] as const), ...hot])
}
