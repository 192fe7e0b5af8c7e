import { consoleContract, contract, portalContract, type RouteMeta } from '@fairground/contract'
import { isContractProcedure } from '@orpc/contract'
import { isProcedure } from '@orpc/server'
import { beforeAll, expect, test } from 'vitest'
import { consoleRouter, portalRouter } from '../src/router.ts'
import { openTrial, registerMember } from './members.ts'
import { signInStaff } from './staff.ts'
import { testServer } from './test-server.ts'

const server = testServer()
/** People who are refused everything below: each of them may ask for it all. */
let trial: string
let member: string
let staffCookie: string
beforeAll(async () => {
  trial = (await openTrial(server)).token
  member = (await registerMember(server)).token
  staffCookie = (await signInStaff(server)).cookie
})

interface ContractCall {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  meta: RouteMeta
}

const calls: ContractCall[] = Object.entries(contract).flatMap(([group, procedures]) =>
  Object.entries(procedures).flatMap(([call, procedure]: [string, unknown]): ContractCall[] => {
    if (!isContractProcedure(procedure)) return []
    const { route, meta } = procedure['~orpc']
    return [
      {
        name: `${group}.${call}`,
        method: route.method as ContractCall['method'],
        path: route.path ?? '',
        meta: meta as RouteMeta,
      },
    ]
  }),
)
const agentsOnly = calls.filter(({ meta }) => meta.audience === 'agent')
const membersOnly = [...calls.filter(({ meta }) => meta.audience === 'member'), ...agentsOnly]
const signedIn = [...calls.filter(({ meta }) => meta.audience === 'session'), ...membersOnly]
const staffOnly = calls.filter(({ meta }) => meta.audience === 'staff')

const addressOf = (path: string) => path.replace(/\{\w+\}/g, 'some_id')
const namesOf = (router: object) =>
  Object.entries(router).flatMap(([group, procedures]) =>
    Object.keys(procedures as object).map((call) => `${group}.${call}`),
  )

test('the contract says of every call who may make it', () => {
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter(({ meta }) => meta.audience === undefined)).toEqual([])
  expect(staffOnly.filter(({ path }) => !path.startsWith('/staff/'))).toEqual([])
})

test('every call of the contract is implemented, and nothing else is', () => {
  expect(namesOf(portalRouter).sort()).toEqual(namesOf(portalContract).sort())
  expect(namesOf(consoleRouter).sort()).toEqual(namesOf(consoleContract).sort())
  for (const group of Object.values({ ...portalRouter, ...consoleRouter })) {
    for (const procedure of Object.values(group)) expect(isProcedure(procedure)).toBe(true)
  }
})

test.each(signedIn)(
  '[R7.02] $name refuses who is not signed in, before it reads anything',
  async ({ method, path }) => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const answer = await server.portal(method, addressOf(path), { token })
      expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'NOT_LOGGED_IN', value: null } })
    }
  },
)

const isEnvelope = (body: unknown) => Object.keys(Object(body)).sort().join() === 'code,message,success,value'
const lost = ['/wps/', '/wps/nothing', '/wps/relay/nothing', '/lgw/nothing', '/psw', '/live/nothing', '/art/x.svg']

test.each(calls.filter(({ meta }) => meta.audience !== 'staff'))(
  '[R7.04] $name answers success, message, code and value, whatever it is sent',
  async ({ method, path }) => {
    const { token } = await openTrial(server)
    const bodies = method === 'GET' ? [{}] : [{}, { body: {} }, { body: [] }, { body: { a: { b: 1 } } }]
    for (const options of [...bodies, ...bodies.map((body) => ({ ...body, token }))]) {
      const answer = await server.portal(method, addressOf(path), options)
      expect(isEnvelope(answer.body), JSON.stringify(answer.body)).toBe(true)
      expect(answer.body.success).toBe(answer.body.code === 'SUCCESS')
    }
  },
)

test.each(lost)('[R7.04] %s, where nothing is, answers in the same four', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const answer = await server.portal(method, path)
    if (answer.status === 200) expect(answer.headers['content-type']).toContain('text/html')
    else expect(isEnvelope(answer.body), `${method} ${JSON.stringify(answer.body)}`).toBe(true)
  }
})

test.each(membersOnly)('[R6.04] $name refuses a trial account', async ({ method, path }) => {
  const answer = await server.portal(method, addressOf(path), { token: trial })
  expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'TRIAL_FORBIDDEN' } })
})

test.each(agentsOnly)('[R6.08] $name refuses a member who is no agent', async ({ method, path }) => {
  const answer = await server.portal(method, addressOf(path), { token: member })
  expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'ERROR_NOT_AGENT', value: null } })
})

test.each(staffOnly)('[A-13] $name refuses who is not staff, a signed-in player too', async ({ method, path }) => {
  for (const options of [{}, { token: trial }, { cookie: `fairground_staff=${trial}` }]) {
    const answer = await server.console(method, addressOf(path), options)
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'NOT_LOGGED_IN' } })
  }
})

test.each(staffOnly)('$name is not answered where players are', async ({ method, path }) => {
  const answer = await server.portal(method, addressOf(path), { cookie: staffCookie })
  // A GET may show the portal's own page for addresses it does not know.
  if (method !== 'GET') expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/"success":true|staffId/)
})
