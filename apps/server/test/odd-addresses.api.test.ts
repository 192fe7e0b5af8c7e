import { afterEach, expect, test } from 'vitest'
import { logIn, memberPassword, registerMember } from './members.ts'
import { rawCall } from './raw-call.ts'
import { setSite } from './site.ts'
import { testServer } from './test-server.ts'

const server = testServer()
const production = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })
const json = { 'content-type': 'application/json', language: 'en' }
const body = JSON.stringify({ username: 'somebody', password: memberPassword })

const post = (path: string, headers: Record<string, string> = json) =>
  rawCall(server.portalApp, { method: 'POST', path, headers, body })

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

const notFound = { success: false, code: 'NOT_FOUND', message: 'This was not found.', value: null }
const detours = [
  '/wps/system/../session/login',
  '/wps/system/%2e%2e/session/login',
  '/wps/system/.%2E/session/login',
  '/wps/./session/login',
  '/wps/system\\..\\session\\login',
  '/wps/session/login/',
  '/wps/session/login//',
]

test.each(detours)('[A-61] %s leads to no call', async (path) => {
  const answer = await post(path)
  expect([answer.status, JSON.parse(answer.body)]).toEqual([404, notFound])
})

test.each(detours)('[A-61] during maintenance %s does not lead past the guard', async (path) => {
  const member = await registerMember(server)
  await setSite(server, 'maintenance', {})
  expect((await logIn(server, member.account, memberPassword)).status).toBe(503)
  const answer = await post(path)
  expect([404, 503]).toContain(answer.status)
  expect(answer.body).not.toMatch(/BAD_CREDENTIALS|"success":true/)
})

test.each(['/wps/session/login/', '/wps/session/login//', '/wps/x/../session/login/'])(
  '[A-40] [A-61] outside the sandbox %s does not take the plain body that the call refuses',
  async (path) => {
    const answer = await rawCall(production.portalApp, { method: 'POST', path, headers: json, body })
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'NOT_FOUND'])
  },
)

test('[A-61] a form-only call does not take JSON by another address', async () => {
  for (const path of ['/wps/member/password/email/', '/wps/x/../member/password/email']) {
    const answer = await post(path)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'NOT_FOUND'])
  }
})

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-URL', 'X-Rewrite-URL'])(
  '[A-61] the header %s leads to no other call',
  async (name) => {
    const value = name.endsWith('URL') ? '/wps/member/info' : 'DELETE'
    const answer = await post('/wps/session/login', { ...json, [name]: value })
    expect(JSON.parse(answer.body).code).toBe('BAD_CREDENTIALS')
  },
)

test.each(['evil.example', 'evil.example/wps/member/info?', 'localhost:8080, evil.example'])(
  '[A-61] the host header %s changes neither the call nor anything that is said',
  async (host) => {
    const status = await rawCall(server.portalApp, { path: '/wps/system/status', headers: { ...json, host } })
    expect(status.status).toBe(200)
    expect(status.body).not.toContain('evil')
  },
)
