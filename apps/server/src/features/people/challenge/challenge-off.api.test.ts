import { expect, test } from 'vitest'
import { registration } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { createConfig } from '../../../config/config.ts'
import { readEnv } from '../../../config/env.ts'
import { removeExpiredChallenges } from './remove-expired-challenges.ts'

const server = testServer()

test('[R3.024] where the sandbox is without challenges none is wanted, and the page is told', async () => {
  const { value } = (await server.portal('GET', '/wps/system/whitelabel')).body
  expect(value).toMatchObject({ challenge: { slider: false, uses: [] }, showCaptcha: false })
  const answer = await server.portal('PUT', '/wps/member/register', { body: registration() })
  expect(answer.body.success).toBe(true)
})

test('production does not start without challenges', () => {
  const env = readEnv({
    DATABASE_URL: 'postgres://localhost/none',
    MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    HOUSE_PSW_SECRET: Buffer.alloc(32, 2).toString('base64'),
    FAIRGROUND_PROFILE: 'production',
    FAIRGROUND_CHALLENGE: 'off',
  })
  expect(() => createConfig(env)).toThrow('FAIRGROUND_CHALLENGE=off is for the sandbox profile only')
})

test('what can neither be answered nor spent any more is forgotten, and nothing else', async () => {
  const count = async () => (await server.db.selectFrom('challenges').select('id').execute()).length
  await server.portal('GET', '/wps/captcha/slider')
  await removeExpiredChallenges(server.context)
  expect(await count()).toBe(1)
  server.clock.advance(5 * 60_000 + 1)
  await server.portal('GET', '/wps/captcha/question')
  await removeExpiredChallenges(server.context)
  expect(await count()).toBe(1)
})
