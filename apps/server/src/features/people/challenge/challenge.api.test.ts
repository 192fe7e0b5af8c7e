import { workBits } from '@fairground/contract'
import { expect, test } from 'vitest'
import {
  answerSlider,
  askQuestion,
  askSlider,
  handTrail,
  placeOf,
  solveQuestion,
  solveSlider,
  workFor,
} from '../../../../test/challenge.ts'
import { logIn, memberPassword, newUsername, registerMember, registration } from '../../../../test/members.ts'
import { newMobile } from '../../../../test/outbox.ts'
import { setSite } from '../../../../test/site.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })

const refusal = (code: string) => ({ status: 200, body: { success: false, code } })
const enter = (cookie: string | undefined, body: object) =>
  server.portal('POST', '/wps/session/login', { cookie, body })
const register = (cookie: string | undefined, proof: Record<string, unknown>) =>
  server.portal('PUT', '/wps/member/register', { cookie, body: registration(proof) })
/** Whoever asks no oftener is given no work. */
const slowlyMs = 11_000
const afterWrongTries = () => server.db.deleteFrom('attempts').where('key', 'like', 'challenge:%').execute()

test('[R3.048] [R3.024] a log-in and a registration without the challenge are refused, with it they go on', async () => {
  const { account } = await registerMember(server)
  expect(await register(undefined, {})).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  expect(await enter(undefined, { username: account, password: memberPassword })).toMatchObject(
    refusal('CHALLENGE_REQUIRED'),
  )
  expect((await logIn(server, account, memberPassword)).body.success).toBe(true)
})

test('a log-in without the challenge takes no try of the name', async () => {
  const { account } = await registerMember(server)
  for (let i = 0; i < 12; i += 1) await enter(undefined, { username: account, password: 'wrong' })
  expect((await logIn(server, account, memberPassword)).body.success).toBe(true)
})

test('nothing that is sent says where the gap is', async () => {
  const { value, challengeId } = await askSlider(server)
  const place = await placeOf(server, challengeId)
  expect(Object.keys(value).sort()).toEqual([
    'background',
    'challengeId',
    'height',
    'piece',
    'pieceY',
    'width',
    'workBits',
  ])
  expect(value).toMatchObject({
    width: 320,
    height: 176,
    background: expect.stringMatching(/^data:image\/webp;base64,/),
  })
  expect(place).toBeGreaterThan(60)
  expect(place).not.toBe(value.pieceY)
})

test('[A-42] a pass opens one call, not a second one', async () => {
  const { cookie, ...proof } = await solveSlider(server, 'register')
  expect((await register(cookie, proof)).body.success).toBe(true)
  expect(await register(cookie, proof)).toMatchObject(refusal('CHALLENGE_REQUIRED'))
})

test('[A-42] a pass for one use is good for no other one, for no other browser and no other network', async () => {
  const { account } = await registerMember(server)
  const login = { username: account, password: memberPassword }
  const { cookie, ...forRegister } = await solveSlider(server, 'register')
  expect(await enter(cookie, { ...login, ...forRegister })).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  const { cookie: own, ...forLogin } = await solveSlider(server, 'login')
  expect(await enter(cookie, { ...login, ...forLogin })).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  expect(await enter(undefined, { ...login, ...forLogin })).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  await server.db
    .updateTable('challenges')
    .set({ address: '203.0.113.9' })
    .where('id', '=', forLogin.challengeId)
    .execute()
  expect(await enter(own, { ...login, ...forLogin })).toMatchObject(refusal('CHALLENGE_REQUIRED'))
})

test('[A-42] a pass is good for two minutes, an open slider for five', async () => {
  const { cookie, ...proof } = await solveSlider(server, 'register')
  const open = await askSlider(server)
  const place = await placeOf(server, open.challengeId)
  server.clock.advance(2 * 60_000)
  expect(await register(cookie, proof)).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  server.clock.advance(3 * 60_000)
  expect(await answerSlider(server, open, place)).toMatchObject(refusal('CHALLENGE_REQUIRED'))
})

test('whoever takes four minutes for the slider is not late', async () => {
  const open = await askSlider(server)
  const place = await placeOf(server, open.challengeId)
  server.clock.advance(4 * 60_000)
  const slowly = handTrail(place).map(([x = 0, y = 0, ms = 0]) => [x, y, ms * 290])
  expect((await answerSlider(server, open, place, slowly)).body.success).toBe(true)
})

test('[A-42] one slider takes one answer: after a wrong one the right one comes too late', async () => {
  const { cookie, challengeId } = await askSlider(server)
  const place = await placeOf(server, challengeId)
  server.clock.advance(1_000)
  expect(await answerSlider(server, { cookie, challengeId }, place + 5)).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  expect(await answerSlider(server, { cookie, challengeId }, place)).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  await afterWrongTries()
})

test('[A-42] who answers a hundred positions one after the other is locked out after thirty wrong ones', async () => {
  const codes: string[] = []
  for (let i = 0; i < 31; i += 1) {
    const { cookie, challengeId } = await askSlider(server)
    server.clock.advance(slowlyMs)
    const place = await placeOf(server, challengeId)
    const guess = Math.abs(84 + i * 5 - place) <= 4 ? 84 + i * 5 + 9 : 84 + i * 5
    const answer = await answerSlider(server, { cookie, challengeId }, guess)
    codes.push(answer.body.code)
    if (i === 30) expect(answer).toMatchObject({ status: 429, body: { value: { retryAfter: expect.any(Number) } } })
  }
  expect(codes).toEqual([...Array(30).fill('CHALLENGE_REQUIRED'), 'TOO_MANY_REQUESTS'])
  const { cookie, challengeId } = await askSlider(server)
  server.clock.advance(5 * 60_000)
  const place = await placeOf(server, challengeId)
  expect((await answerSlider(server, { cookie, challengeId }, place)).body.code).toBe('CHALLENGE_REQUIRED')
  await afterWrongTries()
})

test('a right answer is not counted: people behind one address do not lock each other out', async () => {
  for (let i = 0; i < 35; i += 1) {
    await solveSlider(server)
    server.clock.advance(slowlyMs)
  }
  expect((await solveSlider(server)).challengeToken).toBeTruthy()
})

test('an address that asks for more than sixty pictures a minute waits', async () => {
  const answers = []
  for (let i = 0; i < 61; i += 1) answers.push(await server.portal('GET', '/wps/captcha/question'))
  expect(answers.filter(({ status }) => status === 429)).not.toEqual([])
  expect(answers.at(-1)?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfter: 60 } })
  await afterWrongTries()
})

test('[A-42] at the right place a missing way, one of even speed, one too quick and one too long are refused alike', async () => {
  const straight = (x: number) => Array.from({ length: 41 }, (_, i) => [Math.round((x * i) / 40), i % 3, i * 20])
  const quick = (x: number) => handTrail(x).map(([px = 0, y = 0, ms = 0]) => [px, y, Math.round(ms / 4)])
  const longer = (x: number) => handTrail(x).map(([px = 0, y = 0, ms = 0]) => [px, y, ms * 8])
  for (const way of [() => [], straight, quick, longer]) {
    const { cookie, challengeId } = await askSlider(server)
    server.clock.advance(1_000)
    const place = await placeOf(server, challengeId)
    expect(await answerSlider(server, { cookie, challengeId }, place, way(place))).toMatchObject(
      refusal('CHALLENGE_REQUIRED'),
    )
  }
  await afterWrongTries()
})

test('who cannot drag answers a question, with the proof of work; without the work it is refused', async () => {
  const { cookie, ...pass } = await solveQuestion(server, 'register')
  expect((await register(cookie, pass)).body.success).toBe(true)
  const { cookie: lazy, ...asked } = await askQuestion(server, 'register')
  const work = workFor(asked.challengeId, workBits) + 1
  const refused = await server.portal('POST', '/wps/captcha/question', { cookie: lazy, body: { ...asked, work } })
  expect(refused).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  await afterWrongTries()
})

test('an answer is taken for its own kind only, from its own browser only', async () => {
  const question = await askQuestion(server)
  const place = Number(question.answer)
  const asSlider = await answerSlider(server, question, place)
  expect(asSlider).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  const slider = await askSlider(server)
  server.clock.advance(1_000)
  const at = await placeOf(server, slider.challengeId)
  const foreign = await answerSlider(server, { ...slider, cookie: question.cookie }, at)
  expect(foreign).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  await afterWrongTries()
})

const captcha = (cookie = '') => server.portal('GET', '/wps/captcha', { cookie })
const lettersOf = async () => {
  const rows = server.db.selectFrom('challenges').select('answer').where('kind', '=', 'captcha')
  return (await rows.where('state', '=', 'open').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).answer
}

test('[R3.071] [R7.2.06] the captcha is a PNG in base64, another one each time, bound to a cookie that no script reads', async () => {
  const [first, second] = [await captcha(), await captcha()]
  const bytes = Buffer.from(first.body.value, 'base64')
  expect(bytes.subarray(0, 4).toString('hex')).toBe('89504e47')
  expect(bytes.length).toBeLessThan(12_000)
  expect(second.body.value).not.toBe(first.body.value)
  expect(String(first.headers['set-cookie'])).toMatch(/^cid=[\w-]{43};.*HttpOnly; SameSite=Strict/)
})

test('[R3.046] [R2.5.17] after three wrong log-ins of a name the letters are wanted too, and are good once', async () => {
  const { account } = await registerMember(server)
  const wrong = []
  for (let i = 0; i < 3; i += 1) wrong.push((await logIn(server, account, 'wrong')).body.value.showCaptcha)
  expect(wrong).toEqual([false, false, true])
  const withProof = async (captchaTyped: () => Promise<string | undefined>, password = memberPassword) => {
    const { cookie, ...proof } = await solveSlider(server)
    await captcha(cookie)
    return enter(cookie, { username: account, password, captcha: await captchaTyped(), ...proof })
  }
  expect((await withProof(async () => undefined)).body).toMatchObject({
    code: 'CAPTCHA_REQUIRED',
    value: { showCaptcha: true },
  })
  expect((await withProof(async () => 'ZZZZ')).body).toMatchObject({
    code: 'CAPTCHA_WRONG',
    value: { showCaptcha: true },
  })
  expect((await withProof(async () => (await lettersOf()).toLowerCase())).body.success).toBe(true)
})

test('a captcha is spent by a wrong answer, replaced by a newer one, and gone after five minutes', async () => {
  const username = newUsername()
  for (let i = 0; i < 3; i += 1) await logIn(server, username, 'wrong')
  const { cookie, ...first } = await solveSlider(server)
  const send = (typed: string, proof: object) =>
    enter(cookie, { username, password: 'wrong', captcha: typed, ...proof })
  const again = async () => {
    const { value, challengeId } = await askSlider(server, 'login', cookie)
    server.clock.advance(1_000)
    expect(value).toBeTruthy()
    const solved = await answerSlider(server, { cookie, challengeId }, await placeOf(server, challengeId))
    return { challengeId, challengeToken: solved.body.value.challengeToken }
  }
  await captcha(cookie)
  const letters = await lettersOf()
  expect((await send('ZZZZ', first)).body.code).toBe('CAPTCHA_WRONG')
  expect((await send(letters, await again())).body.code).toBe('CAPTCHA_WRONG')
  await captcha(cookie)
  const older = await lettersOf()
  await captcha(cookie)
  expect((await send(older, await again())).body.code).toBe('CAPTCHA_WRONG')
  await captcha(cookie)
  const late = await lettersOf()
  server.clock.advance(5 * 60_000)
  expect((await send(late, await again())).body.code).toBe('CAPTCHA_WRONG')
  await afterWrongTries()
})

test('the question stands for the letters too: nobody is locked out for not seeing', async () => {
  const { account } = await registerMember(server)
  for (let i = 0; i < 3; i += 1) await logIn(server, account, 'wrong')
  const { cookie, ...pass } = await solveQuestion(server)
  const entered = await enter(cookie, { username: account, password: memberPassword, ...pass })
  expect(entered.body.success).toBe(true)
})

test('[R6.24] the operator may want the letters from the first log-in on', async () => {
  await setSite(server, 'showCaptcha', true)
  expect((await server.portal('GET', '/wps/system/whitelabel')).body.value.showCaptcha).toBe(true)
  expect((await logIn(server, newUsername(), 'wrong')).body.code).toBe('CAPTCHA_REQUIRED')
  await setSite(server, 'showCaptcha', false)
})

test('[R3.059] [R7.2.11] a code by SMS and a recovery mail each want a pass of their own kind', async () => {
  const sms = (cookie?: string, part: object = {}) =>
    server.portal('POST', '/wps/verification/sms/noLogin', {
      cookie,
      body: { countryDialingCode: '84', mobileNum: newMobile(), purpose: 'reset', ...part },
    })
  expect(await sms()).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  const { cookie: other, ...forLogin } = await solveSlider(server, 'login')
  expect(await sms(other, forLogin)).toMatchObject(refusal('CHALLENGE_REQUIRED'))
  server.clock.advance(1_000)
  const { cookie, ...pass } = await solveSlider(server, 'sms')
  expect((await sms(cookie, pass)).body.success).toBe(true)
  const mail = await server.portalApp.inject({
    method: 'POST',
    url: '/wps/member/password/email',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: newUsername(), email: 'an@example.vn' }).toString(),
  })
  expect(mail.json().code).toBe('CHALLENGE_REQUIRED')
})
