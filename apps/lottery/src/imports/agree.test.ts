import { expect, test } from 'vitest'
import { agreementOf, type Opinion, type Person } from './agree.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 11, minute))
const source = (who: string, key: string, minute = 0): Opinion<string> => ({ who, key, result: key, at: at(minute) })
const person = (staffId: string, key: string, minute = 1): Opinion<Person> => ({
  ...{ who: { staffId, name: staffId }, key, result: key, at: at(minute) },
})

test('two sources that agree are a result, one is none', () => {
  expect(agreementOf([source('one', 'x')], [])).toEqual({ kind: 'none' })
  expect(agreementOf([source('one', 'x'), source('other', 'x')], [])).toMatchObject({
    ...{ kind: 'agreed', key: 'x', by: { sources: ['one', 'other'] } },
  })
})

test('sources that differ are held, also where two of three agree', () => {
  const held = { kind: 'held', cause: 'sources-differ' }
  expect(agreementOf([source('one', 'x'), source('other', 'y')], [])).toEqual(held)
  expect(agreementOf([source('one', 'x'), source('other', 'y'), source('third', 'x')], [])).toEqual(held)
})

test('two people who typed the same decide, one person does not', () => {
  const differing = [source('one', 'x'), source('other', 'y')]
  expect(agreementOf([], [person('an', 'x')])).toEqual({ kind: 'none' })
  expect(agreementOf(differing, [person('an', 'y')])).toEqual({ kind: 'held', cause: 'sources-differ' })
  expect(agreementOf(differing, [person('an', 'y'), person('binh', 'y')])).toMatchObject({ kind: 'agreed', key: 'y' })
})

test('two accounts that may be one person’s do not decide, whichever of them says so', () => {
  const an = person('an', 'x')
  const second: Opinion<Person> = { ...person('second', 'x'), who: { ...person('second', 'x').who, sameAs: ['an'] } }
  expect(agreementOf([], [an, second])).toEqual({ kind: 'none' })
  expect(agreementOf([], [second, an])).toEqual({ kind: 'none' })
  expect(agreementOf([], [second, an, person('binh', 'x')])).toMatchObject({
    by: { people: [{ staffId: 'second' }, { staffId: 'binh' }] },
  })
})

test('people who differ are held, and so is one who differs from the sources', () => {
  const held = { kind: 'held', cause: 'people-differ' }
  expect(agreementOf([], [person('an', 'x'), person('binh', 'y')])).toEqual(held)
  expect(agreementOf([source('one', 'x'), source('other', 'x')], [person('an', 'y')])).toEqual(held)
})

test('people have not decided about what a source says after them', () => {
  const typed = [person('an', 'x', 1), person('binh', 'x', 2)]
  expect(agreementOf([source('late', 'y', 3)], typed)).toEqual({ kind: 'none' })
  expect(agreementOf([source('late', 'y', 3), source('other', 'x')], typed)).toMatchObject({ kind: 'held' })
  expect(agreementOf([source('late', 'x', 3)], typed)).toMatchObject({ kind: 'agreed', key: 'x' })
})
