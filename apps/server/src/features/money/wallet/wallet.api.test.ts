import { afterEach, describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import {
  askDeposit,
  balanceOf,
  brokenInvariants,
  memberWithBalance,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { moveVendorMoney, refundBet } from './index.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const balance = (token: string) => server.portal('GET', '/wps/v2/wallets/balance', { token })
const record = async (token: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token, query })).body.value

describe('balance', () => {
  test('[R7.3.01] the balance returns available and held money, and a version that grows with each movement', async () => {
    const { token } = await registerMember(server)
    expect((await balance(token)).body.value).toEqual({
      balance: '0.00',
      frozen: '0.00',
      currency: 'VND',
      currencySymbol: '₫',
      version: 0,
      wallets: [{ walletId: 'main', accountTypeName: 'MAIN', balance: '0.00' }],
    })
    for (const version of [1, 2]) {
      await askDeposit(server, token, '10.05')
      expect((await balance(token)).body.value).toMatchObject({ version, balance: version === 1 ? '10.05' : '20.10' })
    }
  })

  test('[R3.135] a trial account has play money with its own symbol', async () => {
    const { token } = await openTrial(server)
    expect((await balance(token)).body.value).toMatchObject({
      balance: '10000.00',
      frozen: '0.00',
      currency: 'FUN',
      currencySymbol: 'F',
    })
    expect((await record(token)).list).toMatchObject([{ kind: 'trial', amount: '10000.00', balance: '10000.00' }])
  })

  test('a held amount is not in the balance', async () => {
    const payee = await payeeWithBalance(server, '300000.00')
    await submitWithdrawal(server, payee, '100000.00')
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '200000.00', frozen: '100000.00' })
  })
})

test('[R3.118] [R7.3.03] isSingle is 1 while every vendor uses the main wallet', async () => {
  const { token } = await memberWithBalance(server, '500.00')
  const { body } = await server.portal('GET', '/wps/relay/GCS_merchantWallet', { token })
  expect(body.value).toEqual({
    isSingle: 1,
    isAutomatic: false,
    wallets: [{ walletId: 'main', accountTypeName: 'MAIN', balance: '500.00' }],
  })
})

describe('account record', () => {
  const play = async (memberId: string) => {
    const move = { vendorId: 'house', memberId, currency: 'VND', roundId: `round-${memberId}` }
    await transact(server.db, async (tx) => {
      await moveVendorMoney(tx, [
        { ...move, kind: 'bet', transactionId: `${memberId}-1`, amountMinor: 1_000n },
        { ...move, kind: 'win', transactionId: `${memberId}-2`, amountMinor: 2_500n },
        { ...move, kind: 'bet', transactionId: `${memberId}-3`, amountMinor: 500n },
      ])
      await refundBet(tx, { ...move, transactionId: `${memberId}-4`, betTransactionId: `${memberId}-3` })
    })
  }

  test('every movement is one line with the balance after it, newest first', async () => {
    const { token, memberId } = await memberWithBalance(server, '100.00')
    await play(memberId)
    const page = await record(token)
    expect(page.list.map(({ kind, amount, balance: after }: Record<string, string>) => [kind, amount, after])).toEqual([
      ['rollback', '5.00', '115.00'],
      ['bet', '-5.00', '110.00'],
      ['win', '25.00', '115.00'],
      ['bet', '-10.00', '90.00'],
      ['deposit', '100.00', '100.00'],
    ])
    expect(page).toMatchObject({ total: 5, pageNo: 1, pageSize: 20 })
    expect(page.list[1].reference).toBe(`house:round-${memberId}`)
  })

  test('kind and time filter the lines and the total alike', async () => {
    const { token, memberId } = await memberWithBalance(server, '100.00')
    await play(memberId)
    expect(await record(token, { type: 'bet', pageSize: '1' })).toMatchObject({ total: 2, list: [{ amount: '-5.00' }] })
    expect(await record(token, { type: 'bet', pageSize: '1', pageNo: '2' })).toMatchObject({
      total: 2,
      list: [{ amount: '-10.00' }],
    })
    expect(await record(token, { type: 'adjustment' })).toMatchObject({ total: 0, list: [] })
    const { createdAt } = (await record(token, { type: 'win' })).list[0]
    const soon = new Date(Date.parse(createdAt) + 3_600_000).toISOString()
    expect((await record(token, { from: soon })).total).toBe(0)
    expect((await record(token, { to: soon })).total).toBe(5)
    expect((await record(token, { to: new Date(Date.parse(createdAt) - 3_600_000).toISOString() })).total).toBe(0)
  })

  test('a member sees only their own lines', async () => {
    await memberWithBalance(server)
    const { token } = await registerMember(server)
    expect(await record(token)).toMatchObject({ total: 0, list: [] })
  })

  test.each<Record<string, string>>([
    { pageSize: '101' },
    { pageSize: '0' },
    { pageNo: '0' },
    { type: 'gift' },
    { from: 'yesterday' },
    { kind: 'vouchers' },
  ])('%j is refused', async (query) => {
    const { token } = await registerMember(server)
    expect((await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token, query })).body.code).toBe('VALIDATION')
  })
})

test.each(['/wps/v2/wallets/balance', '/wps/relay/GCS_merchantWallet', '/wps/relay/ODSFE2_MemTransDet'])(
  '%s needs a session',
  async (path) => {
    expect(await server.portal('GET', path)).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } })
  },
)
