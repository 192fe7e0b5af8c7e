import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, memberWithBalance, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('books-vendor')
let cookie = ''
beforeAll(async () => {
  await vendor.start(server)
  ;({ cookie } = await signInStaff(server, 'readonly'))
})
afterAll(() => vendor.stop())

interface Line {
  transferId: string
  kind: string
  amount: string
  balanceAfter?: string
}

const get = async (path: string, query: Record<string, string> = {}) =>
  (await server.console('GET', path, { cookie, query })).body.value
const list = (query: Record<string, string>) => get('/staff/ledger/transfers', query)

describe('the list of an account', () => {
  test('is found by the account name, newest first, with the balance after each line', async () => {
    const member = await memberWithBalance(server, '100.00')
    await askDeposit(server, member.token, '20.00')
    const found = await list({ query: member.account })
    expect(found.account).toMatchObject({
      ownerKind: 'member',
      ownerId: member.memberId,
      ownerName: member.account,
      kind: 'cash',
      balance: '120.00',
    })
    expect(found.list.map(({ kind, amount, balanceAfter }: Line) => [kind, amount, balanceAfter])).toEqual([
      ['deposit', '20.00', '120.00'],
      ['deposit', '100.00', '100.00'],
    ])
    expect(await list({ query: member.memberId })).toEqual(found)
  })

  test('is read page by page without a gap or a row twice while more arrives', async () => {
    const member = await memberWithBalance(server, '1.00')
    for (let count = 2; count <= 5; count += 1) await askDeposit(server, member.token, `${count}.00`)
    const { accountId } = (await list({ query: member.account })).account
    const first = await list({ accountId, limit: '2' })
    await askDeposit(server, member.token, '6.00')
    const second = await list({ accountId, limit: '2', before: first.next })
    const third = await list({ accountId, limit: '2', before: second.next })
    expect([first, second, third].flatMap((page) => page.list.map(({ amount }: Line) => amount))).toEqual([
      '5.00',
      '4.00',
      '3.00',
      '2.00',
      '1.00',
    ])
    expect(third.next).toBeUndefined()
  })

  test('says what stood there at a moment, for a member and for the house alike', async () => {
    const member = await memberWithBalance(server, '70.00')
    const found = await list({ query: member.account })
    const house = found.list[0].debit.accountId
    const houseBefore = await get(`/staff/ledger/accounts/${house}`)
    const { rows } = await server.pool.query(
      `select to_char(clock_timestamp() at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD"T"HH24:MI:SS.US') as now`,
    )
    const at = rows[0].now
    await new Promise((resolve) => setTimeout(resolve, 5))
    await askDeposit(server, member.token, '30.00')
    expect(await get(`/staff/ledger/accounts/${found.account.accountId}`, { at })).toMatchObject({
      account: { balance: '100.00' },
      balanceAt: '70.00',
    })
    const houseThen = await get(`/staff/ledger/accounts/${house}`, { at })
    expect(houseThen.balanceAt).toBe(houseBefore.account.balance)
    expect(houseThen.account.balance).not.toBe(houseThen.balanceAt)
    expect(await get(`/staff/ledger/accounts/${found.account.accountId}`, { at: '2020-01-01T00:00' })).toMatchObject({
      balanceAt: '0.00',
    })
  })
})

describe('a transfer', () => {
  test('leads to the deposit that caused it, and from its id back', async () => {
    const member = await memberWithBalance(server, '1.00')
    const { depositId } = (await askDeposit(server, member.token, '40.00')).body.value
    const found = await list({ query: depositId })
    expect(found.list).toHaveLength(1)
    const detail = await get(`/staff/ledger/transfers/${found.list[0].transferId}`)
    expect(detail).toMatchObject({
      kind: 'deposit',
      scope: 'deposit',
      key: depositId,
      reference: depositId,
      cause: { type: 'deposit', id: depositId, state: 'approved' },
      debit: { ownerKind: 'house' },
      credit: { ownerName: member.account },
    })
    expect(
      detail.entries.map(({ amount, balanceAfter }: { amount: string; balanceAfter?: string }) => [
        amount,
        balanceAfter,
      ]),
    ).toEqual([
      ['-40.00', undefined],
      ['40.00', '41.00'],
    ])
    expect((await list({ query: `trf_${found.list[0].transferId}` })).list).toEqual(found.list)
  })

  test('leads to the round of a bet, with all that the round moved', async () => {
    const player = await seatPlayer(server, vendor, { amount: '500.00' })
    const roundId = newRoundId()
    const transactionId = newTransactionId()
    await player.bet({ roundId, transactionId, amount: '3000' })
    await player.win({ roundId, amount: '4500' })
    const round = await list({ query: roundId })
    expect(round.list.map(({ kind, amount }: Line) => [kind, amount])).toEqual([
      ['win', '45.00'],
      ['bet', '30.00'],
    ])
    const [bet] = (await list({ query: transactionId })).list
    const detail = await get(`/staff/ledger/transfers/${bet.transferId}`)
    expect(detail.cause).toMatchObject({ type: 'round', id: roundId, transactionId, gameName: expect.any(String) })
    expect(detail.related.map(({ kind }: Line) => kind)).toEqual(['win'])
  })

  test('that was taken back names the one that did it, and the other way round', async () => {
    const player = await seatPlayer(server, vendor, { amount: '500.00' })
    const taken = { transactionId: newTransactionId(), roundId: newRoundId() }
    await player.bet({ ...taken, amount: '3000' })
    await player.rollback({ originalTransactionId: taken.transactionId, roundId: taken.roundId })
    const [reversal, bet] = (await list({ query: taken.roundId })).list
    expect(await get(`/staff/ledger/transfers/${bet.transferId}`)).toMatchObject({ reversedBy: reversal.transferId })
    expect(await get(`/staff/ledger/transfers/${reversal.transferId}`)).toMatchObject({
      kind: 'reversal',
      reverses: bet.transferId,
      cause: { type: 'round', id: taken.roundId },
    })
  })

  test('of a withdrawal that was paid leads to it', async () => {
    const payee = await payeeWithBalance(server, '300000.00')
    const withdrawalId = await submitWithdrawal(server, payee, '100000.00')
    const finance = await signInStaff(server, 'finance')
    const path = `/staff/withdrawals/${withdrawalId}`
    await server.console('POST', `${path}/approve`, { cookie: finance.cookie, body: { byHand: true } })
    await server.console('POST', `${path}/payouts`, {
      cookie: finance.cookie,
      body: { amount: '100000.00', reference: 'BANK-77' },
    })
    const found = await list({ query: withdrawalId })
    expect(found.list.map(({ kind }: Line) => kind)).toEqual(['payout_settled', 'withdrawal'])
    for (const { transferId } of found.list) {
      expect((await get(`/staff/ledger/transfers/${transferId}`)).cause).toMatchObject({
        type: 'withdrawal',
        id: withdrawalId,
        by: [finance.username],
      })
    }
  })

  test('that nobody posted is not found', async () => {
    expect((await server.console('GET', '/staff/ledger/transfers/999999999', { cookie })).status).toBe(404)
    expect((await server.console('GET', '/staff/ledger/accounts/999999999', { cookie })).status).toBe(404)
    expect((await list({ accountId: '999999999' })).list).toEqual([])
  })
})

test('all transfers come newest first and are narrowed by kind and time', async () => {
  const member = await memberWithBalance(server, '11.00')
  await askDeposit(server, member.token, '12.00')
  const all = await list({ limit: '3' })
  expect(all.list).toHaveLength(3)
  const ids = all.list.map(({ transferId }: Line) => Number(transferId))
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  const deposits = await list({ kind: 'deposit', limit: '200' })
  expect(deposits.list.every(({ kind }: Line) => kind === 'deposit')).toBe(true)
  expect((await list({ kind: 'adjustment' })).list).toEqual([])
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(all.list[0].createdAt))
  expect((await list({ from: day, to: day, limit: '3' })).list).toEqual(all.list)
  expect((await list({ from: '2999-01-01' })).list).toEqual([])
  expect((await list({ to: '2020-01-01' })).list).toEqual([])
  const rest = await list({ before: String(ids[2]), limit: '1' })
  expect(Number(rest.list[0].transferId)).toBeLessThan(ids[2] ?? 0)
})

test('accounts of the house and of vendors sum with those of members to zero', async () => {
  const { list: accounts } = await get('/staff/ledger/accounts')
  const minor = (amount: string) => BigInt(amount.replace('.', ''))
  const house = accounts
    .filter(({ currency }: { currency: string }) => currency === 'VND')
    .reduce((sum: bigint, { balance }: { balance: string }) => sum + minor(balance), 0n)
  const { rows } = await server.pool.query(
    "select sum(balance)::text as sum from ledger.account_balances where owner_kind = 'member' and currency = 'VND'",
  )
  expect(house + BigInt(rows[0].sum)).toBe(0n)
  expect(accounts.every(({ ownerKind }: { ownerKind: string }) => ownerKind !== 'member')).toBe(true)
})

test('a name that several people share the beginning of offers their accounts', async () => {
  const stem = `led${Date.now().toString(36).slice(-6)}`
  await registerMember(server, { username: `${stem}a` })
  await registerMember(server, { username: `${stem}b` })
  const found = await list({ query: stem })
  expect(found.accounts.map(({ ownerName }: { ownerName: string }) => ownerName)).toEqual([`${stem}a`, `${stem}b`])
  expect(found.list).toEqual([])
})

test.each(["'; drop table members; --", '%', '_'])('the search %s finds nothing and harms nothing', async (query) => {
  expect(await list({ query })).toEqual({ accounts: [], list: [] })
})

test.each([
  ['accountId', 'one'],
  ['limit', '201'],
  ['limit', '0'],
  ['before', '-1'],
  ['kind', 'gift'],
  ['from', 'yesterday'],
])('%s %s is refused as input', async (field, value) => {
  const { body } = await server.console('GET', '/staff/ledger/transfers', { cookie, query: { [field]: value } })
  expect(body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
})

test('finance, risk, read-only and the owner read the books; support, content and strangers do not', async () => {
  for (const path of ['transfers', 'accounts', 'accounts/1', 'transfers/1']) {
    expect((await server.console('GET', `/staff/ledger/${path}`)).status).toBe(401)
    for (const role of ['support', 'content'] as const) {
      const { cookie: other } = await signInStaff(server, role)
      expect((await server.console('GET', `/staff/ledger/${path}`, { cookie: other })).status).toBe(403)
    }
  }
  for (const role of ['owner', 'finance', 'risk'] as const) {
    const { cookie: other } = await signInStaff(server, role)
    expect((await server.console('GET', '/staff/ledger/transfers', { cookie: other })).status).toBe(200)
  }
})
