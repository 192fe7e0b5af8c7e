import { expect, test } from 'vitest'
import { isSigned, signGateway } from './gateway-signature.ts'

const secret = 'four-brass-horses-7'
const body = Buffer.from('{"status":"paid"}')
const now = new Date('2026-03-01T10:00:00Z')
const timestamp = String(now.getTime() / 1000)
const signed = { secret, timestamp, signature: signGateway(secret, timestamp, body), body }

test('what the gateway signed is taken until its time is over, on either side', () => {
  const at = (seconds: number) => isSigned(signed, new Date(now.getTime() + seconds * 1000), 300)
  expect([at(0), at(300), at(-300), at(301), at(-301)]).toEqual([true, true, true, false, false])
})

test.each([
  ['another body', { body: Buffer.from('{"status":"paid" }') }],
  ['another secret', { secret: 'four-brass-horses-8' }],
  ['another time under the same signature', { timestamp: String(Number(timestamp) + 1) }],
  ['a time that is none', { timestamp: '1e9' }],
  ['no signature', { signature: '' }],
  ['a signature cut short', { signature: signed.signature.slice(0, 62) }],
])('%s is not what was signed', (_what, part) => {
  expect(isSigned({ ...signed, ...part }, now, 300)).toBe(false)
})
