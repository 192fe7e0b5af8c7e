import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setProvider, startWebGateway } from '../../../../test/gateways.ts'
import { setSite } from '../../../../test/site.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import type { Call } from '../../../lib/call.ts'
import { createMetricsApp } from '../../../metrics-app.ts'
import { messageJobs, sendCode } from './index.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on', TRUSTED_PROXIES: '127.0.0.1' })
const dayMs = 24 * 60 * 60_000
let gateway: Awaited<ReturnType<typeof startWebGateway>>

// The limits alone are looked at here; the challenge before them has tests of its own.
beforeAll(async () => {
  await setSite(server, 'challenges', { sms: false })
  gateway = await startWebGateway(() => ({ status: 200 }))
  await setProvider(server, 'sms-http', { values: { address: gateway.address } })
})
beforeEach(async () => {
  await server.db.updateTable('messages').set({ status: 'expired' }).execute()
  server.clock.advance(2 * dayMs)
  gateway.requests.length = 0
})

/** The code of number `i`, asked for from network `i % 50`, by somebody who solved whatever had to be solved. */
const ask = (i: number, mobileNum: string) =>
  server.portal('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '84', mobileNum, purpose: 'reset' },
    headers: { 'x-forwarded-for': `203.0.${i % 50}.7` },
  })
const inOneBlock = (i: number) => `0912345${String(i).padStart(3, '0')}`
const everywhere = (i: number) => `09${String(i % 100).padStart(2, '0')}345${String(i).padStart(3, '0')}`
const run = async (job: string) => messageJobs[job]?.(server.context, {})
const figures = async () => {
  const { cookie } = await signInStaff(server, 'risk')
  return (await server.console('GET', '/staff/outbox-figures', { cookie })).body.value
}
const setLimits = async (body: { dayMax: number; alarmPercent: number }) => {
  const { cookie } = await signInStaff(server)
  return server.console('PUT', '/staff/outbox-limits/sms', { cookie, body })
}
const alarmsInLog = () =>
  server.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'action', 'subject', 'detail'])
    .where('action', 'like', 'message-alarm.%')
    .orderBy('at')
    .execute()
const callFrom = (ip: string) => ({ app: server.context, ip, displayLanguage: 'vi' }) as Call
const metric = async (figure: string) => {
  const app = await createMetricsApp(server.context, server.pool)
  const { body } = await app.inject('/metrics')
  return body.match(new RegExp(`fairground_messages\\{channel="sms",figure="${figure}"\\} (\\d+)`))?.[1]
}

test('[A-43] 200 numbers of one block from 50 networks: twenty codes leave, the rest is refused', async () => {
  const answers = []
  for (let i = 0; i < 200; i += 1) answers.push(await ask(i, inOneBlock(i)))
  expect(answers.map(({ body }) => body.success)).toEqual(Array.from({ length: 200 }, (_, i) => i < 20))
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  await run('resume-messages')
  expect(gateway.requests).toHaveLength(20)
  server.clock.advance(10 * 60_000)
  expect((await ask(0, inOneBlock(900))).body.success).toBe(true)
})

test('[A-43] nothing leaves above the budget of the day; it is an alarm in the log, on the console and as a metric', async () => {
  await setLimits({ dayMax: 30, alarmPercent: 0 })
  for (let i = 0; i < 25; i += 1) await ask(i, everywhere(i))
  await run('resume-messages')
  for (let i = 25; i < 40; i += 1) await ask(i, everywhere(i))
  await run('resume-messages')
  // A quarter is left to members on their way in.
  expect(gateway.requests).toHaveLength(23)
  const refused = await ask(41, everywhere(41))
  expect(refused).toMatchObject({ status: 429, body: { value: { retryAfter: 900 } } })
  const { alarms, channels } = await figures()
  expect(alarms).toMatchObject([{ channel: 'sms', kind: 'budget' }])
  expect(channels[0]).toMatchObject({ channel: 'sms', triedToday: 23, dayMax: 30 })
  expect(await metric('alarm_budget')).toBe('1')
  expect(await metric('tried_today')).toBe('23')
  expect(await alarmsInLog()).toMatchObject([
    { actor_kind: 'system', action: 'message-alarm.raised', subject: 'sms', detail: { kind: 'budget', dayMax: 30 } },
  ])
  server.clock.advance(dayMs)
  await run('watch-messages')
  expect((await figures()).alarms).toEqual([])
  expect(await metric('alarm_budget')).toBe('0')
  expect((await ask(42, everywhere(42))).body.success).toBe(true)
  expect((await alarmsInLog()).at(-1)).toMatchObject({ action: 'message-alarm.ended', detail: { kind: 'budget' } })
})

test('strangers leave a quarter of the day to the second steps of members, who are refused when that is spent too', async () => {
  await setLimits({ dayMax: 8, alarmPercent: 0 })
  for (let i = 0; i < 8; i += 1) await ask(i, everywhere(500 + i))
  await run('resume-messages')
  expect(gateway.requests).toHaveLength(6)
  const secondStep = { channel: 'sms', purpose: 'verify', memberId: 'mbr_a' } as const
  const codes = []
  for (let i = 0; i < 3; i += 1) {
    codes.push(await sendCode(callFrom('198.51.100.9'), { ...secondStep, recipient: `+8491877700${i}` }))
    await run('resume-messages')
  }
  expect(codes.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(gateway.requests).toHaveLength(8)
})

test('every /64 of a /48 asks with the others of it: codes are counted by the home, the /56 and the /48 around it', async () => {
  const from = (home: number) => `2001:db8:5:${home.toString(16)}::1`
  const send = (home: number, i: number) =>
    sendCode(callFrom(from(home)), { channel: 'email', purpose: 'reset', recipient: `p${home}-${i}@example.test` })
  const sentBy = async (homes: number[], each: number) => {
    let count = 0
    for (const home of homes) for (let i = 0; i < each; i += 1) if ((await send(home, i)).ok) count += 1
    return count
  }
  expect(await sentBy([0], 25)).toBe(20)
  expect(await sentBy([1, 2, 3], 20)).toBe(40)
  expect(await sentBy([0x100, 0x200, 0x300, 0x400, 0x500, 0x600], 20)).toBe(100)
  expect(await sentBy([0x10000 - 1], 1)).toBe(0)
})

test('ten tries at once cannot slip past the last place of the day', async () => {
  await setLimits({ dayMax: 3, alarmPercent: 0 })
  for (let i = 0; i < 10; i += 1) await ask(i, everywhere(200 + i))
  const waiting = await server.db.selectFrom('messages').select('id').where('status', '=', 'waiting').execute()
  expect(waiting).toHaveLength(10)
  await Promise.all(waiting.map(async ({ id }) => messageJobs['deliver-message']?.(server.context, { messageId: id })))
  expect(gateway.requests).toHaveLength(3)
})

test('what staff send to try a gateway counts like any other message, and waits when the day has its fill', async () => {
  await setLimits({ dayMax: 2, alarmPercent: 0 })
  const { cookie } = await signInStaff(server)
  const body = { to: '+84912345678' }
  const outcomes = []
  for (let i = 0; i < 3; i += 1) {
    const answer = await server.console('POST', '/staff/providers/sms-http/test', { cookie, body })
    outcomes.push(answer.body.value.outcome)
  }
  expect(outcomes).toEqual(['accepted', 'accepted', 'failed'])
  expect(gateway.requests).toHaveLength(2)
  const sms = (await figures()).channels.find(({ channel }: { channel: string }) => channel === 'sms')
  expect(sms.triedToday).toBe(2)
})

test('[A-43] codes that hardly anybody brings back raise an alarm; it ends when people bring them again', async () => {
  await setLimits({ dayMax: 1_000, alarmPercent: 40 })
  for (let i = 0; i < 25; i += 1) await ask(i, everywhere(300 + i))
  await run('watch-messages')
  expect((await figures()).alarms).toEqual([])
  server.clock.advance(6 * 60_000)
  await run('watch-messages')
  await run('watch-messages')
  expect((await figures()).alarms).toMatchObject([{ channel: 'sms', kind: 'conversion', sent: 25, used: 0 }])
  expect(await metric('alarm_conversion')).toBe('1')
  const since = new Date(server.clock.now().getTime() - dayMs)
  await server.pool.query(
    'update codes set used_at = created_at where id in (select id from codes where created_at > $1 limit 10)',
    [since],
  )
  await run('watch-messages')
  expect((await figures()).alarms).toEqual([])
  expect((await alarmsInLog()).slice(-2)).toMatchObject([
    { action: 'message-alarm.raised', detail: { kind: 'conversion', sent: 25, used: 0 } },
    { action: 'message-alarm.ended', detail: { kind: 'conversion' } },
  ])
})

test('only who sets services up changes the limits, within bounds, and the log has what they were', async () => {
  const owner = await signInStaff(server)
  const change = (cookie: string, body: object) => server.console('PUT', '/staff/outbox-limits/sms', { cookie, body })
  for (const body of [
    { dayMax: -1, alarmPercent: 40 },
    { dayMax: 10, alarmPercent: 101 },
    { dayMax: 1.5, alarmPercent: 0 },
  ])
    expect((await change(owner.cookie, body)).body.code).toBe('VALIDATION')
  await setLimits({ dayMax: 500, alarmPercent: 30 })
  await change(owner.cookie, { dayMax: 600, alarmPercent: 35 })
  const log = await server.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'message-limits.changed')
    .orderBy('at')
    .execute()
  expect(log.at(-1)?.detail).toEqual({ dayMax: '500 → 600', alarmPercent: '30 → 35' })
  for (const role of ['risk', 'support', 'finance'] as const)
    expect((await change((await signInStaff(server, role)).cookie, { dayMax: 1, alarmPercent: 1 })).status).toBe(403)
})
