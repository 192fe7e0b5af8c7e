import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { payeeWithBalance, submitWithdrawal, type TestPayee } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { manualPayout } from './manual-payout.ts'
import { payWithdrawal } from './pay-withdrawal.ts'
import { withdrawalJobs } from './withdrawal-jobs.ts'

const server = testServer()
const ids: string[] = []
let payee: TestPayee

beforeAll(async () => {
  payee = await payeeWithBalance(server)
  const { cookie } = await signInStaff(server, 'finance')
  for (let i = 0; i < 5; i += 1) {
    const id = await submitWithdrawal(server, payee, '50000.00')
    await server.console('POST', `/staff/withdrawals/${id}/approve`, { cookie, body: {} })
    await payWithdrawal(server.context, manualPayout, id)
    ids.push(id)
  }
})

const measure = () => withdrawalJobs['measure-payout-times']?.(server.context, {})
const times = async () => (await server.portal('GET', '/wps/system/payoutTimes')).body.value
const newest = async () =>
  (await server.portal('GET', '/wps/relay/MCS2_withdrawList', { token: payee.token })).body.value.list[0]
/** Says of each payout how long it took, and how many days ago it was. */
async function took(seconds: readonly number[], daysAgo = 1): Promise<void> {
  for (const [index, id] of ids.entries())
    await server.db
      .updateTable('withdrawals')
      .set({
        paid_at: sql`now() - make_interval(days => ${daysAgo})`,
        created_at: sql`now() - make_interval(days => ${daysAgo}, secs => ${seconds[index] ?? 0})`,
      })
      .where('id', '=', id)
      .execute()
}

test('anybody reads the median and the slow end of each bank, measured as often as one likes', async () => {
  expect(await times()).toEqual({ days: 30, countMin: 5, banks: [] })
  await took([60, 120, 180, 240, 3_600])
  await Promise.all([measure(), measure(), measure()])
  expect((await times()).banks).toEqual([
    { bankCode: 'SEN', bankName: 'NH Sen', count: 5, medianSeconds: 180, p95Seconds: 3_600 },
  ])
})

test('who waits is told when it is usually paid, who was paid is not', async () => {
  await took([60, 120, 180, 240, 3_600])
  await measure()
  expect((await newest()).expected).toBeUndefined()
  const id = await submitWithdrawal(server, payee, '50000.00')
  const { status, createdAt, expected } = await newest()
  expect(status).toBe('submitted')
  const after = (at: string) => Date.parse(at) - Date.parse(createdAt)
  expect([after(expected.at), after(expected.slowAt)]).toEqual([180_000, 3_600_000])
  expect(expected).toMatchObject({ count: 5, days: 30 })
  const { cookie } = await signInStaff(server, 'support')
  expect((await server.console('GET', `/staff/withdrawals/${id}`, { cookie })).body.value.expected).toEqual(expected)
})

test('with too few payouts, and of older days, nothing is said', async () => {
  await took([60, 120, 180, 240, 300], 31)
  await measure()
  expect((await times()).banks).toEqual([])
  expect((await newest()).expected).toBeUndefined()
  await took([60, 120, 180, 240, 300])
  await server.db
    .updateTable('withdrawals')
    .set({ paid_at: sql`now() - interval '40 days'` })
    .where('id', '=', ids[0] ?? '')
    .execute()
  await measure()
  expect((await times()).banks).toEqual([])
})
