import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, balanceOf, brokenInvariants, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { puppetOf, signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { manualPayout } from './manual-payout.ts'
import { payWithdrawal } from './pay-withdrawal.ts'

const server = testServer()
let linh: TestStaff
let trang: TestStaff

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
  trang = await signInStaff(server, 'owner')
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const queue = async ({ cookie }: TestStaff, query: Record<string, string> = {}) =>
  (await server.console('GET', '/staff/withdrawals', { cookie, query })).body.value
const detailOf = (staff: TestStaff | undefined, id: string) =>
  server.console('GET', `/staff/withdrawals/${id}`, { cookie: staff?.cookie })
const approve = (staff: TestStaff | undefined, id: string) =>
  server.console('POST', `/staff/withdrawals/${id}/approve`, { cookie: staff?.cookie, body: {} })
const reject = (staff: TestStaff | undefined, id: string, reason = 'not your name') =>
  server.console('POST', `/staff/withdrawals/${id}/reject`, { cookie: staff?.cookie, body: { reason } })
const submit = async (amount = '50000.00', balance = '1000000.00') => {
  const payee = await payeeWithBalance(server, balance)
  return { payee, id: await submitWithdrawal(server, payee, amount) }
}
const idsOf = (page: { list: { withdrawalId: string }[] }) => page.list.map(({ withdrawalId }) => withdrawalId)

describe('queue', () => {
  test('open withdrawals come oldest first with their figures; decided ones only when asked for, newest first', async () => {
    const before = (await queue(linh)).counts
    const [first, second, third] = [await submit('50000.00'), await submit('60000.00'), await submit('70000.00')]
    await reject(linh, third.id)
    await approve(linh, second.id)
    await payWithdrawal(server.context, manualPayout, second.id)
    const page = await queue(linh)
    expect(idsOf(page)).toContain(first.id)
    expect(idsOf(page)).not.toContain(second.id)
    expect(page.counts).toMatchObject({
      open: before.open + 1,
      openAmount: `${Number.parseInt(before.openAmount, 10) + 50_000}.00`,
      paidToday: before.paidToday + 1,
      paidTodayAmount: `${Number.parseInt(before.paidTodayAmount, 10) + 60_000}.00`,
      rejectedToday: before.rejectedToday + 1,
      longestWaitSeconds: expect.any(Number),
    })
    expect(idsOf(await queue(linh, { filter: 'all' })).slice(0, 3)).toEqual([third.id, second.id, first.id])
    expect(idsOf(await queue(linh, { status: 'paid' }))[0]).toBe(second.id)
    const fourth = await submit()
    const open = idsOf(await queue(linh, { pageSize: '100' }))
    expect(open.indexOf(first.id)).toBeLessThan(open.indexOf(fourth.id))
  })

  test('withdrawals that need two people, and those I said yes to, have lists of their own', async () => {
    const large = await submit('25000000.00', '30000000.00')
    const small = await submit()
    expect(idsOf(await queue(linh, { filter: 'needsTwo' }))).toEqual([large.id])
    expect((await queue(linh, { filter: 'mine' })).total).toBe(0)
    await approve(linh, large.id)
    expect(idsOf(await queue(linh, { filter: 'mine' }))).toEqual([large.id])
    expect((await queue(trang, { filter: 'mine' })).total).toBe(0)
    expect((await queue(linh)).counts).toMatchObject({ needsTwo: 1, mine: 1 })
    expect((await queue(trang)).counts).toMatchObject({ needsTwo: 1, mine: 0 })
    expect(idsOf(await queue(linh))).toContain(small.id)
  })

  test('a withdrawal is found by account, id and last digits of its payout account', async () => {
    const { id, payee } = await submit()
    const [found] = (await queue(linh, { query: id })).list
    expect(found).toMatchObject({
      withdrawalId: id,
      account: payee.account,
      accountName: 'NGUYEN VAN AN',
      bankName: 'NH Sen',
      amount: '50000.00',
    })
    expect(await queue(linh, { query: payee.account.toUpperCase() })).toMatchObject({
      total: 1,
      list: [{ withdrawalId: id }],
    })
    expect(idsOf(await queue(linh, { query: found.masked.slice(-4), pageSize: '100' }))).toContain(id)
    expect((await queue(linh, { query: '_' })).total).toBe(0)
  })
})

describe('decision', () => {
  test('one approval is enough up to the limit', async () => {
    const { id, payee } = await submit('20000000.00', '30000000.00')
    const { body } = await approve(linh, id)
    expect(body.value).toMatchObject({
      status: 'approved',
      allowed: [],
      approvals: [{ username: linh.username }],
      approvalsNeeded: 1,
      timeline: [{}, { state: 'approved', by: linh.username }],
    })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '10000000.00', frozen: '20000000.00' })
    expect(await approve(trang, id)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
  })

  test('above the limit two different people are needed; the same person twice is refused', async () => {
    const { id, payee } = await submit('20000001.00', '30000000.00')
    expect((await approve(linh, id)).body.value).toMatchObject({
      status: 'submitted',
      approvalsNeeded: 2,
      allowed: ['reject', 'ask'],
    })
    expect((await detailOf(trang, id)).body.value.allowed).toEqual(['approve', 'reject', 'ask'])
    expect((await approve(linh, id)).body).toMatchObject({ success: false, code: 'FOUR_EYES' })
    expect((await approve(await puppetOf(server, linh.cookie), id)).body.code).toBe('FOUR_EYES')
    expect((await approve(trang, id)).body.value).toMatchObject({
      status: 'approved',
      approvals: [{ username: linh.username }, { username: trang.username }],
    })
    expect(await auditOf(server, id)).toEqual(['withdrawal.requested', 'withdrawal.approved', 'withdrawal.approved'])
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '9999999.00', frozen: '20000001.00' })
  })

  test('a rejection frees the amount at once, also after a first approval, and is final', async () => {
    const { id, payee } = await submit('25000000.00', '30000000.00')
    await approve(linh, id)
    const { body } = await reject(trang, id, 'please send a photo of your card')
    expect(body.value).toMatchObject({ status: 'rejected', reason: 'please send a photo of your card', allowed: [] })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '30000000.00', frozen: '0.00' })
    expect((await approve(trang, id)).status).toBe(409)
    expect((await reject(trang, id)).status).toBe(409)
    expect(await auditOf(server, id)).toEqual(['withdrawal.requested', 'withdrawal.approved', 'withdrawal.rejected'])
  })

  test('a withdrawal that does not exist is not found, and a reason is needed', async () => {
    expect((await approve(linh, 'wdr_none')).status).toBe(404)
    expect((await reject(linh, 'wdr_none')).status).toBe(404)
    expect((await detailOf(linh, 'wdr_none')).status).toBe(404)
    const { id } = await submit()
    expect((await reject(linh, id, ' ')).body.code).toBe('VALIDATION')
    expect(await auditOf(server, id)).toEqual(['withdrawal.requested'])
  })

  test('a paid withdrawal can neither be rejected nor approved', async () => {
    const { id, payee } = await submit()
    await approve(linh, id)
    await payWithdrawal(server.context, manualPayout, id)
    expect((await reject(trang, id)).status).toBe(409)
    expect((await approve(trang, id)).status).toBe(409)
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '950000.00', frozen: '0.00' })
  })
})

test('nobody decides without signing in, and support, risk, content and readonly never do', async () => {
  const { id, payee } = await submit()
  for (const answer of [
    await approve(undefined, id),
    await reject(undefined, id),
    await detailOf(undefined, id),
    await server.console('GET', '/staff/withdrawals'),
  ]) {
    expect(answer.status).toBe(401)
  }
  for (const role of ['support', 'risk', 'content', 'readonly'] as const) {
    const staff = await signInStaff(server, role)
    expect((await approve(staff, id)).status).toBe(403)
    expect((await reject(staff, id)).status).toBe(403)
    const seen = await detailOf(staff, id)
    expect([seen.status, seen.body.value?.allowed]).toEqual(role === 'content' ? [403, undefined] : [200, []])
  }
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '950000.00', frozen: '50000.00' })
  expect(await auditOf(server, id)).toEqual(['withdrawal.requested'])
})

test('the app itself cannot rewrite who approved, the history, the audit log or the books', async () => {
  const { id } = await submit()
  await approve(linh, id)
  for (const change of [
    `update withdrawal_approvals set staff_id = 'stf_other' where withdrawal_id = '${id}'`,
    `delete from withdrawal_steps where withdrawal_id = '${id}'`,
    `delete from withdrawals where id = '${id}'`,
    `update audit_log set actor_id = 'stf_other' where subject = '${id}'`,
    `update ledger.accounts set balance = balance + 1`,
    `insert into ledger.entries (account_id, transfer_id, amount, created_at) values (1, 1, 1, now())`,
  ]) {
    await expect(server.pool.query(change)).rejects.toThrow('permission denied')
  }
})
