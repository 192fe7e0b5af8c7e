import { expect, test } from 'vitest'
import { logIn } from '../../../../test/members.ts'
import { newMobile } from '../../../../test/outbox.ts'
import { testServer } from '../../../../test/test-server.ts'
import { readReach } from './reach.ts'
import { readFeatures } from './read-features.ts'

const server = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })

const site = async () => (await server.portal('GET', '/wps/system/whitelabel')).body.value
const cachedMsMax = 3_000

/** As a provider's form leaves it; whether what it names answers is another question. */
async function turnOn(kind: string, isOn = true): Promise<void> {
  const row = { is_on: isOn, settings: '{}', revision: 1, changed_by: 'test', changed_at: new Date() }
  await server.db
    .insertInto('providers')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute()
  server.clock.advance(cachedMsMax)
}

/** As the console's page shows it; which needs a second factor here. */
const lacks = async () => {
  const states = await readFeatures(server.db, await readReach(server.context))
  return Object.fromEntries(states.flatMap(({ feature, lack }) => (lack ? [[feature, lack]] : [])))
}

test('[R6.14] [R6.15] [R6.16] without a gateway nothing that needs a code is offered, whatever the flags say', async () => {
  expect(await site()).toMatchObject({
    flags: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true },
    loginModules: ['username'],
    registerModules: ['register'],
    channels: { sms: false, email: false },
  })
  expect(await lacks()).toEqual({ MOBILENUMREG3: 'sms', MOBILEVERCODELOGIN3: 'sms', CHNGPASSVERIF3: 'recovery' })
})

test('a method that is not offered is refused, too', async () => {
  expect((await logIn(server, newMobile(), '123456', { type: 'sms' })).body.code).toBe('FEATURE_OFF')
  const code = { mobileNum: newMobile(), countryDialingCode: '84' }
  expect((await server.portal('POST', '/wps/verification/sms/noLogin', { body: code })).body.code).toBe('FEATURE_OFF')
  const mail = new URLSearchParams({ username: 'somebody', email: 'somebody@example.vn' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = await server.portal('POST', '/wps/member/password/email', { body: mail, headers })
  expect(asked.body.code).toBe('FEATURE_OFF')
})

test('[R6.29] each service enables its own log-in methods; the identity provider proves numbers but does no resets', async () => {
  await turnOn('smpp')
  expect(await site()).toMatchObject({
    loginModules: ['username', 'sms'],
    registerModules: ['register', 'registerMobile'],
    channels: { sms: true, email: false },
  })
  await turnOn('smpp', false)
  await turnOn('phone-auth')
  await turnOn('smtp')
  expect(await site()).toMatchObject({
    loginModules: ['username', 'sms'],
    registerModules: ['register', 'registerMobile'],
    channels: { sms: false, email: true },
  })
  expect(await lacks()).toEqual({ CHNGPASSVERIF3: 'sms' })
})
