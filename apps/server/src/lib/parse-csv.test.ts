import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const isHead = (cells: readonly string[]) => cells.length === 3 && cells.join() === 'id,amount,text'
const cellsOf = (text: string) => parseCsv(text, isHead).map(({ cells }) => cells)
const table = [
  ['id', 'amount', 'text'],
  ['FT1', '1,500,000.00', 'NGUYEN VAN A, chuyen tien, nap'],
]

test.each([
  ['semicolons', 'id;amount;text\nFT1;1,500,000.00;NGUYEN VAN A, chuyen tien, nap\n'],
  ['semicolons and quotes', '"id";"amount";"text"\n"FT1";"1,500,000.00";"NGUYEN VAN A, chuyen tien, nap"\n'],
  ['tabs', 'id\tamount\ttext\nFT1\t1,500,000.00\tNGUYEN VAN A, chuyen tien, nap\n'],
  ['commas', 'id,amount,text\nFT1,"1,500,000.00","NGUYEN VAN A, chuyen tien, nap"\n'],
  ['strokes', 'id|amount|text\nFT1|1,500,000.00|NGUYEN VAN A, chuyen tien, nap\n'],
  [
    'a mark at the beginning and line ends of Windows',
    '\ufeffid;amount;text\r\nFT1;1,500,000.00;NGUYEN VAN A, chuyen tien, nap\r\n',
  ],
  ['blanks around cells', ' id ; amount ; text \n FT1 ; 1,500,000.00 ; NGUYEN VAN A, chuyen tien, nap \n'],
])('a table is read by %s', (_, text) => {
  expect(cellsOf(text)).toEqual(table)
})

test('lines are counted through quoted breaks and blank lines; empty cells stay', () => {
  const text = 'SAO KE;;\n\nid;amount;text\n1;;"say ""hi""\nthere; now"\n\n2;5;x'
  expect(parseCsv(text, isHead)).toEqual([
    { line: 1, cells: ['SAO KE', '', ''] },
    { line: 3, cells: ['id', 'amount', 'text'] },
    { line: 4, cells: ['1', '', 'say "hi"\nthere; now'] },
    { line: 7, cells: ['2', '5', 'x'] },
  ])
  expect(parseCsv('id\tamount\ttext\n1\t\tx', isHead)[1]?.cells).toEqual(['1', '', 'x'])
})

test('a quote inside a cell, and one that is never closed, is a sign like others', () => {
  expect(cellsOf('id;amount;text\n1;5;an "quoted" word')[1]).toEqual(['1', '5', 'an "quoted" word'])
  expect(cellsOf('id;amount;text\n1;5;"never closed\n2;6;x')).toHaveLength(3)
})
