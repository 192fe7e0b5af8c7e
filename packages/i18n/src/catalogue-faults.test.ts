import { expect, test } from 'vitest'
import { type Catalogue, compareCatalogues, halfPlurals } from './catalogue-faults.ts'

const compare = (language: string, own: Catalogue, reference: Catalogue) =>
  compareCatalogues({ language, own, reference, same: new Set(['Telegram']) })

test.each([
  ['a text of its own', { a: 'Chơi' }, { a: 'Play' }, []],
  ['a name that is the same everywhere', { a: 'Telegram' }, { a: 'Telegram' }, []],
  ['signs and short words', { a: 'RTP {{percent}}' }, { a: 'RTP {{percent}}' }, []],
  ['English left as it was', { a: 'Play now' }, { a: 'Play now' }, ['"a" is not translated']],
  ['a place that is gone', { a: 'Chơi' }, { a: 'Play {{name}}' }, ['places of "a" differ']],
  ['a place with its format', { a: '{{ms, number}} ms' }, { a: 'within {{ms, number}} ms' }, []],
  ['a place with another name', { a: 'Chơi {{ten}}' }, { a: 'Play {{name}}' }, ['places of "a" differ']],
  ['a lost link', { a: 'Đồng ý' }, { a: 'I <1>agree</1>' }, ['places of "a" differ']],
  ['nothing', { a: ' ' }, { a: 'Play' }, ['"a" is empty']],
  ['a text of nobody', { b: 'Chơi' }, {}, ['"b" is not in English']],
])('%s is told apart', (_, own, reference, faults) => {
  expect(compare('vi', own, reference).faults).toEqual(faults)
})

test('a word that the glossary has another for is named with that other, however it is written', () => {
  const own = { a: 'Công bố Ha\u0323t giống' }
  const insteadOf = { 'hạt giống': 'seed' }
  const { faults } = compareCatalogues({ language: 'vi', own, reference: { a: 'Reveal' }, same: new Set(), insteadOf })
  expect(faults).toEqual(['"a" says "hạt giống" instead of "seed"'])
})

const rows = { rows_one: '{{count}} row', rows_other: '{{count}} rows' }

test('a plural needs each form of its language and no other; the number may be left out where it is plain', () => {
  expect(compare('vi', { rows_other: '{{count}} dòng' }, rows)).toEqual({ faults: [], missing: [] })
  expect(compare('vi', { rows_one: '{{count}} dòng' }, rows)).toEqual({
    faults: ['"rows_one" is not in English'],
    missing: ['rows_other'],
  })
  const arabic = { rows_zero: 'لا صفوف', rows_one: 'صف', rows_two: 'صفان', rows_few: '{{count}} صفوف' }
  const { faults, missing } = compare('ar', arabic, rows)
  expect({ faults, missing }).toEqual({ faults: [], missing: ['rows_many', 'rows_other'] })
  expect(halfPlurals(arabic, missing)).toEqual(['rows_many', 'rows_other'])
  expect(halfPlurals({}, missing)).toEqual([])
})
