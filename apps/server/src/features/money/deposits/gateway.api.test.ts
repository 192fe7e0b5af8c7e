import { freePort } from '@fairground/postgres'
import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { gatewayMethodId, gatewaySecret, paymentGateway } from '../../../../test/payment-gateway.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { expireDeposits } from './expire-deposits.ts'
import { notifyPath } from './gateway-client.ts'
import { signGateway } from './gateway-signature.ts'
import { pollGateway } from './poll-gateway.ts'

const port = await freePort()
const server = testServer({ PORTAL_URL: `http://localhost:${port}` })
const gateway = paymentGateway(server, { port })

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const amount = '400000.00'
async function open() {
  const { token } = await registerMember(server)
  const { body } = await askDeposit(server, token, amount, { methodId: gatewayMethodId })
  await gateway.settle()
  const { depositId, payUrl } = body.value as { depositId: string; payUrl: string }
  return { token, depositId, payUrl, paymentId: payUrl.split('/').at(-1) ?? '' }
}
const press = async (payUrl: string, result: 'paid' | 'failed', query = '') => {
  await fetch(`${payUrl}/${result}${query}`, { method: 'POST', redirect: 'manual' })
  await gateway.settle()
}
const rowOf = (id: string) =>
  server.db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** As if its time were over; the gateway's own clock is the real one, so the test's cannot be moved so far. */
async function expire(id: string) {
  await server.pool.query('update deposits set expires_at = $1 where id = $2', [server.clock.now(), id])
  await expireDeposits(server.context)
}

interface Said {
  depositId: string
  paymentId: string
  status?: string
  amount?: string
  currency?: string
  eventId?: string
}
const wordOf = ({ depositId, paymentId, ...said }: Said) =>
  JSON.stringify({
    eventId: 'own-1',
    status: 'paid',
    amount,
    currency: 'VND',
    ...said,
    reference: depositId,
    paymentId,
  })
/** What the gateway says, signed unless told otherwise. */
function say(body: string, { secret = gatewaySecret, ageSeconds = 0, sent = body } = {}) {
  const timestamp = String(Math.floor(server.clock.now().getTime() / 1000) - ageSeconds)
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': signGateway(secret, timestamp, body),
  }
  return server.portalApp.inject({ method: 'POST', url: notifyPath, headers, payload: sent })
}

test('a player pays on the page of the gateway, and its signed word credits the wallet', async () => {
  const { token, depositId, payUrl } = await open()
  expect(payUrl.startsWith(`${gateway.url}/pay/`)).toBe(true)
  expect((await balanceOf(server, token)).balance).toBe('0.00')
  await press(payUrl, 'paid')
  expect((await balanceOf(server, token)).balance).toBe(amount)
  expect(await auditOf(server, depositId)).toEqual(['deposit.requested', 'deposit.approved'])
  expect(await rowOf(depositId)).toMatchObject({ state: 'approved', decided_by: 'gateway', incident: null })
  await press(payUrl, 'paid')
  expect((await balanceOf(server, token)).balance).toBe(amount)
})

test('a payment that fails ends the deposit; paid after that, or after its time, is for staff and credits nothing', async () => {
  const failed = await open()
  await press(failed.payUrl, 'failed')
  expect((await rowOf(failed.depositId)).state).toBe('rejected')
  await press(failed.payUrl, 'paid')
  const late = await open()
  await expire(late.depositId)
  await say(wordOf(late))
  for (const { depositId, token } of [failed, late]) {
    expect((await rowOf(depositId)).incident).toBe('paidAfterEnd')
    expect((await balanceOf(server, token)).balance).toBe('0.00')
  }
  expect(await rowOf(late.depositId)).toMatchObject({ state: 'expired', incident: 'paidAfterEnd' })
  const { cookie } = await signInStaff(server, 'finance')
  const found = await server.console('GET', '/staff/deposits', { cookie, query: { hasIncident: 'true' } })
  expect(found.body.value.list.map((one: { depositId: string }) => one.depositId)).toEqual([
    late.depositId,
    failed.depositId,
  ])
  expect(found.body.value.list[0].allowed).toEqual(['settle'])
  const settle = () =>
    server.console('POST', `/staff/deposits/${late.depositId}/settle-incident`, {
      cookie,
      body: { reason: 'paid back by the gateway' },
    })
  expect((await settle()).body.value.incident).toBeUndefined()
  expect((await settle()).status).toBe(409)
  expect((await auditOf(server, late.depositId)).slice(-2)).toEqual(['deposit.incident', 'deposit.incident-settled'])
  const support = await signInStaff(server, 'support')
  const refused = await server.console('POST', `/staff/deposits/${failed.depositId}/settle-incident`, {
    cookie: support.cookie,
    body: { reason: 'not mine to settle' },
  })
  expect(refused.status).toBe(403)
})

test('failed after paid takes nothing back by itself: staff see it', async () => {
  const { token, depositId, payUrl } = await open()
  await press(payUrl, 'paid')
  await press(payUrl, 'failed')
  expect(await rowOf(depositId)).toMatchObject({ state: 'approved', incident: 'failedAfterPaid' })
  expect((await balanceOf(server, token)).balance).toBe(amount)
})

test('another amount waits for staff, and what they approve is what was charged', async () => {
  const { token, depositId, payUrl } = await open()
  await press(payUrl, 'paid', '?amount=150000.00')
  expect((await balanceOf(server, token)).balance).toBe('0.00')
  const { cookie } = await signInStaff(server, 'finance')
  const weekMs = (await rowOf(depositId)).expires_at.getTime() - server.clock.now().getTime()
  expect(Math.round(weekMs / 86_400_000)).toBe(7)
  const seen = await server.console('GET', '/staff/deposits', { cookie, query: { query: depositId } })
  expect(seen.body.value.list[0]).toMatchObject({ incident: 'amountDiffers', amount: '150000.00', status: 'pending' })
  const approved = await server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie, body: {} })
  expect(approved.body.value.incident).toBeUndefined()
  expect((await balanceOf(server, token)).balance).toBe('150000.00')
})

test('a word that was lost is asked for, also once after the deposit expired', async () => {
  const [waiting, expired] = [await open(), await open()]
  await server.pool.query('update deposits set payment_id = payment_id || $1 where id = any($2)', [
    '-hidden',
    [waiting.depositId, expired.depositId],
  ])
  for (const { payUrl } of [waiting, expired]) await press(payUrl, 'paid')
  await server.pool.query('update deposits set payment_id = replace(payment_id, $1, $2) where id = any($3)', [
    '-hidden',
    '',
    [waiting.depositId, expired.depositId],
  ])
  await expire(expired.depositId)
  server.clock.advance(60_001)
  expect(await pollGateway(server.context)).toBe(2)
  expect((await balanceOf(server, waiting.token)).balance).toBe(amount)
  expect(await rowOf(expired.depositId)).toMatchObject({ state: 'expired', incident: 'paidAfterEnd' })
  expect(await pollGateway(server.context)).toBe(0)
})

test('only the gateway’s own signature over these very bytes, and of now, is believed', async () => {
  const opened = await open()
  const word = wordOf(opened)
  const refused = [
    await say(word, { secret: 'another-secret' }),
    await say(word, { ageSeconds: 301 }),
    await say(word, { ageSeconds: -301 }),
    await say(word, { sent: word.replace('400000.00', '900000.00') }),
    await server.portalApp.inject({ method: 'POST', url: notifyPath, payload: { status: 'paid' } }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  expect((await say('{"status":"paid"}')).statusCode).toBe(400)
  expect((await say('no json')).statusCode).toBe(400)
  expect((await say(wordOf({ ...opened, paymentId: 'pay_of_another' }))).statusCode).toBe(404)
  expect((await say(wordOf({ ...opened, depositId: 'dep_none' }))).statusCode).toBe(404)
  expect((await balanceOf(server, opened.token)).balance).toBe('0.00')
  expect((await say(wordOf({ ...opened, currency: 'USD' }))).statusCode).toBe(200)
  expect((await rowOf(opened.depositId)).incident).toBe('amountDiffers')
})

test('ten words of one payment at once, under one id and under ten: one credit', async () => {
  const { token, ...opened } = await open()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => say(wordOf({ ...opened, eventId: i < 10 ? 'same' : `own-${i}` }))),
  )
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await balanceOf(server, token)).balance).toBe(amount)
  expect(await auditOf(server, opened.depositId)).toEqual(['deposit.requested', 'deposit.approved'])
})

test('a gateway that is not set up is not offered', async () => {
  const { token } = await registerMember(server)
  await server.db.updateTable('providers').set({ is_on: false }).execute()
  server.clock.advance(2_001)
  const { body } = await server.portal('GET', '/wps/relay/MCS2_depositMethods', { token })
  expect(body.value.map((method: { methodId: string }) => method.methodId)).not.toContain(gatewayMethodId)
  expect((await askDeposit(server, token, amount, { methodId: gatewayMethodId })).body.code).toBe('FEATURE_OFF')
  expect((await say('{}')).statusCode).toBe(401)
})
