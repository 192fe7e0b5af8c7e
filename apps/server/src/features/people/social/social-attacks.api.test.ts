import { testClient } from '@fairground/dev-env/identity-provider'
import { expect, test } from 'vitest'
import { newUsername, registerMember } from '../../../../test/members.ts'
import { setSite } from '../../../../test/site.ts'
import { returnUrl, socialWorld } from '../../../../test/social-world.ts'
import { visitAs, visitRefused } from '../../../../test/visitor.ts'
import { createConfig } from '../../../config/config.ts'
import { readEnv } from '../../../config/env.ts'
import { socialPlaces } from './social-places.ts'

const world = await socialWorld()
const { idp, server } = world

test('the way to the provider carries a state, a nonce and a code challenge, and comes back to one address only', async () => {
  const { url, state } = await world.begin()
  const query = new URL(url).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: testClient.clientId,
    redirect_uri: returnUrl,
    response_type: 'code',
    state,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await world.begin()).state).not.toBe(state)
  const rows = await server.pool.query('select row_to_json(v) as row from social_visits v')
  expect(JSON.stringify(rows.rows)).not.toContain(state)
})

test('redirect tampering: the provider sends nobody to another address', async () => {
  const url = new URL((await world.begin()).url)
  for (const evil of ['https://evil.example/', `${returnUrl}.evil.example`, 'http://localhost:8080/login']) {
    url.searchParams.set('redirect_uri', evil)
    expect(await visitRefused(url.href)).toContain('redirect_uri')
  }
})

test('login CSRF: what one browser began, another one cannot finish', async () => {
  const [mine, theirs] = [await world.begin(), await world.begin()]
  const returned = await visitAs('csrf-1', mine.url)
  expect((await world.enter(theirs.cookie, 'google', returned)).body.code).toBe('CODE_EXPIRED')
  expect((await world.enter('', 'google', returned)).body.code).toBe('CODE_EXPIRED')
  expect((await world.enter(mine.cookie, 'google', returned)).body.code).toBe('REGISTRATION_REQUIRED')
})

test('state swap: the code of one visit is worth nothing under the state of another', async () => {
  const begun = await world.begin()
  const returned = await visitAs('swap-1', (await world.begin()).url)
  returned.set('state', begun.state)
  expect((await world.enter(begun.cookie, 'google', returned)).body.code).toBe('IDP_UNKNOWN')
})

test('code replay: an answer of the provider is good once', async () => {
  const { url, cookie } = await world.begin()
  const returned = await visitAs('replay-1', url)
  expect((await world.enter(cookie, 'google', returned)).body.code).toBe('REGISTRATION_REQUIRED')
  expect((await world.enter(cookie, 'google', returned)).body.code).toBe('CODE_EXPIRED')
  const next = await world.begin()
  returned.set('state', next.state)
  expect((await world.enter(next.cookie, 'google', returned)).body.code).toBe('IDP_UNKNOWN')
})

test('a visit ends after ten minutes', async () => {
  const { url, cookie } = await world.begin()
  const returned = await visitAs('late-1', url)
  server.clock.advance(10 * 60_000)
  expect((await world.enter(cookie, 'google', returned)).body.code).toBe('CODE_EXPIRED')
})

test('the answer of one provider is none of the other', async () => {
  const { url, cookie } = await world.begin('facebook')
  const returned = await visitAs('mixed-1', url)
  expect((await world.enter(cookie, 'google', returned)).body.code).toBe('CODE_EXPIRED')
})

test.each([
  ['from another issuer', { claims: { iss: 'https://evil.example' } }],
  ['for another site', { claims: { aud: 'another-site' } }],
  ['that has expired', { claims: { exp: 1_700_000_000 } }],
  ['with the nonce of another visit', { claims: { nonce: 'x'.repeat(43) } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['without a signature', { algorithm: 'none' }],
  ['signed with the published key as a shared secret', { algorithm: 'HS256' }],
  ['signed with a key that nobody published', { isKeyUnknown: true }],
] as const)('[A-41] an id token %s lets nobody in', async (_, lie) => {
  const owner = `honest-${newUsername()}`
  await world.newcomer(owner)
  idp.lie = lie
  expect((await world.signIn(owner)).body).toMatchObject({ success: false, code: 'IDP_UNKNOWN', value: null })
})

test('[A-41] an account with the same e-mail address is never linked silently', async () => {
  const email = 'victim@mail.example'
  await setSite(server, 'registrationFields', { email: { enabled: true } })
  const victim = await registerMember(server, { email })
  const answer = await world.signIn('victim')
  expect(answer.body).toMatchObject({ code: 'REGISTRATION_REQUIRED', value: { suggestion: { email } } })
  const linked = server.db.selectFrom('social_identities').select('provider').where('member_id', '=', victim.memberId)
  expect(await linked.execute()).toEqual([])
  expect(await world.info(victim.token)).toMatchObject({ googleBound: false })
  await setSite(server, 'registrationFields', {})
})

test('an id token that the provider signed anew is as good as its first one: the lies above fail by what they say', async () => {
  idp.lie = { claims: { locale: 'vi' } }
  expect((await world.signIn('anew-1')).body.code).toBe('REGISTRATION_REQUIRED')
})

test('an unverified address is not even proposed', async () => {
  idp.lie = { claims: { email_verified: false } }
  expect((await world.signIn('unverified-1')).body.value.suggestion).toEqual({ name: 'Nguyễn Văn An' })
})

test('[A-18] a password or a type that is slipped in is not read', async () => {
  const { body, cookie } = await world.signIn('slipped-1')
  const fields = { password: 'Slipped-in-77', type: 1, isAgent: true, balance: '1000000.00' }
  const { token } = (await world.register(body.value.socialTicket, cookie, fields)).body.value
  expect(await world.info(token)).toMatchObject({ type: 0, hasPassword: false })
})

test('a ticket is good for one account, for half an hour, in the browser that came back', async () => {
  const { body, cookie } = await world.signIn('ticket-1')
  const { socialTicket } = body.value
  const other = await world.begin()
  expect((await world.register(socialTicket, other.cookie)).body.code).toBe('CODE_EXPIRED')
  const second = await world.signIn('ticket-1')
  expect((await world.register(socialTicket, cookie)).body.success).toBe(true)
  expect((await world.register(socialTicket, cookie)).body.code).toBe('CODE_EXPIRED')
  expect((await world.register(second.body.value.socialTicket, second.cookie)).body.code).toBe('SOCIAL_TAKEN')
  const late = await world.signIn('ticket-2')
  server.clock.advance(30 * 60_000)
  expect((await world.register(late.body.value.socialTicket, late.cookie)).body.code).toBe('CODE_EXPIRED')
})

test('a server of the real world never asks anywhere but at the providers themselves', () => {
  const env = readEnv({ ...process.env, FAIRGROUND_PROFILE: 'production', SANDBOX_PROVIDERS_URL: idp.url })
  expect(() => createConfig(env)).toThrow('SANDBOX_PROVIDERS_URL')
  for (const provider of ['google', 'facebook'] as const) {
    const { issuer, authorizationUrl, tokenUrl, proof } = socialPlaces(provider, undefined)
    const last = proof.kind === 'id-token' ? proof.keysUrl : proof.profileUrl
    const own = /^https:\/\/(?:[\w-]+\.)*(?:google|googleapis|facebook)\.com(?:\/|$)/
    for (const url of [issuer, authorizationUrl, tokenUrl, last]) expect(url).toMatch(own)
  }
})
