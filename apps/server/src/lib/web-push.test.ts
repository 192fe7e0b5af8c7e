import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush, newVapidKey, pushTextBytesMax, vapidHeader } from './web-push.ts'

// RFC 8291, section 5 and appendix A.
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const keys = { p256dh: vector.p256dh, auth: vector.auth }

test('the example of RFC 8291 is encrypted to its very bytes', () => {
  const drawn = { privateKey: Buffer.from(vector.sender, 'base64url'), salt: Buffer.from(vector.salt, 'base64url') }
  expect(encryptPush(vector.text, keys, drawn).toString('base64url')).toBe(vector.body)
})

test('the same text is never the same bytes twice; the longest fits one record, a longer one is refused', () => {
  expect(encryptPush('a', keys)).not.toEqual(encryptPush('a', keys))
  expect(encryptPush('a'.repeat(pushTextBytesMax), keys)).toHaveLength(4096)
  expect(() => encryptPush('a'.repeat(pushTextBytesMax + 1), keys)).toThrow(RangeError)
  expect(() => encryptPush('a', { ...keys, p256dh: 'AAAA' })).toThrow()
})

test('the header says who sends, to which service alone and until when, and is signed by the key it names', async () => {
  const key = newVapidKey()
  const now = new Date('2026-01-01T00:00:00Z')
  const header = await vapidHeader(key, 'https://push.test:8443/send/1?x=y', {
    subject: 'https://fairground.test',
    now,
  })
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  expect(publicKey).toBe(key.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://push.test:8443',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'https://fairground.test',
  })
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const how = { key: signer, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), how, Buffer.from(signature, 'base64url'))).toBe(true)
})
