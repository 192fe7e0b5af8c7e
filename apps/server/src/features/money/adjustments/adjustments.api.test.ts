import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openTrial } from '../../../../test/members.ts'
import {
  auditOf,
  balanceOf,
  brokenInvariants,
  memberWithBalance,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import { sayYesToWaiting } from '../../../../test/second-yes.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const ask = (cookie: string | undefined, member: string, fields: object = {}) =>
  server.console('POST', '/staff/adjustments', {
    cookie,
    body: { member, direction: 'credit', amount: '50.00', reason: 'Lost deposit', requestId: randomUUID(), ...fields },
  })
const decide = (cookie: string, id: string, verb: 'approve' | 'reject', body: object = {}) =>
  server.console('POST', `/staff/wishes/${id}/decide`, { cookie, body: { isApproved: verb === 'approve', ...body } })
const correctionsOf = async (memberId: string) =>
  (await auditOf(server, memberId)).filter((action) => action.startsWith('adjustment.'))
const find = async (cookie: string, query: Record<string, string>) =>
  (await server.console('GET', '/staff/adjustments', { cookie, query })).body.value
const record = async (token: string) =>
  (await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token })).body.value.list

async function people() {
  return { asker: await signInStaff(server, 'finance'), other: await signInStaff(server, 'finance') }
}

describe('a correction that gives', () => {
  test('moves nothing when it is asked for, and once when another person says yes', async () => {
    const { asker, other } = await people()
    const member = await memberWithBalance(server, '100.00')
    const asked = (await ask(asker.cookie, member.account.toUpperCase())).body.value
    expect(asked).toMatchObject({
      state: 'asked',
      account: member.account,
      amount: '50.00',
      askedBy: asker.username,
      available: '100.00',
      allowed: ['withdraw'],
    })
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '100.00' })
    expect((await decide(asker.cookie, asked.wishId, 'approve')).body.code).toBe('FOUR_EYES')
    expect((await decide(other.cookie, asked.wishId, 'approve')).body.value).toMatchObject({ state: 'approved' })
    const [approved] = (await find(other.cookie, { query: asked.wishId })).list
    expect(approved).toMatchObject({ state: 'approved', decidedBy: other.username, available: '150.00', allowed: [] })
    expect((await decide(other.cookie, asked.wishId, 'approve')).status).toBe(409)
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '150.00' })
    expect((await record(member.token))[0]).toMatchObject({
      kind: 'adjustment',
      amount: '50.00',
      balance: '150.00',
      reference: asked.wishId,
    })
    expect(await correctionsOf(member.memberId)).toEqual(['adjustment.asked', 'adjustment.approved'])
    const transfer = await server.console('GET', `/staff/ledger/transfers/${approved.transferId}`, {
      cookie: other.cookie,
    })
    expect(transfer.body.value).toMatchObject({
      kind: 'adjustment',
      amount: '50.00',
      debit: { kind: 'adjustments_manual' },
      credit: { ownerName: member.account },
      cause: { type: 'adjustment', id: asked.wishId, by: [asker.username, other.username] },
    })
  })

  test('ten yeses at once: one moves the money', async () => {
    const { asker } = await people()
    const member = await memberWithBalance(server, '100.00')
    const { wishId } = (await ask(asker.cookie, member.memberId)).body.value
    const others = await Promise.all(Array.from({ length: 5 }, () => signInStaff(server, 'owner')))
    const answers = await Promise.all(
      others.flatMap(({ cookie }) => [decide(cookie, wishId, 'approve'), decide(cookie, wishId, 'approve')]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '150.00' })
  })
})

describe('a correction that takes', () => {
  test('is refused when it would go below zero, what is held counted; later it may be tried again', async () => {
    const { asker, other } = await people()
    const payee = await payeeWithBalance(server, '300000.00')
    expect((await ask(asker.cookie, payee.account, { direction: 'debit', amount: '300000.01' })).body.code).toBe(
      'INSUFFICIENT_BALANCE',
    )
    const asked = (await ask(asker.cookie, payee.account, { direction: 'debit', amount: '250000.00' })).body.value
    const withdrawalId = await submitWithdrawal(server, payee, '100000.00')
    expect((await decide(other.cookie, asked.wishId, 'approve')).body.code).toBe('INSUFFICIENT_BALANCE')
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '200000.00', frozen: '100000.00' })
    await server.portal('POST', '/wps/relay/MCS2_withdrawCancel', { token: payee.token, body: { withdrawalId } })
    expect((await decide(other.cookie, asked.wishId, 'approve')).body.value).toMatchObject({ state: 'approved' })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '50000.00', frozen: '0.00' })
    expect((await record(payee.token))[0]).toMatchObject({ kind: 'adjustment', amount: '-250000.00' })
  })
})

test('a no leaves the balance alone and says why; whoever asked takes it back the same way', async () => {
  const { asker, other } = await people()
  const member = await memberWithBalance(server, '100.00')
  const first = (await ask(asker.cookie, member.account)).body.value
  expect((await decide(other.cookie, first.wishId, 'reject', { reason: 'No proof' })).body.value).toMatchObject({
    state: 'rejected',
    decisionReason: 'No proof',
    decidedBy: other.username,
  })
  const second = (await ask(asker.cookie, member.account)).body.value
  expect((await decide(asker.cookie, second.wishId, 'reject', { reason: 'A slip' })).body.value).toMatchObject({
    state: 'withdrawn',
  })
  expect((await decide(other.cookie, second.wishId, 'approve')).body.code).toBe('STATE_CONFLICT')
  expect(await balanceOf(server, member.token)).toMatchObject({ balance: '100.00' })
  expect(await correctionsOf(member.memberId)).toEqual([
    ...['adjustment.asked', 'adjustment.rejected'],
    ...['adjustment.asked', 'adjustment.withdrawn'],
  ])
})

test('the same request id asks once, and not for something else', async () => {
  const { asker } = await people()
  const member = await memberWithBalance(server, '100.00')
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(asker.cookie, member.account, { requestId })))
  expect(new Set(answers.map(({ body }) => body.value.wishId)).size).toBe(1)
  expect((await ask(asker.cookie, member.account, { requestId, amount: '51.00' })).body.code).toBe('REQUEST_MISMATCH')
})

test('those that wait come oldest first and are found by account', async () => {
  const { asker, other } = await people()
  const member = await memberWithBalance(server, '100.00')
  const ids: string[] = []
  for (const amount of ['1.00', '2.00'])
    ids.push((await ask(asker.cookie, member.account, { amount })).body.value.wishId)
  const list = (query: Record<string, string>) => find(other.cookie, query)
  const waiting = await list({ state: 'asked', query: member.account })
  expect(waiting.list.map(({ wishId }: { wishId: string }) => wishId)).toEqual(ids)
  expect(waiting).toMatchObject({ total: 2, list: [{ allowed: ['approve', 'reject'] }, {}] })
  const all = await list({ query: member.memberId, pageSize: '1', pageNo: '2' })
  expect(all).toMatchObject({ total: 2, list: [{ wishId: ids[0] }] })
})

test.each([
  [{ member: 'nobody-of-that-name' }, 'member'],
  [{ amount: '0.00' }, 'amount'],
  [{ amount: '1.5' }, 'amount'],
  [{ reason: 'no' }, 'reason'],
  [{ direction: 'both' }, 'direction'],
  [{ requestId: 'short' }, 'requestId'],
])('%o is refused as input', async (fields, field) => {
  const { asker } = await people()
  const member = await memberWithBalance(server, '100.00')
  expect((await ask(asker.cookie, member.account, fields)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field }] },
  })
})

test('play money is nobody’s to correct, and an unknown correction is none', async () => {
  const { asker } = await people()
  const trial = await openTrial(server)
  expect((await ask(asker.cookie, trial.memberId)).body).toMatchObject({ code: 'VALIDATION' })
  expect((await decide(asker.cookie, 'adj_none', 'approve')).status).toBe(404)
  expect((await decide(asker.cookie, 'adj_none', 'reject', { reason: 'none' })).status).toBe(404)
})

test('[R6.13] only finance and the owner ask and decide; risk and read-only look, others do not', async () => {
  const { asker } = await people()
  const member = await memberWithBalance(server, '100.00')
  expect((await ask(undefined, member.account)).status).toBe(401)
  for (const role of ['risk', 'support', 'content', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await ask(cookie, member.account)).status).toBe(403)
    const { wishId } = (await ask(asker.cookie, member.account)).body.value
    expect((await decide(cookie, wishId, 'approve')).body.success).toBe(false)
    const looks = role === 'risk' || role === 'readonly'
    expect((await server.console('GET', '/staff/adjustments', { cookie })).status).toBe(looks ? 200 : 403)
  }
})

test('the desk of wishes shows whose balance, which way and what can be spent, to those who decide', async () => {
  const { asker, other } = await people()
  const member = await memberWithBalance(server, '100.00')
  const { wishId } = (await ask(asker.cookie, member.account, { direction: 'debit' })).body.value
  const query = { state: 'asked', subject: member.memberId }
  const { list } = (await server.console('GET', '/staff/wishes', { cookie: other.cookie, query })).body.value
  expect(list).toMatchObject([
    {
      ...{ wishId, kind: 'adjustment', amount: '50.00', allowed: ['approve', 'reject'] },
      facts: [
        { name: 'account', value: member.account },
        { name: 'direction', value: 'adjust.debit', type: 'key' },
        { name: 'available', value: '100.00', currency: 'VND' },
      ],
    },
  ])
})

test('up to a threshold that two people raised, one person corrects alone, and above it waits', async () => {
  const { asker, other } = await people()
  const owner = await signInStaff(server, 'owner')
  const member = await memberWithBalance(server, '100.00')
  const body = { topic: 'adjustments', currency: 'VND', amount: '60.00', reason: 'Small slips' }
  await server.console('POST', '/staff/thresholds', { cookie: owner.cookie, body })
  await sayYesToWaiting(server, 'thresholds')
  const alone = (await ask(asker.cookie, member.account)).body.value
  expect(alone).toMatchObject({ state: 'approved', isAlone: true, decidedBy: asker.username, available: '150.00' })
  const transfer = await server.console('GET', `/staff/ledger/transfers/${alone.transferId}`, { cookie: other.cookie })
  expect(transfer.body.value.cause).toMatchObject({ id: alone.wishId, by: [asker.username] })
  expect((await ask(asker.cookie, member.account)).body.value).toMatchObject({ state: 'asked', available: '150.00' })
  await server.console('POST', '/staff/thresholds', { cookie: owner.cookie, body: { ...body, amount: '0.00' } })
  expect((await ask(other.cookie, member.account, { amount: '0.01' })).body.value).toMatchObject({ state: 'asked' })
})
