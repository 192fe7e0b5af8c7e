import { describe, expect, it } from 'vitest'
import { flagsOf } from './withdrawal-flags.ts'

const check = (key: string, isGood: boolean) => ({ key: `check.${key}`, isGood, args: {} })
const good = [check('accountAge', true), check('ownName', true), check('turnover', true), check('frequency', true)]
const keysOf = (facts: Parameters<typeof flagsOf>[0]) => flagsOf(facts).map(({ key }) => key)
const approval = { username: 'trang', at: '2026-11-21T03:00:00.000Z' }

describe('what a row of the queue warns of', () => {
  it('says so when everything is fine', () => {
    expect(flagsOf({ checks: good, approvals: [], approvalsNeeded: 1 })).toEqual([
      { key: 'flag.allGood', tone: 'ok', args: {} },
    ])
  })

  it('puts a foreign name before everything else', () => {
    const checks = [check('accountAge', false), check('turnover', false), check('ownName', false)]
    expect(keysOf({ checks, approvals: [], approvalsNeeded: 1 })).toEqual([
      'flag.ownName',
      'flag.accountAge',
      'flag.turnover',
    ])
  })

  it('never calls a large amount safe, with or without the first approval', () => {
    const checks = [...good, check('twoPeople', false)]
    expect(keysOf({ checks, approvals: [], approvalsNeeded: 2 })).toEqual(['flag.twoPeople'])
    expect(flagsOf({ checks: [...good, check('twoPeople', true)], approvals: [approval], approvalsNeeded: 2 })).toEqual(
      [{ key: 'flag.halfApproved', tone: 'wait', args: { given: 1, needed: 2 } }],
    )
  })
})
