import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('is one line a row, amounts bare and texts quoted', () => {
  expect(
    csvOf([
      ['id', 'amount'],
      ['dep_1', '-1250.00'],
      ['Nói "xin chào"', ''],
    ]),
  ).toBe('\uFEFF"id","amount"\r\n"dep_1",-1250.00\r\n"Nói ""xin chào""",""\r\n')
})

it.each(['=1+1', '+1', '@SUM(A1)', '-2+3', '\t=1'])('%s is never run as a formula', (text) => {
  expect(csvOf([[text]])).toContain(`"'${text}"`)
})
