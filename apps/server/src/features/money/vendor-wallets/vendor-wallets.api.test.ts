import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTrial, type TestMember } from '../../../../test/members.ts'
import { auditOf, balanceOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { launch } from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { changeVendorStatus } from '../../games/catalogue/index.ts'
import { listBrokenBooks, listTransit } from '../wallet/index.ts'
import { bringAlong, changeWalletMode, settleWalletTransfer, vendorWalletJobs } from './index.ts'

const server = testServer()
const vendor = new TestVendor('purses')
const actor = { kind: 'system', id: 'test' } as const
const setMode = (mode: 'single' | 'transfer') =>
  changeWalletMode(server.context, { vendorId: vendor.vendorId, mode, actor })
beforeAll(async () => {
  await vendor.start(server)
  expect((await setMode('transfer')).ok).toBe(true)
})
afterAll(() => vendor.stop())
afterEach(async () => {
  expect(await brokenInvariants(server)).toEqual([])
  expect(await listBrokenBooks(server.db)).toEqual([])
})

const path = '/wps/relay/GCS_walletTransfer'
const move = (token: string | undefined, fields: object = {}) =>
  server.portal('POST', path, {
    ...(token && { token }),
    body: { from: 'main', to: 'purses', amount: '10.00', requestId: randomUUID(), ...fields },
  })
const merchantWallet = async (token: string) =>
  (await server.portal('GET', '/wps/relay/GCS_merchantWallet', { token })).body.value
const playerOf = async ({ memberId }: TestMember): Promise<string> => {
  const row = await server.db
    .selectFrom('vendor_players')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('vendor_id', '=', vendor.vendorId)
    .executeTakeFirstOrThrow()
  return row.player_id
}
const atVendor = async (member: TestMember) => vendor.keeper.balanceOf(await playerOf(member), 'VND')
const booked = async () => (await listTransit(server.db)).find(({ vendorId }) => vendorId === vendor.vendorId)

describe('[R7.3.02] money between the main wallet and a vendor', () => {
  test('main less 10, vendor more 10, and back; the record of the account tells both', async () => {
    const member = await memberWithBalance(server, '100.00')
    const there = await move(member.token)
    expect(there.body.value).toMatchObject({ balance: '90.00', status: 'done' })
    expect(there.body.value.wallets).toEqual([
      { walletId: 'main', accountTypeName: 'MAIN', balance: '90.00' },
      { walletId: 'purses', accountTypeName: 'purses', vassalage: 'test-brand', balance: '10.00' },
    ])
    expect(await atVendor(member)).toBe(1_000n)
    vendor.keeper.play(await playerOf(member), 'VND', 550n)
    const back = await move(member.token, { from: 'purses', to: 'main', amount: '15.50' })
    expect(back.body.value).toMatchObject({ balance: '105.50', status: 'done' })
    const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', {
      token: member.token,
      query: { type: 'transfer' },
    })
    expect(record.body.value.list.map(({ amount }: { amount: string }) => amount)).toEqual(['15.50', '-10.00'])
    expect(await auditOf(server, there.body.value.transactionId)).toEqual([
      'wallet-transfer.begun',
      'wallet-transfer.done',
    ])
    const listed = await server.portal('GET', '/wps/relay/GCS_walletTransfers', { token: member.token })
    expect(listed.body.value).toMatchObject({
      total: 2,
      list: [
        { from: 'purses', to: 'main', amount: '15.50', status: 'done', accountTypeName: 'purses' },
        { from: 'main', to: 'purses', amount: '10.00', status: 'done' },
      ],
    })
  })

  test('more than the balance is refused, on both sides, and nothing has moved', async () => {
    const member = await memberWithBalance(server, '20.00')
    expect((await move(member.token, { amount: '20.01' })).body.code).toBe('INSUFFICIENT_BALANCE')
    await move(member.token)
    const back = await move(member.token, { from: 'purses', to: 'main', amount: '10.01' })
    expect(back.body.code).toBe('INSUFFICIENT_BALANCE')
    expect((await balanceOf(server, member.token)).balance).toBe('10.00')
    expect(await atVendor(member)).toBe(1_000n)
  })

  test('the same request id twice moves once; with another amount it is refused', async () => {
    const member = await memberWithBalance(server, '100.00')
    const requestId = randomUUID()
    const both = await Promise.all([move(member.token, { requestId }), move(member.token, { requestId })])
    const ids = both.map(({ body }) => body.value.transactionId)
    expect(new Set(ids).size).toBe(1)
    expect((await move(member.token, { requestId, amount: '11.00' })).body.code).toBe('REQUEST_MISMATCH')
    expect((await balanceOf(server, member.token)).balance).toBe('90.00')
    expect(await atVendor(member)).toBe(1_000n)
  })

  test('[T-07] ten requests of the whole balance at once: one wins', async () => {
    const member = await memberWithBalance(server, '10.00')
    const told = await Promise.all(Array.from({ length: 10 }, () => move(member.token)))
    expect(told.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await atVendor(member)).toBe(1_000n)
  })

  test.each([
    [undefined, {}, 'NOT_LOGGED_IN'],
    ['member', { amount: '0.00' }, 'VALIDATION'],
    ['member', { amount: '-1.00' }, 'VALIDATION'],
    ['member', { to: 'main' }, 'NOT_FOUND'],
    ['member', { from: 'purses', to: 'other' }, 'NOT_FOUND'],
    ['member', { to: 'nobody' }, 'WALLET_CLOSED'],
    ['trial', {}, 'TRIAL_FORBIDDEN'],
  ] as const)('by %s with %o: %s', async (who, fields, code) => {
    const token =
      who === 'member'
        ? (await memberWithBalance(server, '100.00')).token
        : who === 'trial'
          ? (await openTrial(server)).token
          : undefined
    expect((await move(token, fields)).body.code).toBe(code)
  })
})

describe('an answer that is not known', () => {
  test('leaves the money in transit in the books; the job asks again until it is known, and it moves once', async () => {
    const member = await memberWithBalance(server, '100.00')
    const before = (await booked())?.transitMinor ?? 0n
    vendor.keeper.faults.push('answer-lost', 'lost')
    const there = await move(member.token)
    expect(there.body.value).toMatchObject({ status: 'pending', balance: '90.00' })
    expect(((await booked())?.transitMinor ?? 0n) - before).toBe(1_000n)
    const transferId = there.body.value.transactionId
    await vendorWalletJobs['settle-wallet-transfer']?.(server.context, { transferId })
    expect((await settleWalletTransfer(server.context, transferId)).state).toBe('done')
    expect((await booked())?.transitMinor).toBe(before)
    expect(await atVendor(member)).toBe(1_000n)
    expect((await balanceOf(server, member.token)).balance).toBe('90.00')
  })

  test('is not forgotten when the process that asked has died: whatever is overdue is asked for again', async () => {
    const member = await memberWithBalance(server, '100.00')
    vendor.keeper.faults.push('lost')
    const { transactionId } = (await move(member.token)).body.value
    await server.pool.query(`select graphile_worker.remove_job($1)`, [transactionId])
    server.clock.advance(600_000)
    await vendorWalletJobs['resume-wallet-transfers']?.(server.context, {})
    const { rows } = await server.pool.query('select key from graphile_worker.jobs where key = $1', [
      `overdue:${transactionId}`,
    ])
    expect(rows).toHaveLength(1)
    server.clock.advance(-600_000)
    expect((await settleWalletTransfer(server.context, transactionId)).state).toBe('done')
  })

  test('is settled with a vendor that was switched off meanwhile', async () => {
    const member = await memberWithBalance(server, '100.00')
    vendor.keeper.faults.push('answer-lost')
    const { transactionId } = (await move(member.token)).body.value
    await changeVendorStatus(server.context, vendor.vendorId, { status: 'disabled' }, actor)
    expect((await move(member.token)).body.code).toBe('WALLET_CLOSED')
    expect((await settleWalletTransfer(server.context, transactionId)).state).toBe('done')
    await changeVendorStatus(server.context, vendor.vendorId, { status: 'active' }, actor)
  })
})

describe('[R3.118] [R7.3.03] the wallets', () => {
  test('isSingle is 0 with those of vendors, as the vendors tell them now; a trial account has the main one alone', async () => {
    const member = await memberWithBalance(server, '100.00')
    await move(member.token)
    vendor.keeper.play(await playerOf(member), 'VND', 250n)
    expect(await merchantWallet(member.token)).toEqual({
      isSingle: 0,
      isAutomatic: false,
      wallets: [
        { walletId: 'main', accountTypeName: 'MAIN', balance: '90.00' },
        { walletId: 'purses', accountTypeName: 'purses', vassalage: 'test-brand', balance: '12.50' },
      ],
    })
    const { body } = await server.portal('GET', '/wps/v2/wallets/balance', { token: member.token })
    expect(body.value.wallets).toHaveLength(2)
    expect(await merchantWallet((await openTrial(server)).token)).toMatchObject({
      isSingle: 1,
      wallets: [{ walletId: 'main' }],
    })
  })

  test('money is brought along to a game when the member chose so, and only then', async () => {
    const member = await memberWithBalance(server, '100.00')
    const game = { gameCode: testGames.single, mode: 'real' } as const
    await launch(server, member.token, vendor, game)
    expect(await atVendor(member)).toBe(0n)
    const chosen = await server.portal('PUT', '/wps/relay/GCS_merchantWallet', {
      token: member.token,
      body: { isAutomatic: true },
    })
    expect(chosen.body.value.isAutomatic).toBe(true)
    await launch(server, member.token, vendor, { ...game, mode: 'trial' })
    expect(await atVendor(member)).toBe(0n)
    await launch(server, member.token, vendor, game)
    expect(await atVendor(member)).toBe(10_000n)
    await bringAlong(server.context, { memberId: member.memberId, vendorId: vendor.vendorId, currency: 'VND' })
    expect((await balanceOf(server, member.token)).balance).toBe('0.00')
  })
})

test('a freeze of payouts stops money between wallets too, and what is under way is settled', async () => {
  const member = await memberWithBalance(server, '100.00')
  vendor.keeper.faults.push('answer-lost')
  const { transactionId } = (await move(member.token)).body.value
  await server.db
    .insertInto('payout_freezes')
    .values({
      id: 'frz_w',
      frozen_at: new Date(),
      findings: '[]',
      findings_count: 1,
      checked_at: new Date(),
      is_clean: false,
    })
    .execute()
  try {
    expect((await move(member.token)).body.code).toBe('TRANSFERS_HALTED')
    expect((await settleWalletTransfer(server.context, transactionId)).state).toBe('done')
  } finally {
    await server.db.updateTable('payout_freezes').set({ released_at: new Date(), released_by: 'test' }).execute()
  }
})

test('the auditor names a vendor whose money in transit no transfer waits for', async () => {
  const member = await memberWithBalance(server, '100.00')
  vendor.keeper.faults.push('answer-lost')
  const { transactionId } = (await move(member.token)).body.value
  const set = (change: string) =>
    server.pool.query(`update wallet_transfers set ${change} where id = $1`, [transactionId])
  await set(`state = 'done', resolved_at = now()`)
  const broken = await listBrokenBooks(server.db)
  await set(`state = 'pending', resolved_at = null`)
  expect(broken).toMatchObject([{ rule: 'wallet-transit', place: 'vendor purses, VND' }])
  expect((await settleWalletTransfer(server.context, transactionId)).state).toBe('done')
})

test('one wallet again only when every purse is empty and nothing is under way', async () => {
  server.clock.advance(60_000)
  expect(await setMode('single')).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'mode', key: 'validation.walletMode.moneyThere' }] },
  })
  vendor.keeper.empty()
  expect(await setMode('single')).toMatchObject({ ok: true })
  server.clock.advance(-60_000)
  expect(await auditOf(server, vendor.vendorId)).toContain('vendor.wallet-mode-changed')
  const member = await memberWithBalance(server, '100.00')
  expect((await move(member.token)).body.code).toBe('WALLET_CLOSED')
  expect(await merchantWallet(member.token)).toMatchObject({ isSingle: 1 })
})
