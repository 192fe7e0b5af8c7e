import { afterEach, describe, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, bankMethodId, brokenInvariants } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const dayMs = 24 * 3_600_000

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const askTransfer = async (amount = '50000.00') => {
  const member = await registerMember(server)
  const { body } = await askDeposit(server, member.token, amount, {
    methodId: bankMethodId,
    remark: 'paid from NH Tre',
  })
  return { ...member, ...(body.value as { depositId: string; transferCode: string }) }
}
const queue = async (cookie: string, query: Record<string, string> = {}) =>
  (await server.console('GET', '/staff/deposits', { cookie, query })).body.value
const approve = (cookie: string | undefined, depositId: string) =>
  server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie, body: {} })
const reject = (cookie: string | undefined, depositId: string, reason = 'no transfer came') =>
  server.console('POST', `/staff/deposits/${depositId}/reject`, { cookie, body: { reason } })
const idsOf = (page: { list: { depositId: string }[] }) => page.list.map(({ depositId }) => depositId)

describe('queue', () => {
  test('pending deposits come oldest first, everything else newest first', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    const first = await askTransfer()
    const second = await askTransfer()
    expect(idsOf(await queue(cookie, { status: 'pending' })).slice(-2)).toEqual([first.depositId, second.depositId])
    expect(idsOf(await queue(cookie)).slice(0, 2)).toEqual([second.depositId, first.depositId])
    expect(await queue(cookie, { status: 'pending', pageSize: '1' })).toMatchObject({
      pageNo: 1,
      pageSize: 1,
      list: [{}],
    })
  })

  test('a deposit is found by account, transfer code and id, in any case', async () => {
    const { cookie } = await signInStaff(server, 'support')
    const one = await askTransfer()
    await askTransfer()
    for (const query of [one.account.toUpperCase(), one.transferCode.toLowerCase(), one.depositId]) {
      expect(await queue(cookie, { query })).toMatchObject({
        total: 1,
        list: [{ depositId: one.depositId, account: one.account, remark: 'paid from NH Tre', amount: '50000.00' }],
      })
    }
    expect(await queue(cookie, { query: '%' })).toMatchObject({ total: 0 })
  })

  test('only who may decide is offered to decide, and only while it waits', async () => {
    const finance = await signInStaff(server, 'finance')
    const support = await signInStaff(server, 'support')
    const { depositId } = await askTransfer()
    const allowedFor = async (cookie: string) => (await queue(cookie, { query: depositId })).list[0].allowed
    expect(await allowedFor(finance.cookie)).toEqual(['approve', 'reject'])
    expect(await allowedFor(support.cookie)).toEqual([])
    await approve(finance.cookie, depositId)
    expect(await allowedFor(finance.cookie)).toEqual([])
  })
})

describe('decision', () => {
  test('an approved deposit is credited and signed by whoever approved it', async () => {
    const staff = await signInStaff(server, 'finance')
    const { depositId, token } = await askTransfer()
    const { body } = await approve(staff.cookie, depositId)
    expect(body.value).toMatchObject({ depositId, status: 'approved', decidedBy: staff.username, allowed: [] })
    expect(await balanceOf(server, token)).toEqual({ balance: '50000.00', frozen: '0.00' })
    expect(await auditOf(server, depositId)).toEqual(['deposit.requested', 'deposit.approved'])
    const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token })
    expect(record.body.value.list).toMatchObject([
      { kind: 'deposit', amount: '50000.00', balance: '50000.00', reference: depositId },
    ])
  })

  test('a rejected deposit moves nothing and tells the player why', async () => {
    const staff = await signInStaff(server, 'owner')
    const { depositId, token } = await askTransfer()
    const { body } = await reject(staff.cookie, depositId, 'the amount differs')
    expect(body.value).toMatchObject({ status: 'rejected', reason: 'the amount differs', decidedBy: staff.username })
    expect((await balanceOf(server, token)).balance).toBe('0.00')
    const own = await server.portal('GET', '/wps/relay/MCS2_depositList', { token })
    expect(own.body.value.list).toMatchObject([{ status: 'rejected', reason: 'the amount differs' }])
    expect(await auditOf(server, depositId)).toEqual(['deposit.requested', 'deposit.rejected'])
  })

  test('a decided deposit cannot be decided again', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    const { depositId, token } = await askTransfer()
    await approve(cookie, depositId)
    expect(await approve(cookie, depositId)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
    expect(await reject(cookie, depositId)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
    expect((await balanceOf(server, token)).balance).toBe('50000.00')
    expect(await auditOf(server, depositId)).toEqual(['deposit.requested', 'deposit.approved'])
  })

  test('an expired deposit cannot be approved, even before the job has noted it', async () => {
    const { depositId, memberId } = await askTransfer()
    server.clock.advance(dayMs)
    const { cookie } = await signInStaff(server, 'finance')
    expect(await approve(cookie, depositId)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
    const { rows } = await server.pool.query(
      `select balance from ledger.account_balances where owner_id = $1 and kind = 'cash'`,
      [memberId],
    )
    expect(rows).toEqual([{ balance: '0' }])
  })

  test('a deposit that does not exist is not found, and a reason is needed', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    expect((await approve(cookie, 'dep_none')).status).toBe(404)
    expect((await reject(cookie, 'dep_none')).status).toBe(404)
    const { depositId } = await askTransfer()
    expect((await reject(cookie, depositId, '  x ')).body.code).toBe('VALIDATION')
    expect(await auditOf(server, depositId)).toEqual(['deposit.requested'])
  })
})

test('nobody decides without signing in, and support, risk, content and readonly never do', async () => {
  const { depositId, token } = await askTransfer()
  expect((await approve(undefined, depositId)).status).toBe(401)
  expect((await reject(undefined, depositId)).status).toBe(401)
  expect((await server.console('GET', '/staff/deposits')).status).toBe(401)
  for (const role of ['support', 'risk', 'content', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await approve(cookie, depositId)).status).toBe(403)
    expect((await reject(cookie, depositId)).status).toBe(403)
    expect((await server.console('GET', '/staff/deposits', { cookie })).status).toBe(role === 'content' ? 403 : 200)
  }
  expect((await balanceOf(server, token)).balance).toBe('0.00')
  expect(await auditOf(server, depositId)).toEqual(['deposit.requested'])
})
