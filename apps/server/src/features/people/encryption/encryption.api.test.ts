import { randomUUID } from 'node:crypto'
import { CompactEncrypt, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { askEncryptionKey, type BodyChange, encryptBody } from '../../../../test/encrypt-body.ts'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { encryptionJobs } from './index.ts'

const server = testServer()
const path = '/wps/session/login'
const hourMs = 60 * 60_000

const askKey = () => askEncryptionKey(server)
const encrypt = (body: object, change: BodyChange = {}) => encryptBody(server, { method: 'POST', path, body }, change)

const send = (payload: unknown, headers: Record<string, string> = { encryption: 'jwe' }) =>
  server.portal('POST', path, { body: { payload }, headers })

let login: { username: string; password: string }
beforeAll(async () => {
  const { account, password } = await registerMember(server)
  login = { username: account, password }
})

test('[R7.03] [R7.1.01] an encrypted login opens a session, and a wrong password inside it is refused as usual', async () => {
  expect((await send(await encrypt(login))).body).toMatchObject({
    code: 'SUCCESS',
    value: { token: expect.any(String) },
  })
  const wrong = await encrypt({ ...login, password: 'not-this-one' })
  expect((await send(wrong)).body).toMatchObject({ code: 'BAD_CREDENTIALS', success: false })
})

test('[A-40] a body that was seen before is refused, also when it comes twice at once', async () => {
  const payload = await encrypt(login)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)))
  const codes = answers.map(({ body }) => body.code).sort()
  expect(codes).toEqual([...Array<string>(7).fill('ENCRYPTION_INVALID'), 'SUCCESS'])
})

test('a key is told for a day, opens for two more, and is gone after that', async () => {
  const first = await askKey()
  const payload = () => encrypt(login, { jwk: first })
  server.clock.advance(25 * hourMs)
  const second = await askKey()
  expect(second.kid).not.toBe(first.kid)
  const set = await server.portalApp.inject('/.well-known/portal-jwks')
  expect(set.json()).toEqual({ keys: [second, first] })
  expect((await send(await payload())).body.code).toBe('SUCCESS')
  server.clock.advance(48 * hourMs)
  expect((await send(await payload())).body.code).toBe('ENCRYPTION_INVALID')
  expect((await send(await encrypt(login))).body.code).toBe('SUCCESS')
})

test('old keys and the nonces of old bodies are forgotten', async () => {
  const first = await askKey()
  await send(await encrypt(login))
  server.clock.advance(73 * hourMs)
  await encryptionJobs['remove-expired-encryption']?.(server.context, {})
  const second = await askKey()
  const keys = await server.db.selectFrom('encryption_keys').select('key_id').execute()
  expect(keys).toEqual([{ key_id: second.kid }])
  expect(second.kid).not.toBe(first.kid)
  expect(await server.db.selectFrom('encryption_nonces').selectAll().execute()).toEqual([])
})

test('the private half is nowhere in the database as it is, and nothing of it in what pages get', async () => {
  expect(Object.keys(await askKey()).sort()).toEqual(['crv', 'kid', 'kty', 'x', 'y'])
  const [row] = await server.db.selectFrom('encryption_keys').selectAll().execute()
  expect(row?.sealed_private).toMatch(/^v2\./)
})

const refused: Record<string, () => Promise<unknown>> = {
  'another route’s body': () => encrypt(login, { fields: { p: '/wps/member/register' } }),
  'another method’s body': () => encrypt(login, { fields: { m: 'PUT' } }),
  'a body of two minutes ago': () => encrypt(login, { fields: { ts: server.clock.now().getTime() - 120_000 } }),
  'a body of two minutes ahead': () => encrypt(login, { fields: { ts: server.clock.now().getTime() + 120_000 } }),
  'a body without a nonce': () => encrypt(login, { fields: { nonce: undefined } }),
  'a key that never was': () => encrypt(login, { header: { kid: 'never' } }),
  'a key of the sender’s own': async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
    const { kid } = await askKey()
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(login)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(publicKey)
  },
  'a weaker content cipher': () => encrypt(login, { header: { enc: 'A128GCM' } }),
  'a wrapped key': () => encrypt(login, { header: { alg: 'ECDH-ES+A128KW' } }),
  'a header that names its own key': () => encrypt(login, { header: { jku: 'https://example.org/keys' } }),
  'text that is no JSON': () => encrypt(login, { text: 'username=someone' }),
  'a field __proto__': () =>
    encrypt(login, { text: `{"__proto__":{"polluted":1},"ts":1,"nonce":"${randomUUID()}","m":"POST","p":"${path}"}` }),
  '[A-46] a name twice': () =>
    encrypt(login, {
      text: `{"username":"nobody1",${JSON.stringify({ ...login, ts: server.clock.now().getTime(), nonce: randomUUID(), m: 'POST', p: path }).slice(1)}`,
    }),
  'a header of alg none': async () => withHeader(await encrypt(login), { alg: 'none', enc: 'A256GCM' }),
  'a header of alg dir': async () => withHeader(await encrypt(login), { alg: 'dir', enc: 'A256GCM' }),
  'a header of RSA1_5': async () => withHeader(await encrypt(login), { alg: 'RSA1_5', enc: 'A256GCM' }),
  'a compressed body': async () => withHeader(await encrypt(login), { alg: 'ECDH-ES', enc: 'A256GCM', zip: 'DEF' }),
  'a point that is not on the curve': async () => {
    const { kid } = await askKey()
    const epk = {
      kty: 'EC',
      crv: 'P-256',
      x: Buffer.alloc(32, 1).toString('base64url'),
      y: Buffer.alloc(32, 2).toString('base64url'),
    }
    return withHeader(await encrypt(login), { alg: 'ECDH-ES', enc: 'A256GCM', kid, epk })
  },
  'a changed letter': async () =>
    (await encrypt(login)).replace(/.(?=[^.]{3}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
  'half of it': async () => (await encrypt(login)).slice(0, 200),
  'more than 16 KiB': () => encrypt({ ...login, captcha: 'x'.repeat(20_000) }),
  'no text': async () => 42,
  nothing: async () => undefined,
}

describe('[A-40] [A-19] what is not exactly right is refused in one and the same way', () => {
  test.each(Object.keys(refused))('%s', async (name) => {
    const answer = await send(await refused[name]?.())
    expect([answer.status, answer.body.code, answer.body.value]).toEqual([400, 'ENCRYPTION_INVALID', null])
    expect(answer.body.message).toBe((await send('x')).body.message)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

/** The same letter under another protected header. */
function withHeader(payload: string, header: object): string {
  const [, ...rest] = payload.split('.')
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
}
