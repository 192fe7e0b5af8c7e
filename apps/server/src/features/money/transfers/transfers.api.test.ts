import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import {
  memberPaymentPassword,
  openTrial,
  registerMember,
  registerPayee,
  type TestMember,
} from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const path = '/wps/relay/passwordCheck/MCS2_transferMember'
const send = (token: string | undefined, fields: object = {}) =>
  server.portal('POST', path, {
    ...(token && { token }),
    body: {
      direction: 'up',
      amount: '10.00',
      paymentPassword: memberPaymentPassword,
      requestId: randomUUID(),
      ...fields,
    },
  })
const desk = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCS2_transferMember', { token })).body.value
const record = async (token: string) =>
  (await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token, query: { type: 'transfer' } })).body.value.list

/** Somebody with money, and somebody whom that one recommended, with money too. */
async function family(amount = '100.00'): Promise<{ upline: TestMember; member: TestMember }> {
  const upline = await memberWithBalance(server, amount)
  const info = await server.portal('GET', '/wps/member/info', { token: upline.token })
  const member = await registerMember(server, {
    payeeName: 'NGUYEN VAN BA',
    referralCode: info.body.value.referralCode,
  })
  await server.portal('PUT', '/wps/member/paymentPassword', {
    token: member.token,
    body: { password: member.password, paymentPassword: memberPaymentPassword },
  })
  await askDeposit(server, member.token, amount)
  return { upline, member }
}

const guard = async (settings: object) => {
  const { cookie } = await signInStaff(server, 'finance')
  return server.console('PUT', '/staff/site/transfers', {
    cookie,
    body: { min: '10.00', dailyMax: '1000.00', ...settings },
  })
}
afterEach(async () => void (await guard({})))

describe('along the direct edge', () => {
  test('[R1.12] a member sends to the upline: the one has less, the other more, both have a record', async () => {
    const { upline, member } = await family()
    expect(await desk(member.token)).toMatchObject({ upline: { account: upline.account }, hasDownlines: false })
    const sent = await send(member.token)
    expect(sent.body.value).toEqual({ transactionId: expect.stringMatching(/^mtr_/), balance: '90.00' })
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '90.00' })
    expect(await balanceOf(server, upline.token)).toMatchObject({ balance: '110.00' })
    const reference = sent.body.value.transactionId
    expect(await record(member.token)).toMatchObject([
      { kind: 'transfer', amount: '-10.00', balance: '90.00', reference },
    ])
    expect(await record(upline.token)).toMatchObject([
      { kind: 'transfer', amount: '10.00', balance: '110.00', reference },
    ])
    expect(await auditOf(server, reference)).toEqual(['member-transfer.sent'])
  })

  test('[R1.25] [R1.26] agents send down and up alike, to a direct downline or the upline and to nobody else', async () => {
    const { upline, member } = await family()
    await server.pool.query('update members set type = 2 where id = any($1)', [[upline.memberId, member.memberId]])
    const stranger = await memberWithBalance(server)
    expect(await desk(upline.token)).toMatchObject({ hasDownlines: true })
    expect((await desk(upline.token)).upline).toBeUndefined()
    const down = (account: string) => send(upline.token, { direction: 'down', account })
    expect((await down(member.account.toUpperCase())).body.value).toMatchObject({ balance: '90.00' })
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '110.00' })
    expect((await send(member.token)).body.value).toMatchObject({ balance: '100.00' })
    expect(await balanceOf(server, upline.token)).toMatchObject({ balance: '100.00' })
    for (const account of [stranger.account, upline.account, 'nobody', ''])
      expect((await down(account)).body).toMatchObject({
        code: 'VALIDATION',
        value: { errors: [{ field: 'account' }] },
      })
    expect((await send(upline.token)).status).toBe(404)
    expect((await send(stranger.token)).status).toBe(404)
    expect(await balanceOf(server, stranger.token)).toMatchObject({ balance: '1000000.00' })
  })

  test('both see it in their lists, each from their own side', async () => {
    const { upline, member } = await family()
    await send(member.token, { amount: '25.00' })
    const list = async (token: string) =>
      (await server.portal('GET', '/wps/relay/MCS2_transferList', { token })).body.value
    expect(await list(member.token)).toMatchObject({
      total: 1,
      list: [{ direction: 'up', isIncoming: false, account: upline.account, amount: '25.00' }],
    })
    expect(await list(upline.token)).toMatchObject({
      total: 1,
      list: [{ direction: 'up', isIncoming: true, account: member.account, amount: '25.00' }],
    })
  })

  test('the same request sends once, however often and however fast it comes', async () => {
    const { upline, member } = await family()
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(member.token, { requestId })))
    expect(new Set(answers.map(({ body }) => body.value.transactionId)).size).toBe(1)
    expect(await balanceOf(server, upline.token)).toMatchObject({ balance: '110.00' })
    expect((await send(member.token, { requestId, amount: '11.00' })).body.code).toBe('REQUEST_MISMATCH')
  })

  test('both ways at once lock nobody out, and no money is made or lost', async () => {
    const { upline, member } = await family()
    const all = await Promise.all([
      ...Array.from({ length: 4 }, () => send(member.token, { amount: '100.00' })),
      ...Array.from({ length: 4 }, () =>
        send(upline.token, { direction: 'down', account: member.account, amount: '100.00' }),
      ),
    ])
    expect(all.every(({ body }) => body.success || body.code === 'INSUFFICIENT_BALANCE')).toBe(true)
    const minor = async ({ token }: TestMember) => Number((await balanceOf(server, token)).balance)
    expect((await minor(member)) + (await minor(upline))).toBe(200)
  })
})

describe('the guards', () => {
  test('a wrong payment password, none at all and too little money move nothing', async () => {
    const { member } = await family()
    expect((await send(member.token, { paymentPassword: '000000' })).body.code).toBe('PAYMENT_PASSWORD_WRONG')
    expect((await send(member.token, { amount: '100.01' })).body.code).toBe('INSUFFICIENT_BALANCE')
    const fresh = await registerMember(server)
    expect((await send(fresh.token)).body.code).toBe('PAYMENT_PASSWORD_UNSET')
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '100.00' })
  })

  test('the least and the most of a day are what staff say they are', async () => {
    const { member } = await family('500.00')
    const limitOf = async (amount: string) => (await send(member.token, { amount })).body.value?.limit
    await guard({ min: '20.00', dailyMax: '100.00' })
    expect(await limitOf('19.99')).toEqual({ kind: 'min', bound: '20.00' })
    expect((await send(member.token, { amount: '60.00' })).body.success).toBe(true)
    expect(await desk(member.token)).toMatchObject({ min: '20.00', dailyMax: '100.00', leftToday: '40.00' })
    expect(await limitOf('40.01')).toEqual({ kind: 'dailyMax', bound: '40.00' })
    expect(await auditOf(server, 'transfers')).toContain('site.transfers-changed')
  })

  test('four times the rest of a day at once: no more than the day allows', async () => {
    const { upline, member } = await family('500.00')
    await guard({ dailyMax: '100.00' })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(member.token, { amount: '60.00' })))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await balanceOf(server, upline.token)).toMatchObject({ balance: '560.00' })
  })

  test('nothing goes to somebody who is suspended, and nothing leaves while payouts rest', async () => {
    const { upline, member } = await family()
    const risk = await signInStaff(server, 'risk')
    const reason = { reason: 'a test' }
    await server.console('POST', `/staff/members/${upline.memberId}/suspend`, { cookie: risk.cookie, body: reason })
    expect((await send(member.token)).status).toBe(404)
    expect((await desk(member.token)).upline).toBeUndefined()
    await server.console('POST', `/staff/members/${upline.memberId}/restore`, { cookie: risk.cookie, body: reason })
    await server.pool.query("update members set payout_paused_until = now() + interval '1 hour' where id = $1", [
      member.memberId,
    ])
    expect((await send(member.token)).body.code).toBe('PAYOUT_PAUSED')
    expect((await desk(member.token)).pausedUntil).toEqual(expect.any(String))
  })

  test.each([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-5.00' }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ direction: 'sideways' }, 'direction'],
    [{ requestId: '1' }, 'requestId'],
    [{ paymentPassword: 'secret' }, 'paymentPassword'],
  ])('%o is refused as input', async (fields, field) => {
    const { token } = await registerPayee(server)
    expect((await send(token, fields)).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  })

  test('a trial and a stranger send nothing and see no desk', async () => {
    const { token } = await openTrial(server)
    for (const [method, to] of [
      ['POST', path],
      ['GET', '/wps/relay/MCS2_transferMember'],
      ['GET', '/wps/relay/MCS2_transferList'],
    ] as const) {
      expect((await server.portal(method, to, { token, body: method === 'POST' ? {} : undefined })).body.code).toBe(
        'TRIAL_FORBIDDEN',
      )
      expect((await server.portal(method, to, { body: method === 'POST' ? {} : undefined })).status).toBe(401)
    }
  })

  test('while the books are frozen nobody sends anything', async () => {
    const { member } = await family()
    const frozen = { frozen_at: new Date(), checked_at: new Date(), findings: '[]', findings_count: 1, is_clean: false }
    await server.db
      .insertInto('payout_freezes')
      .values({ id: 'frz_t', ...frozen })
      .execute()
    try {
      expect((await send(member.token)).body.code).toBe('TRANSFERS_HALTED')
      expect(await balanceOf(server, member.token)).toEqual({ balance: '100.00', frozen: '0.00' })
    } finally {
      await server.db.updateTable('payout_freezes').set({ released_at: new Date(), released_by: 'test' }).execute()
    }
  })

  test('only those who decide about withdrawals change them', async () => {
    for (const [role, get, put] of [
      ['owner', 200, 200],
      ['risk', 200, 403],
      ['readonly', 200, 403],
      ['support', 403, 403],
    ] as const) {
      const { cookie } = await signInStaff(server, role)
      const body = { min: '10.00', dailyMax: '1000.00', turnoverPercent: 0 }
      expect((await server.console('GET', '/staff/site/transfers', { cookie })).status).toBe(get)
      expect((await server.console('PUT', '/staff/site/transfers', { cookie, body })).status).toBe(put)
    }
    const { cookie } = await signInStaff(server, 'owner')
    const bad = { min: '0.00', dailyMax: '1000.00', turnoverPercent: 0 }
    expect((await server.console('PUT', '/staff/site/transfers', { cookie, body: bad })).body.code).toBe('VALIDATION')
  })
})
