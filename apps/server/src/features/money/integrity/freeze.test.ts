import { expect, test } from 'vitest'
import { afterCheck, type Freeze } from './freeze.ts'

const [before, now] = [new Date(1_000), new Date(2_000)]
const row = { rule: 'I-02', detail: 'the balances in VND sum to 1', place: '' }
const freeze: Freeze = {
  ...{ freezeId: 'frz_1', frozenAt: before, findings: [row], findingsCount: 1, checkedAt: before, isClean: false },
}
const facts = { freeze: undefined, found: [], accepted: [], newId: 'frz_2', now }

test('sound books leave payouts alone', () => {
  expect(afterCheck(facts)).toBeUndefined()
})

test('the first finding freezes payouts', () => {
  expect(afterCheck({ ...facts, found: [row] })).toEqual({
    ...freeze,
    freezeId: 'frz_2',
    frozenAt: now,
    checkedAt: now,
  })
})

test('what was accepted freezes nothing; with something new beside it all of it is told', () => {
  expect(afterCheck({ ...facts, found: [row], accepted: [row] })).toBeUndefined()
  const other = { ...row, place: 'account 7' }
  expect(afterCheck({ ...facts, found: [row, other], accepted: [row] })).toMatchObject({ findingsCount: 2 })
})

test('a check that finds nothing any more says so and releases nothing', () => {
  expect(afterCheck({ ...facts, freeze })).toEqual({ ...freeze, checkedAt: now, isClean: true })
})

test('a freeze stays itself and tells what the last check found, at most a hundred of it', () => {
  const found = Array.from({ length: 150 }, (_, i) => ({ ...row, place: `account ${i}` }))
  const after = afterCheck({ ...facts, freeze: { ...freeze, isClean: true }, found })
  expect(after).toMatchObject({ freezeId: 'frz_1', frozenAt: before, findingsCount: 150, isClean: false })
  expect(after?.findings).toHaveLength(100)
})
