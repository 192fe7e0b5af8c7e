import { memberPassword } from './members.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

interface From {
  ip?: string
  cookie?: string
}

/** The calls of a log-in in two steps, as the portal makes them. */
export const secondStepCalls = (server: TestServer) => ({
  logIn: (account: string, { ip, cookie }: From = {}, password = memberPassword) =>
    server.portal('POST', '/wps/session/login', {
      body: { username: account, password },
      ...(cookie ? { cookie } : {}),
      ...(ip ? { headers: { 'x-forwarded-for': ip } } : {}),
    }),
  verify: (asked: TestAnswer, method: string, code: string, fields: object = {}) =>
    server.portal('POST', '/wps/session/login/verify', {
      body: { verifyTicket: asked.body.value.verifyTicket, method, code, ...fields },
    }),
  post: (path: string, token: string, body: object) => server.portal('POST', path, { token, body }),
  state: async ({ token }: { token: string }) =>
    (await server.portal('GET', '/wps/member/security', { token })).body.value,
})
