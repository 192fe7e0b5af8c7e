import { expect, test } from 'vitest'
import { bpOf, draftOf, inheritedText, ruleOf } from './rule-draft.ts'

test.each([
  ['1.2', 120],
  ['1,25', 125],
  ['0', 0],
  [' 10 ', 1000],
  ['25', 2500],
  ['25.01', undefined],
  ['1.234', undefined],
  ['-1', undefined],
  ['x', undefined],
  ['', undefined],
])('%j percent are %s', (text, bp) => {
  expect(bpOf(text)).toBe(bp)
})

test('a rule comes back from its fields as it was; what is empty or whole is left out', () => {
  const rule = {
    rates: [
      { rank: 0, gameType: 'RNG', rateBp: 120 },
      { rank: 3, gameType: 'LIVE', rateBp: 5 },
    ] as const,
    weights: [{ nodeId: 'n1', percent: 40 }],
  }
  const draft = draftOf({ rates: [...rule.rates], weights: rule.weights }, 'en')
  expect(ruleOf(draft)).toEqual(rule)
  const emptied = { texts: { ...draft.texts, '3 LIVE': '', '1 FISH': ' ' }, weights: { n1: '100', n2: '' } }
  expect(ruleOf(emptied)).toEqual({ rates: [rule.rates[0]], weights: [] })
  expect(ruleOf({ ...draft, texts: { '0 RNG': 'much' } })).toBeUndefined()
  expect(ruleOf({ ...draft, weights: { n1: '101' } })).toBeUndefined()
})

test('rates are written as the reader writes them, and read back', () => {
  const rates = [{ rank: 0, gameType: 'RNG', rateBp: 125 }] as const
  const draft = draftOf({ rates: [...rates], weights: [] }, 'vi')
  expect(draft.texts).toEqual({ '0 RNG': '1,25' })
  expect(ruleOf(draft)?.rates).toEqual(rates)
})

test('an empty field earns what the level below does', () => {
  const draft = { texts: { '0 RNG': '1.2', '2 RNG': '1.5' }, weights: {} }
  expect([0, 1, 2, 3].map((rank) => inheritedText(draft, rank, 'RNG'))).toEqual(['–', '1.2', '1.2', '1.5'])
})
