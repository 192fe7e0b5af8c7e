import { createStream, type Stream } from '@fairground/fairness'
import type { Series } from './battery.ts'
import { chiSquareOf, tally } from './frequency-tests.ts'
import { chiSquareP } from './special-functions.ts'

/** Every range that a game of ours scales to: coins, dice, digits, wheels, cards, shoes, hundredths. */
const ranges = [2, 3, 6, 10, 36, 37, 40, 52, 80, 416, 10_000]
const skewedWeights = [1, 999]
const prizeWeights = [5_000, 2_500, 1_250, 625, 300, 200, 100, 25]

/** Draws as games make them, each a p-value of a chi-square; at least `perClass` draws are expected of every class. */
export function testDraws(serverSeed: string, perClass: number): Series[] {
  const open = (clientSeed: string, nonce = 0): Stream => createStream({ serverSeed, clientSeed, nonce })
  const scaled = ranges.map((n) => {
    const stream = open('rng-evidence-int', n)
    return { name: `int(${n})`, pValues: [evenP(n, Math.max(n, 1_000) * perClass, () => stream.int(n))] }
  })
  const pairs = open('rng-evidence-pairs')
  const collected = open('rng-evidence-coupons')
  return [
    ...scaled,
    {
      name: 'int(37) after int(37)',
      pValues: [evenP(1369, 1369 * perClass, () => pairs.int(37) * 37 + pairs.int(37))],
    },
    { name: 'coupon collector, int(10)', pValues: [couponP(collected, 100 * perClass)] },
    { name: 'orders of deal(5, 5)', pValues: [evenP(120, 120 * perClass, (nonce) => orderOf(open('order', nonce)))] },
    {
      name: 'last card of deal(52, 52)',
      pValues: [evenP(52, 52 * perClass, (nonce) => open('last', nonce).deal(52, 52).at(-1) ?? 0)],
    },
    weighted(open('rng-evidence-skewed'), skewedWeights, perClass),
    weighted(open('rng-evidence-prizes'), prizeWeights, perClass),
  ]
}

function evenP(classes: number, draws: number, draw: (index: number) => number): number {
  const counts = new Array<number>(classes).fill(0)
  for (let i = 0; i < draws; i += 1) tally(counts, draw(i))
  return chiSquareP(chiSquareOf(counts, new Array<number>(classes).fill(1 / classes)), classes - 1)
}

function weighted(stream: Stream, weights: readonly number[], perClass: number): Series {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = weights.map(() => 0)
  for (let i = 0; i < perClass * total; i += 1) tally(counts, stream.weighted(weights))
  const chiSquare = chiSquareOf(
    counts,
    weights.map((weight) => weight / total),
  )
  return { name: `weighted(${weights.join(', ')})`, pValues: [chiSquareP(chiSquare, weights.length - 1)] }
}

/** Which of the 120 orders five items came in. */
function orderOf(stream: Stream): number {
  const items = stream.deal(5, 5)
  return items.reduce((order, item, i) => {
    const smallerLater = items.slice(i + 1).filter((later) => later < item).length
    return order * (5 - i) + smallerLater
  }, 0)
}

const collectorSize = 10
const longestShown = 45

/** Knuth, TAOCP volume 2, 3.3.2 E: how many draws it takes until every number was seen. */
function couponP(stream: Stream, rounds: number): number {
  const counts = new Array<number>(longestShown - collectorSize + 1).fill(0)
  for (let i = 0; i < rounds; i += 1) {
    const seen = new Set<number>()
    let length = 0
    for (; seen.size < collectorSize; length += 1) seen.add(stream.int(collectorSize))
    tally(counts, Math.min(length, longestShown) - collectorSize)
  }
  return chiSquareP(chiSquareOf(counts, collectorChances()), counts.length - 1)
}

/** The chances that it takes 10, 11, … 44 draws, and more. */
function collectorChances(): number[] {
  let seen = [1, ...new Array<number>(collectorSize).fill(0)]
  const doneBy: number[] = []
  for (let length = 1; length < longestShown; length += 1) {
    seen = seen.map((chance, k) => chance * (k / collectorSize) + (seen[k - 1] ?? 0) * (1 - (k - 1) / collectorSize))
    doneBy.push(seen[collectorSize] ?? 0)
  }
  const ends = doneBy.map((chance, i) => chance - (doneBy[i - 1] ?? 0)).slice(collectorSize - 1)
  return [...ends, 1 - (doneBy.at(-1) ?? 0)]
}
