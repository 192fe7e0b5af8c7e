import { expect, test } from 'vitest'
import { readLabels, sheetsOf } from '../../../test/read-labels.ts'
import { drawCardCode } from './card-code.ts'
import { printCardLabels } from './card-labels.ts'

const hex = (place: number) => ((BigInt(place + 1) * 0x9e3779b97f4a7c15n) % 2n ** 64n).toString(16).padStart(16, '0')
const ids = Array.from({ length: 416 }, (_, place) => hex(place))

test('every code of a set is read again from its sheet, in the order of new packs, inside its label', async () => {
  const sheets = await readLabels(await printCardLabels('set-0123456789ab', ids))
  expect(sheets.map((labels) => labels.length)).toEqual(Array(8).fill(52))
  expect(sheets.flat().map(({ read }) => read)).toEqual(ids.map((id) => [id.toUpperCase()]))
  for (const labels of sheets)
    for (const [place, { xMm, yMm }] of labels.entries()) {
      const [left, top] = [4.7 + (place % 4) * 40.6, 10.7 + Math.floor(place / 4) * 21.2]
      // 12.8 mm in a label of 38.1 x 21.2 mm.
      expect(xMm - left).toBeCloseTo(12.65, 1)
      expect(yMm - top).toBeCloseTo(4.2, 1)
    }
})

test('a sheet names its set and its pack, and no card', async () => {
  const sheets = sheetsOf(await printCardLabels('set-0123456789ab', ids))
  const texts = sheets.map((sheet) => [...sheet.matchAll(/\((.*?)\) Tj/g)].map(([, words]) => words))
  expect(texts).toEqual(Array.from({ length: 8 }, (_, pack) => ['set-0123456789ab', `${pack + 1} / 8`]))
})

test('all codes have the same size, whatever the id', () => {
  for (const id of ['0000000000000000', 'ffffffffffffffff', 'a1a1a1a1a1a1a1a1', '1234567890abcdef'])
    expect(drawCardCode(id).map((row) => row.length)).toEqual(Array(16).fill(16))
})

test('the file says where each of its objects begins', async () => {
  const pdf = (await printCardLabels('set-0123456789ab', ids.slice(0, 60))).toString('latin1')
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(starts).toHaveLength(4 + 2 * 2)
  for (const [index, at] of starts.entries()) expect(pdf.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref\n0 9\n/)
})
