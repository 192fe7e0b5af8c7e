import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc16, vietQr } from './viet-qr.ts'

/** Reads a payload as a bank's app does: fields one after another, each with its length. */
function readFields(payload: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4))
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}

test.each([
  ['123456789', '29B1'],
  // Samples of the NAPAS specification, whole but for their last four characters.
  ['00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304', '9E6F'],
  [
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
    '2E2E',
  ],
])('the check of %s is %s', (text, check) => {
  expect(crc16(text)).toBe(check)
})

test('a transfer is written as the specification of the banks has it', () => {
  const payload = vietQr({
    bankBin: '970403',
    accountNo: '0011012345678',
    amountMinor: 18_000_000n,
    message: 'thanh toan don hang',
  })
  expect(payload).toMatch(
    /^00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62230819thanh toan don hang6304[0-9A-F]{4}$/,
  )
})

test('what goes in comes out again, under a check that holds, and any other character breaks it', () => {
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))
  const transfer = fc.record({
    bankBin: digits(6, 6),
    accountNo: fc.stringMatching(/^[0-9A-Za-z]{4,19}$/),
    amountMinor: fc.bigInt({ min: 1n, max: 10n ** 13n }).map((dong) => dong * 100n),
    message: fc.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
  })
  fc.assert(
    fc.property(transfer, fc.nat(), (one, place) => {
      const payload = vietQr(one)
      const fields = readFields(payload)
      const napas = readFields(fields['38'] ?? '')
      expect(readFields(napas['01'] ?? '')).toEqual({ '00': one.bankBin, '01': one.accountNo })
      expect(readFields(fields['62'] ?? '')['08']).toBe(one.message)
      expect(BigInt(fields['54'] ?? '') * 100n).toBe(one.amountMinor)
      expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '58': 'VN' })
      expect(crc16(payload.slice(0, -4))).toBe(fields['63'])
      const at = place % (payload.length - 4)
      const broken = `${payload.slice(0, at)}${payload[at] === '7' ? '8' : '7'}${payload.slice(at + 1, -4)}`
      expect(crc16(broken)).not.toBe(fields['63'])
    }),
  )
})

test('a message that banks would cut is not written', () => {
  const transfer = { bankBin: '970403', accountNo: '1234', amountMinor: 100n, message: 'x'.repeat(26) }
  expect(() => vietQr(transfer)).toThrow()
})

test('no code asks a bank for a part of a dong', () => {
  const transfer = { bankBin: '970403', accountNo: '1234', message: 'X2345678' }
  expect(() => vietQr({ ...transfer, amountMinor: 20_000_037n })).toThrow()
})
