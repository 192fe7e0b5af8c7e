import { sharedGames } from '@fairground/game-rules/tables'
import { expect, test } from 'vitest'
import { atTempo } from './at-tempo.ts'

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'salt', nonce: 3 }
const limitMinor = 100_000_000_000n

test.each(sharedGames.map((rules) => [rules.id, rules] as const))(
  '%s draws the same at any tempo, and shows it sooner',
  (_, rules) => {
    const fast = atTempo(rules, 4)
    const outcome = rules.source.draw(seeds, { entries: [], pots: {} })
    expect(fast.source.draw(seeds, { entries: [], pots: {} })).toEqual(outcome)
    const runMs = fast.runMs(outcome)
    expect(runMs).toBe(Math.ceil(rules.runMs(outcome) / 4))
    expect(fast.shownAt({ outcome, atMs: runMs })).toEqual(rules.shownAt({ outcome, atMs: rules.runMs(outcome) }))
    const half = Math.floor(runMs / 2)
    expect(fast.shownAt({ outcome, atMs: half })).toEqual(rules.shownAt({ outcome, atMs: half * 4 }))
  },
)

test('a cash-out at a fast table comes to what the curve says of the time in the rules', () => {
  const rules = sharedGames.find(({ id }) => id === 'crash')
  const bet = rules?.readBet({ stakeMinor: '1000000', autoX100: 0 }, 'VND')
  if (!rules || !bet?.ok) throw new Error('crash takes this bet')
  const outcome = { bustX100: 1_000 }
  expect(atTempo(rules, 4).act?.(bet.value, { outcome, atMs: 2_500 }, limitMinor)).toEqual(
    rules.act?.(bet.value, { outcome, atMs: 10_000 }, limitMinor),
  )
})

test('a sale is shorter, but long enough to bet', () => {
  const sales = sharedGames.map((rules) => [rules.id, atTempo(rules, 4).schedule(0).closesAtMs] as const)
  expect(Object.fromEntries(sales)).toMatchObject({ crash: 6_000, 'bingo-75': 11_250, 'bingo-90': 11_250 })
  expect(sales.every(([, ms]) => ms >= 6_000)).toBe(true)
})

test('a result that stays long is shorter, but long enough to see', () => {
  const results = sharedGames.map((rules) => [rules.resultMs, atTempo(rules, 10).resultMs] as const)
  for (const [ruledMs, ms] of results) expect(ms).toBe(Math.max(Math.min(ruledMs, 6_000), ruledMs / 10))
  expect(Math.max(...results.map(([, ms]) => ms))).toBe(6_000)
})

test('at its own tempo a game is left as it is', () => {
  for (const rules of sharedGames) expect(atTempo(rules, 1)).toBe(rules)
})
