import type { Threshold } from '@fairground/contract'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
let owner: TestStaff
let finance: TestStaff
beforeAll(async () => {
  owner = await signInStaff(server, 'owner')
  finance = await signInStaff(server, 'finance')
})

const ask = (amount: string, { cookie }: TestStaff = owner, topic = 'campaigns') =>
  server.console('POST', '/staff/thresholds', {
    cookie,
    body: { topic, currency: 'VND', amount, reason: 'The season is on' },
  })
const decide = (wishId: string, isApproved: boolean, { cookie }: TestStaff) =>
  server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body: { isApproved } })
const list = (staff: TestStaff, query: Record<string, string> = {}) =>
  server.console('GET', '/staff/wishes', { cookie: staff.cookie, query })
const thresholdOf = (answer: Awaited<ReturnType<typeof ask>>, topic = 'campaigns') =>
  (answer.body.value.list as Threshold[]).find((one) => one.topic === topic)

test('a lower threshold holds at once, a higher one when another person says yes, and never by the own yes', async () => {
  expect(thresholdOf(await ask('1000.00'))).toMatchObject({ amount: '1000.00' })
  const asked = thresholdOf(await ask('5000.00'))
  expect(asked).toMatchObject({ amount: '1000.00', wish: { amount: '5000.00', allowed: ['withdraw'] } })
  const wishId = asked?.wish?.wishId ?? ''
  expect((await ask('6000.00')).body.code).toBe('STATE_CONFLICT')
  expect((await decide(wishId, true, owner)).body.code).toBe('FOUR_EYES')
  const waiting = (await list(finance, { state: 'asked' })).body.value
  expect(waiting.list).toMatchObject([{ wishId, kind: 'threshold', amount: '5000.00', allowed: ['approve', 'reject'] }])
  expect(waiting.list[0].facts).toContainEqual({ name: 'before', value: '1000.00', type: 'amount', currency: 'VND' })
  expect((await decide(wishId, true, finance)).body.value).toMatchObject({ state: 'approved', isAlone: false })
  expect((await decide(wishId, false, owner)).body.code).toBe('STATE_CONFLICT')
  const after = await server.console('GET', '/staff/thresholds', { cookie: owner.cookie })
  expect(thresholdOf(after)?.amount).toBe('5000.00')
  expect(thresholdOf(after)?.wish).toBeUndefined()
  expect(await auditOf(server, 'thresholds')).toEqual(expect.arrayContaining(['threshold.asked', 'threshold.approved']))
})

test('withdraw and approve at once: one wins, and a withdrawn wish never comes true', async () => {
  for (let round = 1; round <= 5; round += 1) {
    await ask('0.00', owner, 'deposits')
    const wishId = thresholdOf(await ask('900.00', owner, 'deposits'), 'deposits')?.wish?.wishId ?? ''
    const [approved, withdrawn] = await Promise.all([decide(wishId, true, finance), decide(wishId, false, owner)])
    expect([approved, withdrawn].filter(({ body }) => body.success)).toHaveLength(1)
    const after = thresholdOf(await server.console('GET', '/staff/thresholds', { cookie: owner.cookie }), 'deposits')
    expect(after?.amount).toBe(approved.body.success ? '900.00' : '0.00')
  }
})

test('who neither asks for a kind nor decides it sees none of its wishes and cannot decide them', async () => {
  const support = await signInStaff(server, 'support')
  const wishId = thresholdOf(await ask('7000.00'))?.wish?.wishId ?? ''
  expect((await list(support)).body.value.list).toEqual([])
  expect((await decide(wishId, true, support)).status).toBe(404)
  expect((await ask('8000.00', finance)).status).toBe(403)
  expect((await decide(wishId, false, owner)).body.value).toMatchObject({ state: 'withdrawn' })
})
