import { expect, test } from 'vitest'
import { graceMs, newRemembered, readRemembered, rememberedState } from './remembered-login.ts'

const now = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const [current, previous, older] = [newRemembered(), newRemembered(), newRemembered()]
const stored = {
  validatorHash: current.validatorHash,
  previousHash: previous.validatorHash,
  usedAt: now,
  expiresAt: after(60 * 60_000),
}

test.each([
  ['the newest', current, 0, 'good'],
  ['the newest, much later', current, 59 * 60_000, 'good'],
  ['the newest, after its day', current, 60 * 60_000, 'over'],
  ['the one before, at once', previous, graceMs - 1, 'repeated'],
  ['the one before, later', previous, graceMs, 'stolen'],
  ['an older one', older, 0, 'stolen'],
] as const)('%s', (_, { validatorHash }, ms, wanted) => {
  expect(rememberedState(stored, validatorHash, after(ms))).toBe(wanted)
})

test('what a browser sends is read back as it was made, and a new validator keeps its selector', () => {
  const made = newRemembered()
  expect(readRemembered(made.text)).toEqual({ selector: made.selector, validatorHash: made.validatorHash })
  const next = newRemembered(made.selector)
  expect(next.selector).toEqual(made.selector)
  expect(next.validatorHash).not.toEqual(made.validatorHash)
  expect(made.text).not.toContain(made.validatorHash.toString('base64url'))
})

test.each(['', 'x', 'a'.repeat(66), `${'a'.repeat(22)}.${'b'.repeat(42)}`, `${'a'.repeat(22)}.${'b'.repeat(43)}=`])(
  'a cookie that reads "%s" is none',
  (text) => expect(readRemembered(text)).toBeUndefined(),
)
