import smpp from 'smpp'
import { expect, test } from 'vitest'
import { segmentsOf } from './sms-segments.ts'

const read = (body: Buffer) => Buffer.from(body).swap16().toString('utf16le')

test('a short text is one SMS: 160 characters of the 7-bit alphabet, 70 of any other', () => {
  expect(segmentsOf('x'.repeat(160), 1)).toMatchObject([{ dataCoding: 0, body: { length: 160 } }])
  const [only] = segmentsOf('ế'.repeat(70), 1)
  expect(only).toMatchObject({ dataCoding: 8, body: { length: 140 } })
  expect(read(only?.body ?? Buffer.alloc(0))).toBe('ế'.repeat(70))
})

test('a longer one is cut into parts that say how they belong together, never inside a character', () => {
  const text = `${'ế'.repeat(66)}😀${'x'.repeat(10)}`
  const parts = segmentsOf(text, 0x41)
  expect(parts.map(({ body }) => [...body.subarray(0, 6)])).toEqual([
    [5, 0, 3, 0x41, 2, 1],
    [5, 0, 3, 0x41, 2, 2],
  ])
  expect(parts.map(({ body }) => read(body.subarray(6)))).toEqual(['ế'.repeat(66), `😀${'x'.repeat(10)}`])
  const plain = segmentsOf(`${'x'.repeat(152)}€yy${'z'.repeat(10)}`, 7)
  expect(plain.map(({ body }) => smpp.encodings.ASCII.decode(body.subarray(6)))).toEqual([
    'x'.repeat(152),
    `€yy${'z'.repeat(10)}`,
  ])
})
