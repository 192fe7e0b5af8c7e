import { expect, test } from 'vitest'
import { solveQuestion } from './challenge.ts'
import { memberPaymentPassword, newUsername, registerMember, registerPayee } from './members.ts'
import { addCard } from './money.ts'
import { logInStaff, signInStaff } from './staff.ts'
import { type TestAnswer, testServer } from './test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })

/** Wrong tries until the limit refuses even to look. */
const limited: Record<string, () => Promise<TestAnswer>> = {
  'log-ins of one name': async () => {
    const username = newUsername()
    return afterTries(5, async () => {
      const { cookie, ...pass } = await solveQuestion(server)
      return server.portal('POST', '/wps/session/login', { cookie, body: { username, password: 'wrong', ...pass } })
    })
  },
  'payment passwords of a member': async () => {
    const { token } = await registerPayee(server)
    return afterTries(5, () => addCard(server, token, { paymentPassword: '000000' }))
  },
  'log-in passwords that would set a payment password': async () => {
    const { token } = await registerMember(server)
    const body = { password: 'wrong', paymentPassword: memberPaymentPassword }
    return afterTries(5, () => server.portal('PUT', '/wps/member/paymentPassword', { token, body }))
  },
  'log-ins of staff': async () => afterTries(5, () => logInStaff(server, 'nobody', 'wrong')),
  'passwords of staff who are signed in': async () => {
    const { cookie } = await signInStaff(server)
    const body = { oldPassword: 'wrong', newPassword: 'Merry-go-round-9' }
    return afterTries(5, () => server.console('PUT', '/staff/me/password', { cookie, body }))
  },
  'codes of an authenticator': async () => {
    const { cookie, password } = await signInStaff(server)
    await server.console('POST', '/staff/me/second-factor', { cookie, body: { password } })
    return afterTries(5, () => server.console('PUT', '/staff/me/second-factor', { cookie, body: { code: '000000' } }))
  },
}

async function afterTries(triesMax: number, attempt: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (let i = 0; i < triesMax; i += 1) expect((await attempt()).status).toBe(200)
  return attempt()
}

test.each(Object.entries(limited))(
  'too many %s are refused with the time to wait, in body and header',
  async (_title, exceed) => {
    const answer = await exceed()
    expect(answer).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', value: { retryAfter: expect.closeTo(300, -1) } },
    })
    expect(answer.headers['retry-after']).toBe(String(answer.body.value.retryAfter))
  },
)

test('payment passwords are counted by network before they are hashed: accounts by the dozen buy no more hashes', async () => {
  const members = []
  for (let i = 0; i < 8; i += 1) {
    members.push(await registerPayee(server))
    server.clock.advance(10_000)
  }
  const wrong = members.flatMap(({ token }) => Array.from({ length: 5 }, () => token))
  const answers = await Promise.all(wrong.map((token) => addCard(server, token, { paymentPassword: '000000' })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ body }) => body.code === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(40 - refused.length)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('1')
})

test.each(['portal', 'console'] as const)(
  'calls without end from one address are refused by the %s with the time to wait',
  async (name) => {
    const path = name === 'portal' ? '/wps/system/whitelabel' : '/staff/me'
    let answer = await server[name]('GET', path)
    for (let i = 0; i < 1_300 && answer.status !== 429; i += 1) answer = await server[name]('GET', path)
    expect(answer).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS' } })
    const { retryAfter } = answer.body.value
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect(answer.headers['retry-after']).toBe(String(retryAfter))
  },
)
