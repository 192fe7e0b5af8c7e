import { beforeAll, expect, test } from 'vitest'
import { newMobile, sentTo } from '../../../../test/outbox.ts'
import { setSite } from '../../../../test/site.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const limited = testServer({ FAIRGROUND_CHALLENGE: 'on' })

// The limits alone are looked at here; the challenge before them has tests of its own.
beforeAll(() => setSite(limited, 'challenges', { sms: false }))

const ask = (mobileNum: string, fields: object = {}, to = server) =>
  to.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum, purpose: 'reset', ...fields },
  })

test('[R7.1.02] [R3.068] [R3.069] [R9.03] a code arrives in the outbox and the form counts down a minute', async () => {
  const mobile = newMobile()
  const answer = await ask(mobile)
  expect(answer.body).toMatchObject({ success: true, message: expect.any(String), value: { expiredMinutes: 1 } })
  expect((await sentTo(server, mobile)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Fairground: \d{6} is your code, valid 5 minutes/),
  ])
})

test('number, text and code are nowhere in plain', async () => {
  const mobile = newMobile()
  await ask(mobile)
  const code = /\d{6}/.exec((await sentTo(server, mobile))[0]?.text ?? '')?.[0] ?? ''
  const stored = await server.pool.query(
    'select row_to_json(m) as row from messages m union all select row_to_json(c) from codes c',
  )
  const jobs = await server.pool.query('select payload from graphile_worker._private_jobs')
  const everything = JSON.stringify([stored.rows, jobs.rows])
  expect(stored.rows.length).toBeGreaterThan(1)
  expect(everything).not.toContain(mobile.slice(1))
  expect(everything).not.toContain(`"${code}"`)
})

test('[R5.63] the server refuses a second request within the countdown and says how long', async () => {
  const mobile = newMobile()
  await ask(mobile, {}, limited)
  limited.clock.advance(20_000)
  const again = await ask(mobile, {}, limited)
  expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', value: { retryAfter: 40 } } })
  expect(again.headers['retry-after']).toBe('40')
  limited.clock.advance(40_000)
  expect((await ask(mobile, {}, limited)).body.success).toBe(true)
  expect(await sentTo(limited, mobile)).toHaveLength(2)
})

test('ten requests at once send one code', async () => {
  const mobile = newMobile()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(mobile, {}, limited)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await sentTo(limited, mobile)).toHaveLength(1)
})

test('[A-43] one network gets twenty codes a day, whatever numbers it names', async () => {
  limited.clock.advance(25 * 60 * 60_000)
  const answers = []
  for (let i = 0; i < 25; i += 1) answers.push(await ask(newMobile(), {}, limited))
  expect(answers.map(({ body }) => body.success)).toEqual(Array.from({ length: 25 }, (_, i) => i < 20))
  expect(answers.at(-1)?.body.value.retryAfter).toBeGreaterThan(86_000)
})

test('[R3.057] a number of another country or of a wrong length is refused and nothing is sent', async () => {
  for (const fields of [{ countryDialingCode: '881' }, { mobileNum: '0912' }, { mobileNum: 'abc' }]) {
    const answer = await ask(newMobile(), fields)
    expect(answer.body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'mobileNum', key: 'validation.mobileUnknown' }] },
    })
  }
})
