import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@fairground/contract'
import { expect, test } from 'vitest'
import { areInOneHand } from '../src/lib/one-hand.ts'
import { memberWithBalance, payeeWithBalance, submitWithdrawal } from './money.ts'
import { cookieOf, logInStaff, signInStaff, staffPassword, type TestStaff } from './staff.ts'
import { testServer } from './test-server.ts'

const server = testServer()
const reason = 'a new colleague'
const dayMs = 86_400_000
let count = 0

/** An account this person created, whose first password they know. */
async function madeBy(maker: TestStaff, role: StaffRole): Promise<TestStaff> {
  count += 1
  const username = `made-${count}`
  const body = { username, displayName: username, role }
  const { password } = (await server.console('POST', '/staff/operators', { cookie: maker.cookie, body })).body.value
  const entered = await logInStaff(server, username, password)
  const own = { oldPassword: password, newPassword: staffPassword }
  await server.console('PUT', '/staff/me/password', { cookie: cookieOf(entered), body: own })
  const cookie = cookieOf(await logInStaff(server, username, staffPassword))
  return { staffId: entered.body.value.staffId, username, password: staffPassword, cookie }
}

const change = (by: TestStaff, { staffId }: TestStaff, what: string, fields: object = {}) =>
  server.console('POST', `/staff/operators/${staffId}/${what}`, { cookie: by.cookie, body: { reason, ...fields } })
const vouch = async (by: TestStaff, of: TestStaff) => (await change(by, of, 'vouch')).body.code

async function adjustmentBy({ cookie }: TestStaff): Promise<string> {
  const member = await memberWithBalance(server, '10.00')
  const body = { member: member.account, direction: 'credit', amount: '900000000.00', reason, requestId: randomUUID() }
  return (await server.console('POST', '/staff/adjustments', { cookie, body })).body.value.wishId
}
const agree = (wishId: string, by: TestStaff) => yes(`wishes/${wishId}/decide`, by, { isApproved: true })
const yes = async (path: string, { cookie }: TestStaff, body: object = {}) =>
  (await server.console('POST', `/staff/${path}`, { cookie, body })).body.code

test('whoever made an account is no second person for it, nor it for him, until a third vouches', async () => {
  const [owner, third] = [await signInStaff(server), await signInStaff(server)]
  const puppet = await madeBy(owner, 'finance')
  const asked = await adjustmentBy(puppet)
  expect(await agree(asked, owner)).toBe('FOUR_EYES')
  expect(await agree(await adjustmentBy(owner), puppet)).toBe('FOUR_EYES')
  expect(await vouch(owner, puppet)).toBe('FOUR_EYES')
  expect(await vouch(third, puppet)).toBe('SUCCESS')
  expect(await vouch(third, puppet)).toBe('STATE_CONFLICT')
  expect(await agree(asked, owner)).toBe('SUCCESS')
})

test('two accounts that one person made are one, and a puppet vouches for none', async () => {
  const owner = await signInStaff(server)
  const [one, other] = [await madeBy(owner, 'finance'), await madeBy(owner, 'finance')]
  expect(await agree(await adjustmentBy(one), other)).toBe('FOUR_EYES')
  const second = await madeBy(owner, 'owner')
  expect(await vouch(second, one)).toBe('FOUR_EYES')
  const grandchild = await madeBy(second, 'finance')
  expect(await agree(await adjustmentBy(grandchild), owner)).toBe('FOUR_EYES')
  const stranger = await signInStaff(server, 'finance')
  expect(await agree(await adjustmentBy(grandchild), stranger)).toBe('SUCCESS')
})

test.each([
  ['a new password', 'password/reset', {}],
  ['another role', 'role', { role: 'risk' }],
])('%s puts an account into the hand of whoever gave it, for thirty days', async (_, what, fields) => {
  const owner = await signInStaff(server)
  const colleague = await signInStaff(server, 'finance')
  const are = () => areInOneHand(server.db, owner.staffId, colleague.staffId, server.clock.now())
  expect(await are()).toBe(false)
  await change(owner, colleague, what, fields)
  expect(await are()).toBe(true)
  const { list } = (await server.console('GET', '/staff/operators', { cookie: owner.cookie })).body.value
  expect(list.find(({ staffId }: TestStaff) => staffId === colleague.staffId)).toMatchObject({
    inHandOf: owner.username,
  })
  server.clock.advance(31 * dayMs)
  expect(await are()).toBe(false)
  server.clock.advance(-31 * dayMs)
})

test('who gives a puppet another role does not free it from its maker; a new password does', async () => {
  const [maker, other] = [await signInStaff(server), await signInStaff(server)]
  const puppet = await madeBy(maker, 'support')
  const isIn = (hand: TestStaff) => areInOneHand(server.db, hand.staffId, puppet.staffId, server.clock.now())
  await change(other, puppet, 'role', { role: 'finance' })
  expect([await isIn(maker), await isIn(other)]).toEqual([true, false])
  await change(other, puppet, 'password/reset')
  expect([await isIn(maker), await isIn(other)]).toEqual([false, true])
})

test('shutting an account takes no keys, letting it in again does', async () => {
  const owner = await signInStaff(server)
  const colleague = await signInStaff(server, 'finance')
  const are = () => areInOneHand(server.db, owner.staffId, colleague.staffId, server.clock.now())
  await change(owner, colleague, 'disable')
  expect(await are()).toBe(false)
  await change(owner, colleague, 'enable')
  expect(await are()).toBe(true)
})

test('a payout that needs two people is not sent by one person with two accounts', async () => {
  const owner = await signInStaff(server)
  const puppet = await madeBy(owner, 'finance')
  const payee = await payeeWithBalance(server, '90000000.00')
  const withdrawalId = await submitWithdrawal(server, payee, '50000000.00')
  const approve = (by: TestStaff) => yes(`withdrawals/${withdrawalId}/approve`, by)
  expect(await approve(puppet)).toBe('SUCCESS')
  expect(await approve(owner)).toBe('FOUR_EYES')
  expect(await approve(await signInStaff(server, 'finance'))).toBe('SUCCESS')
})

test('a wish of a puppet is not decided by whoever holds its keys', async () => {
  const owner = await signInStaff(server)
  const puppet = await madeBy(owner, 'owner')
  const body = { topic: 'campaigns', currency: 'VND', amount: '900000000.00', reason }
  await server.console('POST', '/staff/thresholds', { cookie: puppet.cookie, body })
  const query = { state: 'asked' }
  const { list } = (await server.console('GET', '/staff/wishes', { cookie: owner.cookie, query })).body.value
  const wish = list.find(({ askedBy }: { askedBy: string }) => askedBy === puppet.username)
  expect(wish).toMatchObject({ allowed: ['reject'], isSamePerson: true })
  expect(await yes(`wishes/${wish?.wishId}/decide`, owner, { isApproved: true })).toBe('FOUR_EYES')
  const openSeenBy = async ({ cookie }: TestStaff) => {
    const thresholds = (await server.console('GET', '/staff/thresholds', { cookie })).body.value.list
    return thresholds.find(({ topic }: { topic: string }) => topic === 'campaigns').wish
  }
  expect(await openSeenBy(owner)).toMatchObject({ allowed: ['reject'], isSamePerson: true })
  const stranger = await signInStaff(server)
  expect(await openSeenBy(stranger)).toMatchObject({ allowed: ['approve', 'reject'] })
  expect(await openSeenBy(stranger)).not.toHaveProperty('isSamePerson')
  expect(await openSeenBy(puppet)).toMatchObject({ allowed: ['withdraw'] })
})
