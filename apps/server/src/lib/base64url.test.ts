import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isBase64url } from './base64url.ts'

test('bytes have one writing: what they are encoded to, and nothing that decodes to the same', () => {
  for (let length = 0; length < 40; length += 1) {
    const text = randomBytes(length).toString('base64url')
    expect(isBase64url(text), text).toBe(true)
    for (const other of [`${text}=`, `${text} `, ` ${text}`, `${text}\n`, `${text}.`])
      expect(isBase64url(other)).toBe(false)
  }
})

test('another last letter that decodes to the same bytes is refused', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const text = randomBytes(256).toString('base64url')
  const same = [...letters].map((letter) => text.slice(0, -1) + letter)
  const decoded = same.filter((one) => Buffer.from(one, 'base64url').equals(Buffer.from(text, 'base64url')))
  expect(decoded.length).toBeGreaterThan(1)
  expect(decoded.filter(isBase64url)).toEqual([text])
})
