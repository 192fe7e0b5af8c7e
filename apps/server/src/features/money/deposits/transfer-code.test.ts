import { expect, test } from 'vitest'
import { newTransferCode } from './transfer-code.ts'

test('transfer codes are eight characters that cannot be taken for one another', () => {
  const codes = Array.from({ length: 1000 }, newTransferCode)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(new Set(codes).size).toBe(codes.length)
})
