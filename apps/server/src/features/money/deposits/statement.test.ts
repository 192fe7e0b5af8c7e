import { expect, test } from 'vitest'
import { codesIn, readAmount, readStatement } from './statement.ts'

test.each([
  ['1.250.000', 125_000_000n],
  ['1,250,000.00', 125_000_000n],
  ['1.250.000,5', 125_000_050n],
  ['+400000 VND', 40_000_000n],
  ['400,000đ', 40_000_000n],
  ['12.50', 1_250n],
  ['-50.000', -5_000_000n],
  ['', 0n],
  ['-', 0n],
  ['1.250,000.00', undefined],
  ['1.25.000', undefined],
  ['1e6', undefined],
  ['4OO000', undefined],
  ['9'.repeat(16), undefined],
])('the amount %j is read as %s', (text, minor) => {
  expect(readAmount(text)).toBe(minor)
})

test('a statement is read below its head, in the language and with the signs of the bank', () => {
  const text = [
    'SAO KÊ TÀI KHOẢN;;;',
    'Ngày;Mã giao dịch;Ghi nợ;Ghi có;Nội dung',
    '01/03/2026;FT001;;400.000;"MBVCB.77; ABCD2345 nap tien"',
    '01/03/2026;FT002;50.000;;rut tien',
    '01/03/2026;;;90.000;khong ma',
    '01/03/2026;FT004;;nhieu;?',
  ].join('\r\n')
  expect(readStatement(text)).toEqual({
    credits: [
      { line: 3, bankTransactionId: 'FT001', amountMinor: 40_000_000n, description: 'MBVCB.77; ABCD2345 nap tien' },
    ],
    skipped: [
      { line: 4, reason: 'outgoing' },
      { line: 5, reason: 'unreadable' },
      { line: 6, reason: 'unreadable' },
    ],
  })
  const english = 'Reference,Description,Amount\n"A,1","say ""hi""\nABCD2345",12.50'
  expect(readStatement(english)).toEqual({
    credits: [{ line: 2, bankTransactionId: 'A,1', amountMinor: 1_250n, description: 'say "hi"\nABCD2345' }],
    skipped: [],
  })
})

test.each(['1.23E+15', '1,23E+15', '9E15', '1.2345e+09'])(
  'the id %s was rounded by a spreadsheet, and is told',
  (id) => {
    const read = readStatement(`Mã giao dịch;Số tiền ghi có;Nội dung\n${id};500000;mot\n${id};500000;hai\n`)
    expect(read).toEqual({
      credits: [],
      skipped: [
        { line: 2, reason: 'roundedId' },
        { line: 3, reason: 'roundedId' },
      ],
    })
  },
)

test('the separator is that of the head, however many commas stand in amounts and texts', () => {
  const read = readStatement('Mã giao dịch;Số tiền ghi có;Nội dung\nFT1;1,500,000.00;A, B, C, D\n')
  expect(read).toMatchObject({ credits: [{ amountMinor: 150_000_000n, description: 'A, B, C, D' }] })
})

test('a text without the columns, or with too many lines, says so', () => {
  expect(readStatement('a,b,c\n1,2,3')).toEqual({ fault: 'columns' })
  expect(readStatement('')).toEqual({ fault: 'columns' })
  expect(readStatement(`id\tamount\tcontent\n${'x\t1\ty\n'.repeat(301)}`)).toEqual({ fault: 'length' })
})

test.each([
  ['ABCD2345', 'ABCD2345'],
  ['nap tien abcd2345 cam on', 'ABCD2345'],
  ['MBVCB.123.ABCD2345.CT tu 001', 'ABCD2345'],
  ['IBFT ABCD 2345', 'ABCD2345'],
  ['TRANSFERABCD2345FROM', 'ABCD2345'],
])('in %j the code %s is found', (description, code) => {
  expect(codesIn(description)).toContain(code)
})

test('where no eight signs could be a code, none is found', () => {
  expect(codesIn('tien nha')).toEqual([])
  expect(codesIn('0000 1111 0000')).toEqual([])
})
