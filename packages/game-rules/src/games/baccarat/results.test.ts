import { expect, it } from 'vitest'
import { fastDraws } from '../../instant/test/fast-draws.ts'
import { dealBaccarat } from './deal.ts'
import { type BaccaratResult, resultOf } from './result.ts'
import { baccaratResults } from './results.ts'

const keyOf = (result: BaccaratResult): string =>
  [
    result.playerTotal,
    result.bankerTotal,
    result.playerCards,
    result.bankerCards,
    result.playerPair,
    result.bankerPair,
  ].join()

it('lists the 1,417 results of the studio’s book, each once', () => {
  expect(baccaratResults).toHaveLength(1_417)
  expect(new Set(baccaratResults.map(keyOf)).size).toBe(1_417)
})

it('holds the result of every round that is dealt', () => {
  const listed = new Set(baccaratResults.map(keyOf))
  for (let seed = 0; seed < 5_000; seed += 1) {
    const shoe = fastDraws(seed).deal(416, 6)
    let next = 0
    const result = resultOf(dealBaccarat(() => (shoe[next++] ?? 0) % 52))
    expect(listed).toContain(keyOf(result))
  }
})
