import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { auditOf, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import type { Tx } from '../../../db/db.ts'
import { withdrawalJobs } from '../withdrawals/index.ts'
import { integrityJobs } from './index.ts'

const server = testServer()
let owner: TestStaff
beforeAll(async () => {
  owner = await signInStaff(server, 'owner')
})

const check = () => integrityJobs['check-books']?.(server.context, {})
const freezeOf = async ({ cookie }: TestStaff = owner) =>
  (await server.console('GET', '/staff/payouts/freeze', { cookie })).body.value.freeze
const release = ({ cookie }: TestStaff, body: object) =>
  server.console('POST', '/staff/payouts/release', { cookie, body })

/** Someone with every right edits a row behind the back of the triggers. */
const tamper = (statement: string) =>
  server.asOwner(async (tx: Tx) => {
    await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(tx)
  })

async function approvedWithdrawal(): Promise<{ memberId: string; withdrawalId: string }> {
  const payee = await payeeWithBalance(server, '500000.00')
  const withdrawalId = await submitWithdrawal(server, payee, '100000.00')
  const approved = await server.console('POST', `/staff/withdrawals/${withdrawalId}/approve`, { cookie: owner.cookie })
  expect(approved.body).toMatchObject({ success: true })
  return { memberId: payee.memberId, withdrawalId }
}
const stateOf = async (withdrawalId: string) => {
  await withdrawalJobs['pay-withdrawal']?.(server.context, { withdrawalId })
  const rows = server.db.selectFrom('withdrawals').select('state').where('id', '=', withdrawalId)
  return (await rows.executeTakeFirstOrThrow()).state
}

const entryOf = async (memberId: string): Promise<string> => {
  const { rows } = await server.pool.query(
    `select e.entry_id from ledger.account_entries e join ledger.account_balances a using (account_id)
     where a.owner_id = $1 and a.kind = 'cash'`,
    [memberId],
  )
  return rows[0].entry_id
}

test('books that nobody touched freeze nothing', async () => {
  await check()
  expect(await freezeOf()).toBeUndefined()
})

test('[T-13] an edited entry is named, no payout leaves until the owner releases it after the repair, and all of it is on record', async () => {
  const { memberId, withdrawalId } = await approvedWithdrawal()
  const entryId = await entryOf(memberId)
  await tamper(`update ledger.entries set amount = amount + 1 where id = ${entryId}`)
  await check()
  const readonly = await signInStaff(server, 'readonly')
  const freeze = await freezeOf(readonly)
  expect(freeze).toMatchObject({ isClean: false, findingsCount: freeze.findings.length })
  expect(freeze.findings).toContainEqual({
    rule: 'I-04',
    detail: 'an entry does not continue the chain of its account',
    place: expect.stringContaining(`entry ${entryId}`),
  })
  expect(await stateOf(withdrawalId)).toBe('approved')
  await withdrawalJobs['resume-payouts']?.(server.context, {})

  await tamper(`update ledger.entries set amount = amount - 1 where id = ${entryId}`)
  await check()
  expect(await freezeOf()).toMatchObject({ freezeId: freeze.freezeId, isClean: true })
  expect(await stateOf(withdrawalId)).toBe('approved')

  const body = { freezeId: freeze.freezeId, reason: 'the entry was repaired from the backup' }
  const finance = await signInStaff(server, 'finance')
  expect(await release(finance, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect((await release(owner, body)).body).toMatchObject({ success: true })
  expect((await release(owner, body)).body).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(await freezeOf()).toBeUndefined()
  expect(await auditOf(server, freeze.freezeId)).toEqual(['payouts.frozen', 'payouts.released'])
  expect(await stateOf(withdrawalId)).toBe('paid')
})

test('what was accepted with a release freezes nothing again; the next broken row does', async () => {
  const { memberId } = await approvedWithdrawal()
  const account = `(select account_id from ledger.account_balances where owner_id = '${memberId}' and kind = 'cash')`
  await tamper(`update ledger.accounts set version = version + 1 where id = ${account}`)
  await check()
  const { freezeId } = await freezeOf()
  await release(owner, { freezeId, reason: 'known, harmless, cannot be repaired' })
  await check()
  expect(await freezeOf()).toBeUndefined()
  await tamper(`update ledger.accounts set balance = balance + 1 where id = ${account}`)
  await check()
  const worse = await freezeOf()
  expect(worse.freezeId).not.toBe(freezeId)
  expect(worse.findings.map(({ rule }: { rule: string }) => rule)).toEqual(
    expect.arrayContaining(['I-02', 'I-03', 'I-04']),
  )
  await release(owner, { freezeId: worse.freezeId, reason: 'end of the test' })
})

test('the owner has the books checked at once, and nobody else does', async () => {
  const ask = ({ cookie }: { cookie?: string }) => server.console('POST', '/staff/payouts/check', { cookie, body: {} })
  expect((await ask(owner)).body).toMatchObject({ success: true })
  const { rows } = await server.pool.query(
    "select count(*) from graphile_worker.jobs where task_identifier = 'check-books'",
  )
  expect(rows[0].count).toBe('1')
  expect((await ask(await signInStaff(server, 'finance'))).status).toBe(403)
  expect((await ask({})).status).toBe(401)
})

test.each([{ reason: 'ok' }, { freezeId: '' }, { reason: undefined }])(
  'a release with %o is refused as input',
  async (field) => {
    const answer = await release(owner, { freezeId: 'frz_x', reason: 'long enough', ...field })
    expect(answer.body).toMatchObject({ code: 'VALIDATION' })
  },
)
