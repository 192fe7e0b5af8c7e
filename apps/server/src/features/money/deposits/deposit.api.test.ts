import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import {
  askDeposit,
  auditOf,
  balanceOf,
  bankMethodId,
  brokenInvariants,
  sandboxMethodId,
} from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { expireDeposits } from './expire-deposits.ts'
import { crc16 } from './viet-qr.ts'

const server = testServer()
const dayMs = 24 * 3_600_000

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const list = (token: string, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/MCS2_depositList', { token, query })
const listed = async (token: string) => (await list(token)).body.value.list

describe('methods', () => {
  test('a member sees the ways to deposit in the own language', async () => {
    const { token } = await registerMember(server)
    const { body } = await server.portal('GET', '/wps/relay/MCS2_depositMethods', {
      token,
      headers: { language: 'vi' },
    })
    expect(body.value).toMatchObject([
      {
        methodId: bankMethodId,
        kind: 'manual',
        name: 'Chuyển khoản ngân hàng',
        min: '50000.00',
        max: '300000000.00',
        lifeMinutes: 1440,
        revision: 1,
      },
      { methodId: sandboxMethodId, kind: 'sandbox' },
    ])
  })

  test('the usual time comes from the own history and is absent without one', async () => {
    const { token } = await registerMember(server)
    const medians = async () =>
      (await server.portal('GET', '/wps/relay/MCS2_depositMethods', { token })).body.value.map(
        (method: { medianSeconds?: number }) => method.medianSeconds,
      )
    expect((await medians())[0]).toBeUndefined()
    await askDeposit(server, token, '100.00')
    expect(await medians()).toEqual([undefined, 0])
  })
})

describe('request', () => {
  test('a sandbox deposit is credited at once', async () => {
    const { token, memberId } = await registerMember(server)
    const { body } = await askDeposit(server, token, '1250.50')
    expect(body).toMatchObject({
      success: true,
      value: { amount: '1250.50', status: 'approved', methodId: sandboxMethodId },
    })
    expect(await balanceOf(server, token)).toEqual({ balance: '1250.50', frozen: '0.00' })
    expect(await auditOf(server, body.value.depositId)).toEqual(['deposit.requested', 'deposit.approved'])
    const row = await server.db
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', body.value.depositId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ member_id: memberId, state: 'approved', decided_by: 'system', amount_minor: '125050' })
  })

  test('a bank transfer waits 24 hours with a code of its own, written and to scan, and moves nothing', async () => {
    const { token } = await registerMember(server)
    const first = await askDeposit(server, token, '50000.00', { methodId: bankMethodId, remark: 'from my bank' })
    const second = await askDeposit(server, token, '50000.00', { methodId: bankMethodId })
    expect(first.body.value).toMatchObject({
      status: 'pending',
      transferCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      qr: expect.stringContaining('0006999901'),
      payTo: { bankName: 'NH Sen', accountName: 'CONG TY FAIRGROUND', accountNo: '1900123456789' },
      fee: '0.00',
      credit: '50000.00',
    })
    const { qr, transferCode } = first.body.value
    expect(qr).toContain(`5405500005802VN6212 0808${transferCode}6304`.replace(' ', ''))
    expect(crc16(qr.slice(0, -4))).toBe(qr.slice(-4))
    expect(first.body.value.transferCode).not.toBe(second.body.value.transferCode)
    expect(Date.parse(first.body.value.expiresAt) - Date.parse(first.body.value.createdAt)).toBe(dayMs)
    expect(await balanceOf(server, token)).toEqual({ balance: '0.00', frozen: '0.00' })
    expect(await auditOf(server, first.body.value.depositId)).toEqual(['deposit.requested'])
  })

  test('the same request again answers the same deposit; other content under its id is refused', async () => {
    const { token } = await registerMember(server)
    const requestId = randomUUID()
    const first = await askDeposit(server, token, '500.00', { requestId })
    expect((await askDeposit(server, token, '500.00', { requestId })).body).toEqual(first.body)
    for (const changed of [{ amount: '501.00' }, { methodId: bankMethodId }, { remark: 'other' }]) {
      expect((await askDeposit(server, token, '500.00', { requestId, ...changed })).body.code).toBe('REQUEST_MISMATCH')
    }
    expect((await balanceOf(server, token)).balance).toBe('500.00')
    expect(await listed(token)).toHaveLength(1)
  })

  test('an id that another member used is free', async () => {
    const requestId = randomUUID()
    for (const { token } of [await registerMember(server), await registerMember(server)]) {
      await askDeposit(server, token, '500.00', { requestId })
      expect((await balanceOf(server, token)).balance).toBe('500.00')
    }
  })

  test('a bank brings whole dong only: anything else is refused by the name of its field, and no code is made', async () => {
    const { token } = await registerMember(server)
    for (const amount of ['200000.37', '200000.01', '50000.99']) {
      expect((await askDeposit(server, token, amount, { methodId: bankMethodId })).body).toMatchObject({
        code: 'VALIDATION',
        value: { errors: [{ field: 'amount' }] },
      })
    }
    expect(await listed(token)).toEqual([])
  })

  test('amounts outside the bounds name the bound', async () => {
    const { token } = await registerMember(server)
    const below = await askDeposit(server, token, '49999.00', { methodId: bankMethodId })
    expect(below.body).toMatchObject({
      success: false,
      code: 'LIMIT',
      value: { limit: { kind: 'min', bound: '50000.00' } },
    })
    const above = await askDeposit(server, token, '300000001.00', { methodId: bankMethodId })
    expect(above.body).toMatchObject({
      success: false,
      code: 'LIMIT',
      value: { limit: { kind: 'max', bound: '300000000.00' } },
    })
    expect(await listed(token)).toEqual([])
  })

  test('a sixth undecided deposit is refused until one is decided', async () => {
    const { token } = await registerMember(server)
    const ask = () => askDeposit(server, token, '50000.00', { methodId: bankMethodId })
    const asked = await ask()
    for (let i = 1; i < 5; i += 1) expect((await ask()).body.success).toBe(true)
    expect((await ask()).body).toMatchObject({ code: 'LIMIT', value: { limit: { kind: 'pending', bound: '5' } } })
    const { cookie } = await signInStaff(server, 'finance')
    await server.console('POST', `/staff/deposits/${asked.body.value.depositId}/reject`, {
      cookie,
      body: { reason: 'no transfer came' },
    })
    expect((await ask()).body.success).toBe(true)
  })

  test.each([
    '-1.00',
    '0.00',
    '0.001',
    '1',
    '1e7',
    '1e21',
    '１２.00',
    'NaN',
    '1,000.00',
    ' 5.00',
    '05.00',
    '9223372036854775808',
    '92233720368547758.08',
    '',
    null,
    500,
    ['500.00'],
  ])('the amount %j is refused and nothing moves', async (amount) => {
    const { token } = await registerMember(server)
    const { status, body } = await askDeposit(server, token, '', { amount })
    expect([status, body.code, body.value.errors[0].field.split('.')[0]]).toEqual([200, 'VALIDATION', 'amount'])
    expect(await balanceOf(server, token)).toEqual({ balance: '0.00', frozen: '0.00' })
    expect(await listed(token)).toEqual([])
  })

  test.each([
    ['no method', { methodId: undefined }, 'VALIDATION'],
    ['an unknown method', { methodId: 'dpm_none' }, 'NOT_FOUND'],
    ['no request id', { requestId: undefined }, 'VALIDATION'],
    ['a request id that is too short', { requestId: 'short' }, 'VALIDATION'],
    ['a remark that is too long', { remark: 'x'.repeat(141) }, 'VALIDATION'],
  ])('%s is refused', async (_, fields, code) => {
    const { token } = await registerMember(server)
    expect((await askDeposit(server, token, '500.00', fields)).body.code).toBe(code)
    expect((await balanceOf(server, token)).balance).toBe('0.00')
  })

  test('a method of another currency cannot be used, and a disabled one neither', async () => {
    const { token } = await registerMember(server)
    const { id, ...sandbox } = await server.db
      .selectFrom('deposit_methods')
      .selectAll()
      .where('id', '=', sandboxMethodId)
      .executeTakeFirstOrThrow()
    const texts = {
      names: JSON.stringify(sandbox.names),
      instructions: JSON.stringify(sandbox.instructions),
      accounts: '[]',
    }
    await server.db
      .insertInto('deposit_methods')
      .values([
        { ...sandbox, ...texts, id: `${id}_usd`, currency: 'USD' },
        { ...sandbox, ...texts, id: `${id}_off`, is_enabled: false },
      ])
      .execute()
    expect((await askDeposit(server, token, '500.00', { methodId: `${id}_usd` })).status).toBe(404)
    expect((await askDeposit(server, token, '500.00', { methodId: `${id}_off` })).body.code).toBe('FEATURE_OFF')
    expect((await balanceOf(server, token)).balance).toBe('0.00')
  })
})

test('the list holds the own deposits only, newest first, by state and page', async () => {
  const { token } = await registerMember(server)
  const { token: strange } = await registerMember(server)
  await askDeposit(server, strange, '700.00')
  for (const amount of ['100.00', '200.00', '300.00']) await askDeposit(server, token, amount)
  await askDeposit(server, token, '60000.00', { methodId: bankMethodId })
  expect((await listed(token)).map((deposit: { amount: string }) => deposit.amount)).toEqual([
    '60000.00',
    '300.00',
    '200.00',
    '100.00',
  ])
  const { body } = await list(token, { status: 'approved', pageNo: '2', pageSize: '2' })
  expect(body.value).toMatchObject({ total: 3, pageNo: 2, pageSize: 2, list: [{ amount: '100.00' }] })
  expect((await list(token, { pageSize: '101' })).body.code).toBe('VALIDATION')
  expect((await list(token, { status: 'lost' })).body.code).toBe('VALIDATION')
})

test('the job notes what expired, once, and leaves what is still in time', async () => {
  const { token } = await registerMember(server)
  const old = await askDeposit(server, token, '50000.00', { methodId: bankMethodId })
  server.clock.advance(dayMs - 60_000)
  const { token: youngToken } = await registerMember(server)
  const young = await askDeposit(server, youngToken, '50000.00', { methodId: bankMethodId })
  await expireDeposits(server.context)
  expect(await auditOf(server, old.body.value.depositId)).toEqual(['deposit.requested'])
  server.clock.advance(60_000)
  expect(await expireDeposits(server.context)).toBeGreaterThan(0)
  expect(await expireDeposits(server.context)).toBe(0)
  const states = await server.db
    .selectFrom('deposits')
    .select(['id', 'state'])
    .where('id', 'in', [old.body.value.depositId, young.body.value.depositId])
    .execute()
  expect(states.map(({ state }) => state).sort()).toEqual(['expired', 'pending'])
  expect(await auditOf(server, old.body.value.depositId)).toEqual(['deposit.requested', 'deposit.expired'])
})

test.each([
  ['GET', '/wps/relay/MCS2_depositMethods'],
  ['POST', '/wps/relay/MCS2_deposit'],
  ['GET', '/wps/relay/MCS2_depositList'],
] as const)('%s %s needs a signed-in member; a trial account is told to register', async (method, path) => {
  const body = method === 'POST' ? { methodId: sandboxMethodId, amount: '500.00', requestId: randomUUID() } : undefined
  expect(await server.portal(method, path, { body })).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } })
  const { token } = await openTrial(server)
  expect(await server.portal(method, path, { token, body })).toMatchObject({
    status: 403,
    body: { code: 'TRIAL_FORBIDDEN' },
  })
})
