import { expect, test } from 'vitest'
import { answerSlider, askSlider, placeOf, solveSlider } from '../../../../test/challenge.ts'
import { registration } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })
const ten = Array.from({ length: 10 })

test('[A-42] of ten calls at once with one pass one goes on', async () => {
  const { cookie, ...pass } = await solveSlider(server, 'register')
  const register = () => server.portal('PUT', '/wps/member/register', { cookie, body: registration(pass) })
  const answers = await Promise.all(ten.map(register))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'CHALLENGE_REQUIRED')).toHaveLength(9)
  expect(await server.db.selectFrom('members').select('id').execute()).toHaveLength(1)
})

test('[A-42] of ten right answers at once to one slider one earns a pass', async () => {
  const { cookie, challengeId } = await askSlider(server)
  server.clock.advance(1_000)
  const place = await placeOf(server, challengeId)
  const answers = await Promise.all(ten.map(() => answerSlider(server, { cookie, challengeId }, place)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('a captcha is compared once, whoever sends it ten times at once', async () => {
  const { cookie, ...pass } = await solveSlider(server)
  await server.portal('GET', '/wps/captcha', { cookie })
  await server.db
    .insertInto('site_settings')
    .values({ key: 'showCaptcha', value: 'true', updated_by: 'test' })
    .execute()
  server.clock.advance(3_000)
  const row = server.db.selectFrom('challenges').select('answer').where('kind', '=', 'captcha')
  const { answer: captcha } = await row.executeTakeFirstOrThrow()
  const body = { username: 'nobody77', password: 'wrong', captcha, ...pass }
  const answers = await Promise.all(ten.map(() => server.portal('POST', '/wps/session/login', { cookie, body })))
  const codes = answers.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(1)
  expect(codes.filter((code) => code === 'CHALLENGE_REQUIRED')).toHaveLength(9)
})
