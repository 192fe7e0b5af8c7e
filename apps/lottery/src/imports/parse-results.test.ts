import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { expect, test } from 'vitest'
import { parseResults } from './parse-results.ts'

const north = findLottery('vn-north') as Lottery
const head =
  'date,special,prize1,prize2_1,prize2_2,prize3_1,prize3_2,prize3_3,prize3_4,prize3_5,prize3_6,prize4_1,prize4_2,prize4_3,prize4_4,' +
  'prize5_1,prize5_2,prize5_3,prize5_4,prize5_5,prize5_6,prize6_1,prize6_2,prize6_3,prize7_1,prize7_2,prize7_3,prize7_4'
const numbers = '7,12345,1,22222,3,4,5,6,7,8,19,1306,9,9899,1,129,5507,9846,3264,7385,1,24,870,1,39,7,0'

test('[games 12.12] gives back the leading zeros that a table has lost', () => {
  const { results, faults } = parseResults(north, 'csv', `${head}\r\n2026-11-20,${numbers}\r\n`)
  expect(faults).toEqual([])
  expect(results.get('20261120')).toEqual({
    ...{ DB: ['00007'], G1: ['12345'], G2: ['00001', '22222'] },
    G3: ['00003', '00004', '00005', '00006', '00007', '00008'],
    ...{ G4: ['0019', '1306', '0009', '9899'], G5: ['0001', '0129', '5507', '9846', '3264', '7385'] },
    ...{ G6: ['001', '024', '870'], G7: ['01', '39', '07', '00'] },
  })
})

test('rows that cannot be read are told with their place, and the others count', () => {
  const rows = [`2026-11-19,${numbers}`, `20.11.2026,${numbers}`, '2026-11-21,123456', `2026-02-30,${numbers}`]
  const { results, faults } = parseResults(north, 'csv', [head, ...rows].join('\n'))
  expect([...results.keys()]).toEqual(['20261119'])
  expect(faults.map(({ row, message }) => [row, message.split(':')[0]])).toEqual([
    [2, 'date'],
    [3, 'special'],
    [4, 'date'],
  ])
})

test('a day that is told twice with different numbers is not told', () => {
  const rows = [`2026-11-20,${numbers}`, `2026-11-20,${numbers.replace('12345', '54321')}`, `2026-11-21,${numbers}`]
  const { results, faults } = parseResults(north, 'csv', [head, ...rows].join('\n'))
  expect([...results.keys()]).toEqual(['20261121'])
  expect(faults).toEqual([{ row: 2, message: '20261120 is told twice, with different numbers' }])
})

test('JSON is read by the same columns, or in the shape of the rules', () => {
  const names = head.split(',').slice(1)
  const cells = Object.fromEntries(numbers.split(',').map((cell, index) => [names[index], Number(cell)]))
  const byColumns = parseResults(north, 'json', JSON.stringify([{ date: '2026-11-20', ...cells }]))
  const result = byColumns.results.get('20261120')
  const byShape = parseResults(north, 'json', JSON.stringify({ results: [{ date: '2026-11-20', result }] }))
  expect(result).toMatchObject({ DB: ['00007'] })
  expect(byShape.results.get('20261120')).toEqual(result)
  const lao = findLottery('lao') as Lottery
  expect(parseResults(lao, 'json', '[{"date":"2026-11-20","result":"12"}]').faults).toHaveLength(1)
})

test('a text that is no table is one fault', () => {
  expect(parseResults(north, 'json', '<html>').faults).toEqual([{ row: 0, message: 'not JSON' }])
  expect(parseResults(north, 'csv', '<html>\nblocked').faults).toHaveLength(1)
})
