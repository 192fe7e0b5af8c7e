import { expect, test } from 'vitest'
import { csvLine, csvOf } from './csv.ts'

test.each([
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ['+84901234567', `'+84901234567`],
  ['-1+2', `'-1+2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1+1', `'\t=1+1`],
  ['  =1+1', `'  =1+1`],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', `'＝1+1`],
  ['＋1', `'＋1`],
  ['－1', `'－1`],
  ['　＠SUM(A1)', `'　＠SUM(A1)`],
  ['﹦1', `'﹦1`],
])('%j stays text in a spreadsheet', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('amounts stay numbers, below zero too; commas, quotes and line ends stay in their cell', () => {
  expect(csvLine(['-7.00', 12, '1250.00', 'a,b', 'say "hi"', 'two\nlines', 'Trò chơi'])).toBe(
    '-7.00,12,1250.00,"a,b","say ""hi""","two\nlines",Trò chơi\r\n',
  )
})

test('a file begins with its byte order mark and has a line a row', () => {
  const rows = [
    ['id', 'amount'],
    ['dep_1', '-1250.00'],
  ]
  expect(csvOf(rows)).toBe('\uFEFFid,amount\r\ndep_1,-1250.00\r\n')
})
