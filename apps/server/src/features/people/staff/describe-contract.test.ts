import { expect, test } from 'vitest'
import { createConfig } from '../../../config/config.ts'
import { readEnv } from '../../../config/env.ts'
import { describeContract } from './describe-contract.ts'

// What the recommended rules of Redocly and Spectral ask (run by hand at 2.77 and 6.16, neither with an error): they bring 174
// packages, so the rules that this document could break are held here.

const key = Buffer.alloc(32, 1).toString('base64')
const env = { DATABASE_URL: 'postgres://localhost/none', MASTER_KEY: key, HOUSE_PSW_SECRET: key }
const config = createConfig(
  readEnv({ ...env, PORTAL_URL: 'https://play.example.net', CONSOLE_URL: 'https://staff.example.net' }),
)
const document = await describeContract(config)

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters?: { name: string; in: string }[]
  responses: Record<string, object>
}
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).flatMap(([method, operation]) =>
    ['get', 'post', 'put', 'delete'].includes(method)
      ? [{ path, method, item, ...(operation as unknown as Operation) }]
      : [],
  ),
)

/** Every object of the document, with where it stands. */
function* objectsOf(value: unknown, at = '#'): Generator<{ at: string; part: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { at, part: value as Record<string, unknown> }
  for (const [name, inner] of Object.entries(value)) yield* objectsOf(inner, `${at}/${name.replaceAll('/', '~1')}`)
}
const parts = [...objectsOf(document)]

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)

test('it gives the servers of the calls: the console’s calls at the console', () => {
  expect(document.servers).toEqual([{ url: 'https://play.example.net', description: 'Portal' }])
  for (const { path, item } of operations)
    expect(item?.servers?.[0]?.url).toBe(path.startsWith('/staff/') ? 'https://staff.example.net' : undefined)
})

test('every reference resolves, every named part is used', () => {
  const refs = parts.flatMap(({ part }) => (typeof part.$ref === 'string' ? [part.$ref] : []))
  expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([])
  const { schemas = {}, responses = {} } = document.components ?? {}
  for (const name of Object.keys(schemas)) expect(refs).toContain(`#/components/schemas/${name}`)
  expect(Object.keys(responses).length).toBeGreaterThan(10)
})

test('every call has a name of its own, words, a known tag, and its parameters', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const tags = new Set((document.tags ?? []).map(({ name }) => name))
  for (const { path, summary, description, tags: own, parameters = [] } of operations) {
    expect([summary, description].every(Boolean), path).toBe(true)
    expect(own.every((tag) => tags.has(tag))).toBe(true)
    const inPath = parameters.flatMap((each) => (each.in === 'path' ? [each.name] : []))
    expect(inPath.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted())
  }
})

test('every call documents its refusals: rate limits for all, no session where one is needed', () => {
  for (const { security, responses } of operations) {
    expect(responses).toMatchObject({ 400: {}, 404: {}, 429: { $ref: '#/components/responses/Refused429' } })
    expect('401' in responses).toBe(security.length > 0)
  }
  expect(resolve('#/components/responses/Refused401')).toMatchObject({
    content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, {}] } } },
  })
  expect(resolve('#/components/schemas/Refusal')).toMatchObject({ required: ['success', 'message', 'code', 'value'] })
})

test('large schemas appear once, under their name', () => {
  const counts = new Map<string, number>()
  for (const { part } of parts) {
    const text = JSON.stringify(part)
    if ('properties' in part && text.length > 1_300) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > 1).map(([text]) => text.slice(0, 120))).toEqual([])
  expect(JSON.stringify(document).length).toBeLessThan(1_200_000)
})

test('nested JSON is named, and lists state their item types', () => {
  expect(resolve('#/components/schemas/JsonValue')).toMatchObject({ anyOf: expect.any(Array) })
  expect(resolve('#/components/schemas/HelpArticle')).toMatchObject({
    properties: { children: { items: { $ref: '#/components/schemas/HelpArticle' } } },
  })
  const lists = parts.filter(({ part }) => part.type === 'array' && !part.items)
  expect(lists.map(({ at }) => at)).toEqual([])
  const untyped = parts.filter(({ at, part }) => Object.keys(part).length === 0 && !at.endsWith('/default'))
  // The log and the steps of a game hold what each of them writes.
  expect(untyped.map(({ at }) => at.split('/').slice(3).join('/')).toSorted()).toEqual([
    'AuditEntry/properties/detail/additionalProperties',
    'StaffRound/properties/events/items/additionalProperties',
  ])
})
