import { expect, test } from 'vitest'
import { incidentKinds, incidentRules } from './incident-rules.ts'

const outcome = (kind: keyof typeof incidentRules, facts = {}, earlier = 0) =>
  incidentRules[kind].outcomeOf(facts, earlier)

test('a card that was seen is burnt, or voids the round where it would have counted', () => {
  expect(outcome('exposed-card', { wouldHaveCounted: false })).toBe('go-on')
  expect(outcome('exposed-card', { wouldHaveCounted: true })).toBe('void')
})

test.each(['early-card', 'forbidden-card'] as const)(
  '%s: the round is kept only where its order is certain',
  (kind) => {
    expect(outcome(kind, { isOrderCertain: true })).toBe('go-on')
    expect(outcome(kind)).toBe('void')
  },
)

test('a wheel is spun again once; the second fault of a round voids it', () => {
  expect([0, 1, 2].map((earlier) => outcome('no-spin', {}, earlier))).toEqual(['read-again', 'void', 'void'])
})

test('a foreign, a doubled and a missing card put the whole shoe in review, with a supervisor', () => {
  for (const kind of ['foreign-card', 'doubled-card', 'shoe-count'] as const) {
    expect(outcome(kind)).toBe('review')
    expect(incidentRules[kind].needsSupervisor).toBe(true)
  }
})

test('every kind has a rule, and whatever voids or reviews pauses the round first', () => {
  expect(Object.keys(incidentRules).sort()).toEqual([...incidentKinds].sort())
  for (const kind of incidentKinds)
    if (['void', 'review'].includes(outcome(kind))) expect(incidentRules[kind].isPausing).toBe(true)
})
