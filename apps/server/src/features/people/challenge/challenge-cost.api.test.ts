import { expect, test } from 'vitest'
import { answerSlider, askSlider, handTrail, placeOf } from '../../../../test/challenge.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on', TRUSTED_PROXIES: '127.0.0.1' })

test('a network that asks often works for every further picture and question, a first try never', async () => {
  const ask = async (kind: string, ip: string) =>
    (await server.portal('GET', `/wps/captcha/${kind}`, { headers: { 'x-forwarded-for': ip } })).body.value.workBits
  const bits: number[] = []
  for (let i = 0; i < 13; i += 1) bits.push(await ask('slider', '203.0.113.50'))
  expect(bits).toEqual([0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 17, 18])
  expect(await ask('question', '203.0.113.50')).toBe(18)
  expect([await ask('slider', '203.0.113.51'), await ask('question', '203.0.113.51')]).toEqual([0, 16])
  // A /48 with a new home at every try is one network.
  for (let i = 0; i < 49; i += 1) await ask('slider', `2001:db8:9:${i.toString(16)}00::1`)
  expect(await ask('slider', '2001:db8:9:ff00::1')).toBe(17)
  server.clock.advance(61_000)
  expect(await ask('slider', '203.0.113.50')).toBe(0)
})

test('where work was asked for, the piece in its place is not enough', async () => {
  let asked = await askSlider(server)
  for (let i = 0; i < 8; i += 1) asked = await askSlider(server)
  expect(asked.value.workBits).toBeGreaterThan(16)
  server.clock.advance(1_000)
  const x = await placeOf(server, asked.challengeId)
  const body = { challengeId: asked.challengeId, x, trail: handTrail(x), work: 3 }
  const answer = await server.portal('POST', '/wps/captcha/slider', { cookie: asked.cookie, body })
  expect(answer).toMatchObject({ status: 200, body: { success: false, code: 'CHALLENGE_REQUIRED' } })
  const again = await askSlider(server)
  server.clock.advance(1_000)
  expect((await answerSlider(server, again, await placeOf(server, again.challengeId))).body.success).toBe(true)
})
