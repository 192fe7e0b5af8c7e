import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, bankMethodId, brokenInvariants } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { expireDeposits } from './expire-deposits.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

test('ten sandbox deposits with one request id at once: one credit', async () => {
  const { token } = await registerMember(server)
  const requestId = randomUUID()
  const answers = await times(10, () => askDeposit(server, token, '1000.00', { requestId }))
  expect(new Set(answers.map(({ body }) => body.value.depositId)).size).toBe(1)
  expect((await balanceOf(server, token)).balance).toBe('1000.00')
})

test('ten bank deposits at once: five wait, five are refused', async () => {
  const { token } = await registerMember(server)
  const answers = await times(10, () => askDeposit(server, token, '50000.00', { methodId: bankMethodId }))
  expect(answers.map(({ body }) => body.code).sort()).toEqual([...Array(5).fill('LIMIT'), ...Array(5).fill('SUCCESS')])
})

test('five approvals and five rejections at once: one wins, and money moves only if it is an approval', async () => {
  const { token } = await registerMember(server)
  const asked = await askDeposit(server, token, '50000.00', { methodId: bankMethodId })
  const { depositId } = asked.body.value
  const [linh, trang] = [await signInStaff(server, 'finance'), await signInStaff(server, 'finance')]
  const answers = await times(10, (index) =>
    index % 2 === 0
      ? server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie: linh.cookie, body: {} })
      : server.console('POST', `/staff/deposits/${depositId}/reject`, {
          cookie: trang.cookie,
          body: { reason: 'no transfer came' },
        }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const winner = answers.find(({ status }) => status === 200)?.body.value.status
  expect((await balanceOf(server, token)).balance).toBe(winner === 'approved' ? '50000.00' : '0.00')
  expect(await auditOf(server, depositId)).toEqual(['deposit.requested', `deposit.${winner}`])
})

test('approval and expiry at the last moment: one wins', async () => {
  const { token } = await registerMember(server)
  const asked = await askDeposit(server, token, '50000.00', { methodId: bankMethodId })
  const { depositId, expiresAt } = asked.body.value
  const staff = await signInStaff(server, 'finance')
  const late = { ...server.context, clock: { now: () => new Date(expiresAt) } }
  const [approved] = await Promise.all([
    server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie: staff.cookie, body: {} }),
    expireDeposits(late),
    expireDeposits(late),
  ])
  const row = await server.db
    .selectFrom('deposits')
    .select('state')
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe(approved.status === 200 ? 'approved' : 'expired')
  expect((await balanceOf(server, token)).balance).toBe(approved.status === 200 ? '50000.00' : '0.00')
  expect(await auditOf(server, depositId)).toHaveLength(2)
})
