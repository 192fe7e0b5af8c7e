import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { openTrial } from '../../../test/members.ts'
import {
  auditOf,
  balanceOf,
  brokenInvariants,
  memberWithBalance,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../test/money.ts'
import { signInStaff } from '../../../test/staff.ts'
import { testServer } from '../../../test/test-server.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const ask = (cookie: string | undefined, member: string, fields: object = {}) =>
  server.console('POST', '/staff/adjustments', {
    cookie,
    body: { member, direction: 'credit', amount: '50.00', reason: 'Lost deposit', requestId: randomUUID(), ...fields },
  })
const decide = (cookie: string, id: string, verb: 'approve' | 'reject', body: object = {}) =>
  server.console('POST', `/staff/adjustments/${id}/${verb}`, { cookie, body })
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
    expect((await decide(asker.cookie, asked.adjustmentId, 'approve')).body.code).toBe('FOUR_EYES')
    const approved = (await decide(other.cookie, asked.adjustmentId, 'approve')).body.value
    expect(approved).toMatchObject({ state: 'approved', decidedBy: other.username, available: '150.00', allowed: [] })
    expect((await decide(other.cookie, asked.adjustmentId, 'approve')).status).toBe(409)
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: '150.00' })
    expect((await record(member.token))[0]).toMatchObject({
      kind: 'adjustment',
      amount: '50.00',
      balance: '150.00',
      reference: asked.adjustmentId,
    })
    expect(await auditOf(server, asked.adjustmentId)).toEqual(['adjustment.asked', 'adjustment.approved'])
    const transfer = await server.console('GET', `/staff/ledger/transfers/${approved.transferId}`, {
      cookie: other.cookie,
    })
    expect(transfer.body.value).toMatchObject({
      kind: 'adjustment',
      amount: '50.00',
      debit: { kind: 'adjustments_manual' },
      credit: { ownerName: member.account },
      cause: { type: 'adjustment', id: asked.adjustmentId, by: [asker.username, other.username] },
    })
  })

  test('ten yeses at once: one moves the money', async () => {
    const { asker } = await people()
    const member = await memberWithBalance(server, '100.00')
    const { adjustmentId } = (await ask(asker.cookie, member.memberId)).body.value
    const others = await Promise.all(Array.from({ length: 5 }, () => signInStaff(server, 'owner')))
    const answers = await Promise.all(
      others.flatMap(({ cookie }) => [
        decide(cookie, adjustmentId, 'approve'),
        decide(cookie, adjustmentId, 'approve'),
      ]),
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
    expect((await decide(other.cookie, asked.adjustmentId, 'approve')).body.code).toBe('INSUFFICIENT_BALANCE')
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '200000.00', frozen: '100000.00' })
    await server.portal('POST', '/wps/relay/MCS2_withdrawCancel', { token: payee.token, body: { withdrawalId } })
    expect((await decide(other.cookie, asked.adjustmentId, 'approve')).body.value).toMatchObject({ state: 'approved' })
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '50000.00', frozen: '0.00' })
    expect((await record(payee.token))[0]).toMatchObject({ kind: 'adjustment', amount: '-250000.00' })
  })
})

test('a no leaves the balance alone and says why; whoever asked takes it back the same way', async () => {
  const { asker, other } = await people()
  const member = await memberWithBalance(server, '100.00')
  const first = (await ask(asker.cookie, member.account)).body.value
  expect((await decide(other.cookie, first.adjustmentId, 'reject', { reason: 'No proof' })).body.value).toMatchObject({
    state: 'rejected',
    decisionReason: 'No proof',
    decidedBy: other.username,
  })
  const second = (await ask(asker.cookie, member.account)).body.value
  expect((await decide(asker.cookie, second.adjustmentId, 'reject', { reason: 'A slip' })).body.value).toMatchObject({
    state: 'withdrawn',
  })
  expect((await decide(other.cookie, second.adjustmentId, 'approve')).body.code).toBe('STATE_CONFLICT')
  expect(await balanceOf(server, member.token)).toMatchObject({ balance: '100.00' })
  expect(await auditOf(server, second.adjustmentId)).toEqual(['adjustment.asked', 'adjustment.withdrawn'])
})

test('the same request id asks once, and not for something else', async () => {
  const { asker } = await people()
  const member = await memberWithBalance(server, '100.00')
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(asker.cookie, member.account, { requestId })))
  expect(new Set(answers.map(({ body }) => body.value.adjustmentId)).size).toBe(1)
  expect((await ask(asker.cookie, member.account, { requestId, amount: '51.00' })).body.code).toBe('REQUEST_MISMATCH')
})

test('those that wait come oldest first and are found by account', async () => {
  const { asker, other } = await people()
  const member = await memberWithBalance(server, '100.00')
  const ids: string[] = []
  for (const amount of ['1.00', '2.00'])
    ids.push((await ask(asker.cookie, member.account, { amount })).body.value.adjustmentId)
  const list = async (query: Record<string, string>) =>
    (await server.console('GET', '/staff/adjustments', { cookie: other.cookie, query })).body.value
  const waiting = await list({ state: 'asked', query: member.account })
  expect(waiting.list.map(({ adjustmentId }: { adjustmentId: string }) => adjustmentId)).toEqual(ids)
  expect(waiting).toMatchObject({ total: 2, list: [{ allowed: ['approve', 'reject'] }, {}] })
  const all = await list({ query: member.memberId, pageSize: '1', pageNo: '2' })
  expect(all).toMatchObject({ total: 2, list: [{ adjustmentId: ids[0] }] })
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
  const member = await memberWithBalance(server, '100.00')
  expect((await ask(undefined, member.account)).status).toBe(401)
  for (const role of ['risk', 'support', 'content', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await ask(cookie, member.account)).status).toBe(403)
    expect((await decide(cookie, 'adj_none', 'approve')).status).toBe(403)
    const looks = role === 'risk' || role === 'readonly'
    expect((await server.console('GET', '/staff/adjustments', { cookie })).status).toBe(looks ? 200 : 403)
  }
})
