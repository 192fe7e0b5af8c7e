import { afterEach, expect, test } from 'vitest'
import { solveQuestion } from '../../../../../test/challenge.ts'
import { newUsername, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { cookieOf } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const turnOn = () => setSite(server, 'registrationFields', { captcha: { enabled: true } })

const register = (cookie: string, fields: object = {}) =>
  server.portal('PUT', '/wps/member/register', { cookie, body: registration({ ...fields }) })

/** A picture, and what it shows; only the server's own table knows. */
async function askPicture() {
  const cookie = cookieOf(await server.portal('GET', '/wps/captcha'))
  const newest = server.db.selectFrom('challenges').select('answer').where('kind', '=', 'captcha')
  const { answer } = await newest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  return { cookie, captcha: answer }
}

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

test('[R3.009] while its rule is on a wrong captcha is refused, the right one accepted, and each picture is good for one try', async () => {
  await turnOn()
  const username = newUsername()
  const first = await askPicture()
  expect((await register(first.cookie, { username, captcha: '!!!!' })).body.code).toBe('CAPTCHA_WRONG')
  expect((await register(first.cookie, { username, captcha: first.captcha })).body.code).toBe('CAPTCHA_WRONG')
  server.clock.advance(1_000)
  const { cookie, captcha } = await askPicture()
  expect((await register(cookie, { username })).body.code).toBe('CAPTCHA_REQUIRED')
  expect((await register(cookie, { username, captcha: captcha.toLowerCase() })).body.success).toBe(true)
})

test('[R3.009] it is ignored while its rule is off', async () => {
  expect((await register('', { captcha: '!!!!' })).body.success).toBe(true)
})

test('an invalid form does not use up the captcha', async () => {
  await turnOn()
  const { cookie, captcha } = await askPicture()
  expect((await register(cookie, { username: '1', captcha })).body.code).toBe('VALIDATION')
  expect((await register(cookie, { captcha })).body.success).toBe(true)
})

test('who cannot see the picture answers a question instead', async () => {
  await turnOn()
  const { cookie, ...pass } = await solveQuestion(server, 'register')
  expect((await register(cookie, pass)).body.success).toBe(true)
})
