import { expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })

test.each([
  ['POST', '/wps/session/login', { username: 'someone', password: 'Some-password' }],
  ['PUT', '/wps/member/register', { username: 'someone', password: 'Some-password' }],
] as const)('[R7.03] [A-40] %s %s takes no plain body outside the sandbox', async (method, path, body) => {
  for (const headers of [{}, { encryption: 'none' }] as Record<string, string>[]) {
    const answer = await server.portal(method, path, { body, headers })
    expect([answer.status, answer.body.code]).toEqual([400, 'ENCRYPTION_INVALID'])
  }
})
