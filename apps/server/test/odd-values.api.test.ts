import { contract, type RouteMeta } from '@fairground/contract'
import { isContractProcedure } from '@orpc/contract'
import { beforeAll, expect, test } from 'vitest'
import { registerMember } from './members.ts'
import { signInStaff } from './staff.ts'
import { type TestAnswer, testServer } from './test-server.ts'

const server = testServer()

interface Route {
  path: string
  audience: RouteMeta['audience']
  fields: string[]
}

/** Names of the fields of an input, whatever it is wrapped in. */
function fieldsOf(schema: unknown): string[] {
  const { shape, _zod, def } = (schema ?? {}) as { shape?: object; _zod?: { def?: unknown }; def?: unknown }
  if (shape) return Object.keys(shape)
  const inner = (_zod?.def ?? def) as Record<string, unknown> | undefined
  return ['innerType', 'in', 'left', 'right'].flatMap((name) => (inner?.[name] ? fieldsOf(inner[name]) : []))
}

const routes: Route[] = Object.values(contract).flatMap((procedures) =>
  Object.values(procedures).flatMap((procedure: unknown): Route[] => {
    if (!isContractProcedure(procedure)) return []
    const { route, meta, inputSchema } = procedure['~orpc']
    if (route.method !== 'GET') return []
    return [{ path: route.path ?? '', audience: (meta as RouteMeta).audience, fields: fieldsOf(inputSchema) }]
  }),
)

/** What nobody types into these fields, written as it stands in an address. */
const odd: [string, string][] = [
  ['a negative amount', '-1.00'],
  ['the name of a prototype', '__proto__'],
  ['the name of a method', 'constructor'],
  ['percent signs that encode nothing', '%E0%A4%A'],
  ['the character NUL', 'a%00b'],
  ['a number beyond every bound', '99999999999999999999'],
  ['a date that is none', '2026-02-31T25:61:61Z'],
  ['no value', ''],
  ['half a letter', '%ED%A0%80'],
]

let token = ''
let cookie = ''
beforeAll(async () => {
  ;({ token } = await registerMember(server))
  ;({ cookie } = await signInStaff(server))
})

const ask = ({ audience }: Route, address: string): Promise<TestAnswer> =>
  audience === 'staff' ? server.console('GET', address, { cookie }) : server.portal('GET', address, { token })

/** The address with the value in one field and a plain one in the others of its path. */
function addressOf({ path }: Route, field: string, value: string): string {
  const isInPath = path.includes(`{${field}}`)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === field ? value : 'some_id'))
  return isInPath ? filled : `${filled}?${field}=${value}`
}

test.each(odd)('[A-34] no reading call breaks at %s, in whatever field', { timeout: 240_000 }, async (_what, value) => {
  const broken: string[] = []
  const tryField = async (route: Route, field: string) => {
    const address = addressOf(route, field, value)
    const { status } = await ask(route, address)
    if (status >= 500) broken.push(`${status} ${address}`)
  }
  for (const route of routes) await Promise.all(route.fields.map((field) => tryField(route, field)))
  expect(broken).toEqual([])
})

test('the routes of the contract have fields to try', () => {
  expect(routes.length).toBeGreaterThan(100)
  expect(routes.flatMap(({ fields }) => fields).length).toBeGreaterThan(200)
})

test.each(['a=%E0%A4%A', '%=%', '__proto__=1; a=%', 'rm=%FF'])('the cookie %s is no reason to break', async (odd) => {
  const answer = await server.portal('GET', '/wps/system/whitelabel', { cookie: odd })
  expect(answer.status).toBe(200)
})
