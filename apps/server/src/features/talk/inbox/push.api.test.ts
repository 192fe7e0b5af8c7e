import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerMember, type TestMember } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { inboxJobs, moneyParam, notify } from './index.ts'

// The push service of this test stands on the machine itself, which its operator has to name.
const server = testServer({ PRIVATE_HOSTS: '127.0.0.1' })
const path = '/wps/member/push'

/** What a push service got, and what it answers. */
const service = { status: 201, got: [] as { path: string; headers: Record<string, unknown>; body: Buffer }[] }
let http: Server
let origin = ''
beforeAll(async () => {
  http = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      service.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(() => http.close())
beforeEach(() => {
  Object.assign(service, { status: 201, got: [] })
})

/** A browser that subscribed: only it can read what is sent to it. */
class Browser {
  readonly endpoint = `${origin}/send/${randomBytes(6).toString('hex')}`
  readonly #pair = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  get keys() {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }
  constructor() {
    this.#pair.generateKeys()
  }

  /** As RFC 8291 has it done by the browser. */
  read(body: Buffer) {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender])
    const derive = (key: Buffer, with_: Buffer, what: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, with_, what, length))
    const secret = derive(this.#pair.computeSecret(sender), this.#auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(86)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    expect(plain.at(-1)).toBe(2)
    return JSON.parse(plain.subarray(0, -1).toString())
  }
}

const subscribe = async ({ token }: TestMember, browser: Browser) =>
  (await server.portal('POST', path, { token, body: { endpoint: browser.endpoint, keys: browser.keys } })).body
const devicesOf = async ({ token }: TestMember, endpoint?: string) =>
  (await server.portal('POST', `${path}/state`, { token, body: { endpoint } })).body.value.devices
const tell = ({ memberId }: TestMember) =>
  transact(server.db, (tx) =>
    notify(tx, {
      memberId,
      template: 'deposit.approved',
      params: { amount: moneyParam(150_000_00n, 'VND'), time: '' },
    }),
  )

/** Pending orders in the worker's order. */
async function takeOrders() {
  const { rows } = await server.pool.query(
    "select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'push-notice'",
  )
  await server.pool.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'push-notice'))",
  )
  return rows.map(({ payload }) => payload)
}
const push = (order: unknown) => inboxJobs['push-notice']?.(server.context, order)
async function pushAll() {
  for (const order of await takeOrders()) await push(order)
}

test('each browser of a member gets a message of the inbox, in the member’s language, readable by it alone and signed by the key it was told', async () => {
  const member = await registerMember(server)
  const [phone, desk] = [new Browser(), new Browser()]
  await server.portal('PUT', '/wps/member/language', { token: member.token, body: { lang: 'en' } })
  await subscribe(member, phone)
  const { value } = await subscribe(member, desk)
  await tell(await registerMember(server))
  await tell(member)
  await pushAll()
  expect(service.got.map((one) => one.path).sort()).toEqual(
    [phone, desk].map((one) => new URL(one.endpoint).pathname).sort(),
  )
  for (const browser of [phone, desk]) {
    const got = service.got.find((one) => browser.endpoint.endsWith(one.path))
    expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(got?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${value.publicKey}$`))
    expect(browser.read(got?.body ?? Buffer.alloc(0))).toEqual({
      id: expect.stringMatching(/^msg_/),
      title: expect.stringMatching(/deposit/i),
      body: expect.stringContaining('150,000'),
      url: '/member/messageV2',
      lang: 'en',
    })
  }
})

test('a message that staff send to everybody reaches browsers too, and one that was read meanwhile does not', async () => {
  const [member, other] = [await registerMember(server), await registerMember(server)]
  const [browser, another] = [new Browser(), new Browser()]
  await subscribe(member, browser)
  await subscribe(other, another)
  await server.portal('PUT', '/wps/member/language', { token: member.token, body: { lang: 'vi' } })
  const { cookie } = await signInStaff(server, 'owner')
  const texts = {
    vi: { title: 'Tin vui', content: 'Chào {account}' },
    en: { title: 'News', content: 'Hello {account}' },
  }
  const body = { audience: 'accounts', accounts: [member.account, other.account], texts, requestId: randomUUID() }
  const sent = await server.console('POST', '/staff/broadcasts', { cookie, body })
  expect(sent.body.success).toBe(true)
  await inboxJobs['send-broadcast']?.(server.context, { broadcastId: sent.body.value.broadcastId })
  await server.portal('POST', '/wps/relay/CSP_messageRead', { token: other.token, body: {} })
  await pushAll()
  expect(service.got).toHaveLength(1)
  const [{ body: bytes } = { body: Buffer.alloc(0) }] = service.got
  expect(browser.read(bytes)).toMatchObject({ title: 'Tin vui', body: `Chào ${member.account}`, lang: 'vi' })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i has no such browser any more: it is forgotten', async (status) => {
    const [member, browser] = [await registerMember(server), new Browser()]
    await subscribe(member, browser)
    service.status = status
    await tell(member)
    await pushAll()
    expect(await devicesOf(member)).toEqual([])
  })

  test.each([429, 500, 503])('that answers %i is asked again', async (status) => {
    const [member, browser] = [await registerMember(server), new Browser()]
    await subscribe(member, browser)
    await tell(member)
    const [order] = await takeOrders()
    service.status = status
    await expect(push(order)).rejects.toThrow(String(status))
    service.status = 201
    await push(order)
    expect(service.got).toHaveLength(2)
    expect(await devicesOf(member)).toHaveLength(1)
  })

  test('that refuses five times in a row loses the browser; one notice taken between counts anew', async () => {
    const [member, browser] = [await registerMember(server), new Browser()]
    await subscribe(member, browser)
    for (const status of [403, 403, 403, 403, 201, 403, 403, 403, 403]) {
      service.status = status
      await tell(member)
      await pushAll()
    }
    expect(await devicesOf(member)).toHaveLength(1)
    await tell(member)
    await pushAll()
    expect(await devicesOf(member)).toEqual([])
  })

  test('is not asked for a message of yesterday', async () => {
    const [member, browser] = [await registerMember(server), new Browser()]
    await subscribe(member, browser)
    await tell(member)
    server.clock.advance(25 * 3_600_000)
    await pushAll()
    server.clock.advance(-25 * 3_600_000)
    expect(service.got).toEqual([])
  })
})

test('a browser belongs to whoever subscribed it last, is told nothing after a log-out, and is taken off by its member alone', async () => {
  const [one, two] = [await registerMember(server), await registerMember(server)]
  const [browser, own] = [new Browser(), new Browser()]
  await subscribe(one, browser)
  expect(await devicesOf(one, browser.endpoint)).toMatchObject([{ isCurrent: true }])
  await subscribe(two, browser)
  await subscribe(one, own)
  const [device] = await devicesOf(one, browser.endpoint)
  expect(device).toMatchObject({ isCurrent: false, device: { browser: expect.any(String) } })
  expect((await server.portal('DELETE', `${path}/${device.subscriptionId}`, { token: two.token })).body.code).toBe(
    'NOT_FOUND',
  )
  expect((await server.portal('DELETE', `${path}/${device.subscriptionId}`, { token: one.token })).body.success).toBe(
    true,
  )
  expect(await devicesOf(one)).toEqual([])
  await server.portal('DELETE', '/wps/session/logout', { token: two.token })
  await tell(two)
  await pushAll()
  expect(service.got).toEqual([])
})

test('who is not signed in, an address that is none, and keys that are none are refused; ten browsers are kept', async () => {
  const member = await registerMember(server)
  const { endpoint, keys } = new Browser()
  const refused = async (body: object, token?: string) =>
    (await server.portal('POST', path, { body, ...(token && { token }) })).body.code
  expect(await refused({ endpoint, keys })).toBe('NOT_LOGGED_IN')
  for (const wrong of [
    { endpoint: 'ftp://push.test/1', keys },
    { endpoint: 'nowhere', keys },
    { endpoint, keys: { ...keys, auth: 'short' } },
  ])
    expect(await refused(wrong, member.token)).toBe('VALIDATION')
  for (let count = 0; count < 11; count += 1) {
    server.clock.advance(1_000)
    await subscribe(member, new Browser())
  }
  expect(await devicesOf(member)).toHaveLength(10)
  const stored = await server.db.selectFrom('push_subscriptions').select('sealed_keys').execute()
  expect(stored.map(({ sealed_keys }) => sealed_keys).join()).not.toContain(keys.auth)
})
