import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { sayYesToWaiting } from '../../../../test/second-yes.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { spendBudget } from './spend-budget.ts'

const server = testServer()
const setBudget = (dayMinor: number, memberMinor: number) =>
  server.pool.query(`update gift_budgets set day_minor = $1, member_minor = $2 where source = 'referral'`, [
    dayMinor,
    memberMinor,
  ])
const spend = (memberId: string, amountMinor: bigint, on: string) =>
  transactWhole(server.db, (tx) => spendBudget(tx, { source: 'referral', memberId, currency: 'VND', amountMinor, on }))

test('a budget for ten, of which twenty take at once: ten have it, and it is whole again the next day', async () => {
  await setBudget(1_000, 1_000)
  const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => spend(`mbr_${n}`, 100n, '2026-01-01')))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(10)
  const refused = taken.find(({ ok }) => !ok)
  expect(refused).toMatchObject({ code: 'LIMIT', value: { limit: { kind: 'giftBudget', bound: '10.00' } } })
  expect((await spend('mbr_1', 100n, '2026-01-02')).ok).toBe(true)
})

test('no member has more of a day than one may, however much the day still holds', async () => {
  await setBudget(1_000, 250)
  const taken = await Promise.all(Array.from({ length: 5 }, () => spend('mbr_1', 100n, '2026-02-01')))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(2)
  expect((await spend('mbr_2', 100n, '2026-02-01')).ok).toBe(true)
})

test('accounts with one browser have of a day what one may have', async () => {
  await setBudget(1_000, 250)
  const members = [await registerMember(server), await registerMember(server)]
  for (const { memberId } of members)
    await server.pool.query(
      `insert into trusted_devices values (sha256('one'::bytea), $1, now(), now() + interval '1 day')`,
      [memberId],
    )
  const taken = await Promise.all([...members, ...members].map(({ memberId }) => spend(memberId, 100n, '2026-03-01')))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(2)
  const refused = taken.find(({ ok }) => !ok)
  expect(refused).toMatchObject({ value: { limit: { kind: 'memberBudget', bound: '2.50' } } })
})

test('a smaller budget holds at once, a larger one when another person says yes', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const ask = async (day: string, member: string) => {
    const body = { source: 'cashback', currency: 'VND', day, member, reason: 'The season is on' }
    return (await server.console('POST', '/staff/gift-budgets', { cookie, body })).body
  }
  const shown = async () => {
    const { list } = (await server.console('GET', '/staff/gift-budgets', { cookie })).body.value
    return list.find(({ source }: { source: string }) => source === 'cashback')
  }
  expect((await ask('1.00', '2.00')).value.errors[0].field).toBe('member')
  expect((await ask('1000.00', '10.00')).success).toBe(true)
  expect(await shown()).toMatchObject({ day: '1000.00', member: '10.00', spentToday: '0.00' })
  await ask('1000.00', '20.00')
  expect(await shown()).toMatchObject({ member: '10.00', wish: { allowed: ['withdraw'] } })
  await sayYesToWaiting(server, 'gift-budgets')
  expect((await shown()).member).toBe('20.00')
  expect(await auditOf(server, 'gift-budgets')).toEqual(
    expect.arrayContaining(['gift-budget.asked', 'gift-budget.approved']),
  )
})
