import { expect, test } from 'vitest'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })
const strict = testServer({ FAIRGROUND_CHALLENGE: 'on' })

test('one address opens at most sixty trial accounts an hour; a forged address does not help', async () => {
  const open = (i: number) =>
    server.portal('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W' },
      headers: { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` },
    })
  const answers = []
  for (let i = 0; i < 61; i += 1) answers.push(await open(i))
  expect(answers.slice(0, 60).every(({ body }) => body.success)).toBe(true)
  expect(answers[60]).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
})

test('the operator says how many accounts one network may open in an hour', async () => {
  await setSite(strict, 'accountsPerHour', 2)
  const open = async () =>
    (await strict.portal('POST', '/wps/session/login/freeplay', { body: { os: 'Linux', platform: 'W' } })).status
  expect([await open(), await open(), await open()]).toEqual([200, 200, 429])
})
