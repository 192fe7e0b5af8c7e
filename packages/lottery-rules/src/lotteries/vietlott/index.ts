import { choose, fraction } from '@fairground/game-rules/exact'
import { refuse } from '@fairground/game-rules/read-input'
import { type Lottery, type Play, readChoices, within } from '../../base/index.ts'
import { range, readBalls, texts } from '../../fast/index.ts'
import type { SixRules } from '../../tiers/systems.ts'
import { chancesOf, systemPlays, tierRow, tierTally } from '../../tiers/tier-play.ts'

type Six = readonly number[]
export type BonusDraw = { readonly numbers: Six; readonly bonus: number }
export type SpecialDraw = { readonly numbers: readonly number[]; readonly special: number }

const rules645: SixRules = { balls: 45, tierOf: (right) => (right >= 3 ? `${right}` : undefined) }
const rules655: SixRules = {
  balls: 55,
  extra: '+b',
  tierOf: (right, hasExtra) => (right >= 3 ? `${right}${right === 5 && hasExtra ? '+b' : ''}` : undefined),
}
const readSix = (input: unknown, max: number) => readBalls(input, { count: 6, min: 1, max, isDistinct: true })

/** Six of 45, in the style of the Vietnamese lottery. The jackpot of all six is a pool. */
export const vietlott645: Lottery<Six> = {
  id: 'vietlott-645',
  version: 1,
  draw: (draws) => draws.deal(45, 6).map((ball) => ball + 1),
  readDraw: (input) => readSix(input, 45),
  board: (draw) => [{ id: 'numbers', numbers: texts(draw), look: 'ball' }],
  reveal: ['numbers'],
  plays: systemPlays<Six>({
    rules: rules645,
    row: tierRow('single', { '5': '1000', '4': '30', '3': '3' }, chancesOf(rules645)),
    drawn: (numbers) => ({ numbers }),
  }),
}

/** Six of 55 and a bonus number. All six, and five with the bonus, are pools. */
export const vietlott655: Lottery<BonusDraw> = {
  id: 'vietlott-655',
  version: 1,
  draw(draws) {
    const dealt = draws.deal(55, 7).map((ball) => ball + 1)
    return { numbers: dealt.slice(0, 6), bonus: dealt[6] ?? 0 }
  },
  readDraw(input) {
    const numbers = within('numbers', readSix(fieldOf(input, 'numbers'), 55))
    if (!numbers.ok) return numbers
    const bonus = readBalls([fieldOf(input, 'bonus')], { count: 1, min: 1, max: 55, isDistinct: true })
    const [ball = 0] = bonus.ok ? bonus.value : []
    if (!bonus.ok || numbers.value.includes(ball))
      return refuse('bonus', 'a number from 1 to 55 that is not among the six')
    return { ok: true, value: { numbers: numbers.value, bonus: ball } }
  },
  board: ({ numbers, bonus }) => [
    { id: 'numbers', numbers: texts(numbers), look: 'ball' },
    { id: 'bonus', numbers: [`${bonus}`], look: 'ball' },
  ],
  reveal: ['numbers', 'bonus'],
  plays: systemPlays<BonusDraw>({
    rules: rules655,
    row: tierRow('single', { '5': '4000', '4': '50', '3': '5' }, chancesOf(rules655)),
    drawn: ({ numbers, bonus }) => ({ numbers, extra: bonus }),
  }),
}

const [balls, drawn, specials] = [35, 5, 12]

type FiveTicket = { readonly numbers: readonly string[]; readonly special: string }

/** A ticket has its highest tier only. */
function tierOfFive(right: number, hasSpecial: boolean): string | undefined {
  if (right >= 3) return `${right}${hasSpecial ? '+1' : ''}`
  return hasSpecial ? '+1' : undefined
}

/** Exactly so many of the five, and the special number or not. */
function fiveChances() {
  const all = choose(balls, drawn) * BigInt(specials)
  const counts = new Map<string, bigint>()
  for (const right of range(0, drawn)) {
    const fives = choose(drawn, right) * choose(balls - drawn, drawn - right)
    for (const [hasSpecial, ways] of [
      [true, 1n],
      [false, BigInt(specials - 1)],
    ] as const) {
      const tier = tierOfFive(right, hasSpecial)
      if (tier) counts.set(tier, (counts.get(tier) ?? 0n) + fives * ways)
    }
  }
  return new Map([...counts].map(([tier, ways]) => [tier, fraction(ways, all)]))
}

const fivePrices = { '5': '1000', '4+1': '500', '4': '50', '3+1': '10', '3': '3', '+1': '1' }

const fivePlay: Play<FiveTicket, SpecialDraw> = {
  ...{ id: 'single', tab: 'tickets', costUnits: 1 },
  shape: {
    kind: 'numbers-special',
    choices: texts(range(1, balls)),
    picks: drawn,
    specials: texts(range(1, specials)),
  },
  rows: [tierRow('single', fivePrices, fiveChances)],
  read(selection) {
    const numbers = within(
      'numbers',
      readChoices(fieldOf(selection, 'numbers'), texts(range(1, balls)), { min: drawn, max: drawn }),
    )
    if (!numbers.ok) return numbers
    const special = readChoices([fieldOf(selection, 'special')], texts(range(1, specials)), { min: 1, max: 1 })
    if (!special.ok) return refuse('special', special.refusal.expected)
    return { ok: true, value: { numbers: numbers.value, special: special.value[0] ?? '' } }
  },
  count: () => 1,
  keys: () => [],
  tally({ numbers, special }, draw) {
    const right = numbers.filter((ball) => draw.numbers.includes(Number(ball))).length
    const tier = tierOfFive(right, special === `${draw.special}`)
    return tierTally('single', tier ? { [tier]: 1 } : {})
  },
}

/** Five of 35, and one of 12. All of them are a pool. */
export const vietlott535: Lottery<SpecialDraw> = {
  id: 'vietlott-535',
  version: 1,
  draw: (draws) => ({
    numbers: draws.deal(balls, drawn).map((ball) => ball + 1),
    special: draws.int(specials) + 1,
  }),
  readDraw(input) {
    const numbers = within(
      'numbers',
      readBalls(fieldOf(input, 'numbers'), { count: drawn, min: 1, max: balls, isDistinct: true }),
    )
    if (!numbers.ok) return numbers
    const special = readBalls([fieldOf(input, 'special')], { count: 1, min: 1, max: specials, isDistinct: true })
    if (!special.ok) return refuse('special', `a number from 1 to ${specials}`)
    return { ok: true, value: { numbers: numbers.value, special: special.value[0] ?? 0 } }
  },
  board: ({ numbers, special }) => [
    { id: 'numbers', numbers: texts(numbers), look: 'ball' },
    { id: 'special', numbers: [`${special}`], look: 'ball' },
  ],
  reveal: ['numbers', 'special'],
  plays: [fivePlay],
}

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? Reflect.get(input, name)
    : undefined
}
