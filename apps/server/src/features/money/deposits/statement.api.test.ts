import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, bankMethodId, brokenInvariants } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const path = '/staff/bank-statements'

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const newBankId = () => `FT${randomUUID()}`
const csv = (...lines: [id: string, amount: string, text: string][]) =>
  ['Mã giao dịch;Số tiền;Nội dung', ...lines.map((line) => line.join(';'))].join('\n')
const read = (cookie: string | undefined, text: string) => server.console('POST', path, { cookie, body: { text } })
const approveAll = (cookie: string | undefined, bankTransactionIds: string[]) =>
  server.console('POST', `${path}/approve`, { cookie, body: { bankTransactionIds } })
const outcomesOf = (lines: { outcome: string }[]) => lines.map(({ outcome }) => outcome)

async function waiting(amount = '50000.00') {
  const member = await registerMember(server)
  const { body } = await askDeposit(server, member.token, amount, { methodId: bankMethodId })
  return { ...member, ...(body.value as { depositId: string; transferCode: string }) }
}

test('a statement says which deposits its lines pay, and the matched ones are credited together, once', async () => {
  const { cookie, staffId, username } = await signInStaff(server, 'finance')
  const [first, second, other, decided] = [await waiting(), await waiting('60000.00'), await waiting(), await waiting()]
  await server.console('POST', `/staff/deposits/${decided.depositId}/approve`, { cookie, body: {} })
  const ids = Array.from({ length: 6 }, newBankId) as [string, string, string, string, string, string]
  const text = csv(
    [ids[0], '50.000', `MBVCB ${first.transferCode.toLowerCase()} nap`],
    [ids[1], '60.000', `CT ${second.transferCode.slice(0, 4)} ${second.transferCode.slice(4)}`],
    [ids[2], '49.000', other.transferCode],
    [ids[3], '50.000', decided.transferCode],
    [ids[4], '50.000', 'tien nha'],
    [ids[5], '50.000', `${first.transferCode} ${other.transferCode}`],
    [newBankId(), '-70.000', 'rut tien'],
  )
  const { body } = await read(cookie, text)
  expect(outcomesOf(body.value.lines)).toEqual([
    'matched',
    'matched',
    'amountDiffers',
    'notWaiting',
    'noCode',
    'ambiguous',
  ])
  expect(body.value.skipped).toEqual([{ line: 8, reason: 'outgoing' }])
  expect(body.value.lines[1].deposit).toMatchObject({ depositId: second.depositId, account: second.account })
  expect((await balanceOf(server, first.token)).balance).toBe('0.00')

  const approved = await approveAll(cookie, ids)
  expect(outcomesOf(approved.body.value)).toEqual([
    'approved',
    'approved',
    'amountDiffers',
    'notWaiting',
    'noCode',
    'ambiguous',
  ])
  expect((await balanceOf(server, first.token)).balance).toBe('50000.00')
  expect((await balanceOf(server, second.token)).balance).toBe('60000.00')
  expect((await balanceOf(server, other.token)).balance).toBe('0.00')
  expect(await auditOf(server, first.depositId)).toEqual(['deposit.requested', 'deposit.approved'])
  const log = await server.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('actor_id', '=', staffId)
    .execute()
  expect(log).toContainEqual({ action: 'bank-statement.read', detail: { lineCount: 6, newCount: 6 } })
  expect(log).toContainEqual({
    action: 'deposit.approved',
    detail: { amountMinor: '5000000', currency: 'VND', bankTransactionId: ids[0] },
  })
  const row = await server.db.selectFrom('deposits').select('decided_by').where('id', '=', first.depositId).execute()
  expect(row).toEqual([{ decided_by: username }])
})

test('every line is answered: two that contradict each other are told and kept by neither, a copy is told once', async () => {
  const { cookie } = await signInStaff(server, 'finance')
  const deposit = await waiting()
  const [id, other] = [newBankId(), newBankId()]
  const { body } = await read(
    cookie,
    csv([id, '50.000', deposit.transferCode], [id, '60.000', 'hai'], [other, '10.000', 'ba'], [other, '10.000', 'ba']),
  )
  expect(body.value.lines).toMatchObject([
    { bankTransactionId: other, outcome: 'noCode' },
    { bankTransactionId: id, amount: '50000.00', outcome: 'contradicts' },
    { bankTransactionId: id, amount: '60000.00', outcome: 'contradicts' },
  ])
  expect(body.value.skipped).toEqual([{ line: 5, reason: 'repeated' }])
  await approveAll(cookie, [id])
  expect((await balanceOf(server, deposit.token)).balance).toBe('0.00')
})

test('a transaction that paid once pays nothing again, however often it is read and under whatever text', async () => {
  const { cookie } = await signInStaff(server, 'finance')
  const [first, second] = [await waiting(), await waiting()]
  const id = newBankId()
  await read(cookie, csv([id, '50.000', first.transferCode]))
  await approveAll(cookie, [id])
  expect(outcomesOf((await approveAll(cookie, [id, id])).body.value)).toEqual(['approved'])
  expect(outcomesOf((await read(cookie, csv([id, '50.000', first.transferCode]))).body.value.lines)).toEqual([
    'approved',
  ])
  const changed = await read(cookie, csv([id, '50.000', second.transferCode]))
  expect(outcomesOf(changed.body.value.lines)).toEqual(['contradicts'])
  await approveAll(cookie, [id])
  expect((await balanceOf(server, first.token)).balance).toBe('50000.00')
  expect((await balanceOf(server, second.token)).balance).toBe('0.00')
})

test('ten approvals of two transactions for one deposit, and one by hand, at once: one credit', async () => {
  const staff = [await signInStaff(server, 'finance'), await signInStaff(server, 'owner')]
  const { depositId, transferCode, token } = await waiting()
  const ids = [newBankId(), newBankId()]
  await read(staff[0]?.cookie, csv(...ids.map((id): [string, string, string] => [id, '50.000', transferCode])))
  await Promise.all([
    ...Array.from({ length: 10 }, (_, i) => approveAll(staff[i % 2]?.cookie, i % 3 === 0 ? ids : [...ids].reverse())),
    server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie: staff[0]?.cookie, body: {} }),
  ])
  expect((await balanceOf(server, token)).balance).toBe('50000.00')
  expect(await auditOf(server, depositId)).toEqual(['deposit.requested', 'deposit.approved'])
  const paid = await server.db
    .selectFrom('bank_transactions')
    .select('id')
    .where('deposit_id', '=', depositId)
    .execute()
  expect(paid.length).toBeLessThanOrEqual(1)
})

test.each([
  ['without its columns', 'a;b;c\n1;2;3', 'validation.statementColumns'],
  [
    'of too many lines',
    csv(...Array.from({ length: 301 }, (): [string, string, string] => ['x', '1', 'y'])),
    'validation.statementLength',
  ],
])('a statement %s is refused', async (_title, text, key) => {
  const { cookie } = await signInStaff(server, 'finance')
  expect((await read(cookie, text)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'text', key }] },
  })
})

test('only who may decide reads statements; a transaction nobody read is none', async () => {
  const { transferCode, token } = await waiting()
  const id = newBankId()
  const text = csv([id, '50.000', transferCode])
  expect((await read(undefined, text)).status).toBe(401)
  for (const role of ['support', 'risk', 'content', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await read(cookie, text)).status).toBe(403)
    expect((await approveAll(cookie, [id])).status).toBe(403)
  }
  const { cookie } = await signInStaff(server, 'finance')
  expect((await approveAll(cookie, [id])).body.value).toEqual([])
  expect((await balanceOf(server, token)).balance).toBe('0.00')
})

test('a deposit is shown with the line that names its code, or paid it; never with one that paid another', async () => {
  const { cookie, username } = await signInStaff(server, 'finance')
  const [named, other, unnamed] = [await waiting(), await waiting(), await waiting()]
  const lineOf = async (depositId: string) =>
    (await server.console('GET', `/staff/deposits?query=${depositId}`, { cookie })).body.value.list[0].bankLine
  expect(await lineOf(named.depositId)).toBeUndefined()
  const [paying, differing] = [newBankId(), newBankId()]
  const split = `CT ${named.transferCode.slice(0, 4)} ${named.transferCode.slice(4).toLowerCase()}`
  await read(cookie, csv([paying, '50.000', split], [differing, '49.000', other.transferCode]))
  expect(await lineOf(named.depositId)).toMatchObject({
    ...{ bankTransactionId: paying, amount: '50000.00', description: split, readBy: username },
  })
  expect(await lineOf(other.depositId)).toMatchObject({ bankTransactionId: differing, amount: '49000.00' })
  expect(await lineOf(unnamed.depositId)).toBeUndefined()
  await approveAll(cookie, [paying])
  expect(await lineOf(named.depositId)).toMatchObject({ bankTransactionId: paying })
})
