import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const [first, second, third] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)]
const box = createSecretBox(first)

/** As texts were sealed before keys had names. */
function sealedUnnamed(key: Buffer, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ['v1', ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
}

test('a sealed text names its key, shows nothing of the text, and is another one each time', () => {
  const [one, other] = [box.seal('phone', '+84901234567'), box.seal('phone', '+84901234567')]
  expect(one.split('.').slice(0, 2)).toEqual(['v2', box.keyId])
  expect(one).not.toContain('84901234567')
  expect(one).not.toBe(other)
  expect(box.open('phone', one)).toBe('+84901234567')
})

test('a key’s name tells keys apart and is no part of the key', () => {
  expect(box.keyId).toMatch(/^[\w-]{8}$/)
  expect(createSecretBox(second).keyId).not.toBe(box.keyId)
  expect(first.toString('base64url')).not.toContain(box.keyId)
})

test.each([
  ['for another purpose', (sealed: string) => box.open('e-mail', sealed)],
  [
    'with a changed letter',
    (sealed: string) =>
      box.open(
        'phone',
        sealed.replace(/.(?=.{3}$)/, (l) => (l === 'A' ? 'B' : 'A')),
      ),
  ],
  ['with a shorter tag', (sealed: string) => box.open('phone', sealed.replace(/\.([\w-]{4})[\w-]{18}\./, '.$1.'))],
  ['with a key that is not here', (sealed: string) => createSecretBox(second, [third]).open('phone', sealed)],
])('a sealed text is not opened %s', (_title, open) => {
  expect(() => open(box.seal('phone', '+84901234567'))).toThrow()
})

test('after a change of the key the former one still opens, and only the new one seals', () => {
  const [before, unnamed] = [box.seal('phone', '1'), sealedUnnamed(first, 'phone', '2')]
  const after = createSecretBox(second, [third, first])
  expect([after.open('phone', before), after.open('phone', unnamed)]).toEqual(['1', '2'])
  expect([before, unnamed, after.seal('phone', '3')].map(after.isCurrent)).toEqual([false, false, true])
  expect(() => createSecretBox(second).open('phone', unnamed)).toThrow()
})

test('a blind index is equal for equal texts of one purpose and one key only', () => {
  const index = box.blindIndex('phone', '1')
  expect(createSecretBox(first, [second]).blindIndex('phone', '1')).toEqual(index)
  for (const other of [
    box.blindIndex('phone', '2'),
    box.blindIndex('e-mail', '1'),
    createSecretBox(second).blindIndex('phone', '1'),
  ])
    expect(other).not.toEqual(index)
})
