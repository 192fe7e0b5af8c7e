import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

test.each([
  ['{"amount":"1","amount":"2"}', 'amount'],
  ['{"amount":"2","amount":"2"}', 'amount'],
  ['{"a":{"b":1,"b":2}}', 'b'],
  ['[{"a":1},{"c":1,"\\u0063":1}]', 'c'],
  ['{"__proto__":{}}', '__proto__'],
  ['{"a":{"constructor":1}}', 'constructor'],
  ['{"\\u0070rototype":1}', 'prototype'],
])('%s is refused for the name %s', (text, name) => {
  expect(() => parseStrictJson(text)).toThrow(`the name "${name}"`)
  expect(() => parseStrictJson(text.replaceAll(':', ' : '))).toThrow(`the name "${name}"`)
})

test('one name may stand in two objects, and a forbidden one in a text', () => {
  const value = [{ a: '1' }, { a: { a: '"__proto__":' } }]
  expect(parseStrictJson(JSON.stringify(value))).toEqual(value)
  expect(parseStrictJson(JSON.stringify(value, null, 1))).toEqual(value)
})

test('whatever a program writes is read as it was meant, however it is spaced', () => {
  const names = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
  const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, false),
      fc.integer(),
      fc.string(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(values, fc.constantFrom(0, 2), (value, space) => {
      expect(parseStrictJson(JSON.stringify(value, null, space))).toEqual(value)
    }),
  )
})
