import { expect, test } from 'vitest'
import { logIn, openTrial, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const hourMs = 60 * 60_000

const freePlay = (body: object = { os: 'Linux', platform: 'W' }) =>
  server.portal('POST', '/wps/session/login/freeplay', { body })

test('[R7.1.03] [R4.3.22] [R3.154] free play opens a trial account with 10,000 of play money', async () => {
  const answer = await freePlay()
  expect(answer).toMatchObject({ status: 200, body: { success: true, value: { firstTimeLogin: true } } })
  const { token } = answer.body.value
  const info = await server.portal('GET', '/wps/member/info', { token })
  expect(info.body.value).toMatchObject({
    type: 4,
    currency: 'FUN',
    account: expect.stringMatching(/^trial_[a-z0-9]{6}$/),
    hasPassword: false,
  })
  const balance = await server.portal('GET', '/wps/v2/wallets/balance', { token })
  expect(balance.body.value).toMatchObject({ balance: '10000.00', frozen: '0.00', currency: 'FUN' })
})

test('every free play has its own account', async () => {
  const [one, other] = await Promise.all([openTrial(server), openTrial(server)])
  expect(one.account).not.toBe(other.account)
})

test('[R3.064] [R3.065] free play asks for the system and the platform W', async () => {
  expect((await freePlay({ os: 'Linux', platform: 'X' })).body.value.errors).toMatchObject([{ field: 'platform' }])
  expect((await freePlay({ platform: 'W' })).body.value.errors).toEqual([{ field: 'os', key: 'validation.required' }])
})

test('[R6.18] with FREEPLAY3 off there is no free play', async () => {
  await setSite(server, 'flags', { FREEPLAY3: false })
  expect((await freePlay()).body.code).toBe('FEATURE_OFF')
  await setSite(server, 'flags', {})
})

test('[R6.04] a trial account is refused calls for real accounts', async () => {
  const { token } = await openTrial(server)
  const answer = await server.portal('PUT', '/wps/member/paymentPassword', {
    token,
    body: { password: 'x', paymentPassword: '123456' },
  })
  expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'TRIAL_FORBIDDEN' } })
})

test('a trial account has no log-in by name', async () => {
  const { account } = await openTrial(server)
  for (const password of ['', 'null', account]) {
    expect((await logIn(server, account, password || 'undefined')).body.code).toBe('BAD_CREDENTIALS')
  }
})

test('a trial ends after 24 hours, used or not', async () => {
  const { token } = await openTrial(server)
  const info = () => server.portal('GET', '/wps/member/info', { token })
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date(server.clock.now().getTime() + 48 * hourMs) })
    .execute()
  for (let i = 0; i < 58; i += 1) {
    server.clock.advance(25 * 60_000)
    if (i < 57) expect((await info()).status).toBe(200)
  }
  expect((await info()).status).toBe(401)
})

test('who registers from a trial leaves the trial behind', async () => {
  const trial = await openTrial(server)
  await server.portal('PUT', '/wps/member/register', { token: trial.token, body: registration() })
  expect((await server.portal('GET', '/wps/member/info', { token: trial.token })).status).toBe(401)
})
