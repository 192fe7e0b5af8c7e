import { describe, expect, it } from 'vitest'
import { stepsOf } from './withdrawal-steps.ts'

const at = (minute: number) => `2026-11-21T03:0${minute}:00.000Z`
const statesOf = (facts: Parameters<typeof stepsOf>[0]) => stepsOf(facts).map(({ state }) => state)
const submitted = { state: 'submitted', at: at(0) } as const

describe('the way of a withdrawal', () => {
  it('waits at the decision, and knows when it was sent', () => {
    expect(statesOf({ status: 'submitted', timeline: [submitted] })).toEqual(['done', 'now', 'later', 'later'])
    expect(stepsOf({ status: 'submitted', timeline: [submitted] })[0]?.at).toBe(at(0))
  })

  it('is at the payout once it is approved', () => {
    const timeline = [submitted, { state: 'approved', at: at(1) } as const]
    expect(statesOf({ status: 'approved', timeline })).toEqual(['done', 'done', 'now', 'later'])
    expect(statesOf({ status: 'paying', timeline })).toEqual(['done', 'done', 'now', 'later'])
  })

  it('is over when it is paid', () => {
    expect(statesOf({ status: 'paid', timeline: [submitted] })).toEqual(['done', 'done', 'done', 'done'])
  })

  it.each(['rejected', 'cancelled'] as const)('stops where it was %s, with that time', (status) => {
    const steps = stepsOf({ status, timeline: [submitted, { state: status, at: at(2) }] })
    expect(steps.map(({ state }) => state)).toEqual(['done', 'failed', 'later', 'later'])
    expect(steps[1]?.at).toBe(at(2))
  })
})
