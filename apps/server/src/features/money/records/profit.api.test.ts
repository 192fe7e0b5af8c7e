import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer } from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { findBroken } from '../integrity/index.ts'
import { walletJobs } from '../wallet/index.ts'
import { countBets } from './count-bets.ts'

const server = testServer()
const vendor = new TestVendor('profit-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const ask = async (player: PswPlayer, path: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', path, { token: player.token, query })).body.value
const profit = (player: PswPlayer, query: Record<string, string> = {}) =>
  ask(player, '/wps/relay/ODSFE2_personalProfit', query)
const gifts = (player: PswPlayer, query: Record<string, string> = {}) =>
  ask(player, '/wps/relay/ODSFE2_bonusDetails', query)
const account = (player: PswPlayer, query: Record<string, string> = {}) =>
  ask(player, '/wps/relay/ODSFE2_MemTransDet', query)
const file = (player: PswPlayer, name: string, query: Record<string, string> = {}) =>
  server.portal('GET', `/wps/records/${name}.csv`, { token: player.token, query })

/** The house gives a member something, out of the account of that purpose. */
const give = (player: PswPlayer, payer: 'expense_bonus' | 'expense_rebate', amountMinor: number, reference: string) =>
  sql`select ledger.post_between('test', ${randomUUID()}, ${randomBytes(32)}, ${payer.slice(8)},
    'house', 'house', ${payer}, 'VND', 'member', ${player.memberId}, 'cash', 'VND', ${amountMinor}::bigint, 'test', ${reference})`.execute(
    server.db,
  )

async function play(player: PswPlayer) {
  const won = newRoundId()
  await player.bet({ roundId: won, amount: '1000' })
  await player.win({ roundId: won, amount: '2500', roundClosed: true })
  const lost = newRoundId()
  await player.bet({ roundId: lost, amount: '4000', roundClosed: true })
  const taken = newTransactionId()
  const empty = newRoundId()
  await player.bet({ roundId: empty, transactionId: taken, amount: '300' })
  await player.rollback({ roundId: empty, originalTransactionId: taken })
}

const count = async () => {
  await countBets(server.context)
  await walletJobs['count-member-money']?.(server.context, undefined)
}

test('[R2.6.08] profit and loss: deposits, bets, valid bets, wins, rebates and bonuses, by type of game and by day', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  await play(player)
  await give(player, 'expense_bonus', 700, 'welcome')
  await give(player, 'expense_rebate', 55, '2026-11')
  const all = {
    ...{ deposit: '1000.00', withdraw: '0.00', bet: '50.00', validBet: '50.00', win: '25.00' },
    ...{ rebate: '0.55', bonus: '7.00', profit: '-17.45' },
  }
  const ofPlay = { ...all, deposit: '0.00', rebate: '0.00', bonus: '0.00', profit: '-25.00' }
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(server.clock.now())
  const before = await profit(player)
  expect(before).toEqual({ ...all, byType: { RNG: ofPlay }, days: [{ day: today, ...all }] })
  await count()
  expect(await profit(player)).toEqual(before)
  expect(await player.balanceMinor()).toBe(100_000n - 1_745n)
  const later = new Date(server.clock.now().getTime() + 60_000).toISOString()
  expect(await profit(player, { from: later })).toMatchObject({ deposit: '0.00', profit: '0.00', byType: {}, days: [] })
  expect(await findBroken(server.context)).toEqual([])
})

test('[R2.6.09] bonus details list what the account was given, with sums by kind; play is none of it', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  await play(player)
  expect(await gifts(player)).toMatchObject({ list: [], total: 0, sums: { bonus: '0.00', rebate: '0.00' }, days: [] })
  await give(player, 'expense_bonus', 700, 'welcome')
  await give(player, 'expense_rebate', 55, '2026-11')
  await count()
  await give(player, 'expense_bonus', 100, 'birthday')
  const value = await gifts(player, { pageSize: '2' })
  expect(value.list).toMatchObject([
    { type: 'bonus', title: 'birthday', amount: '1.00' },
    { type: 'rebate', title: '2026-11', amount: '0.55' },
  ])
  expect(value).toMatchObject({ total: 3, sums: { bonus: '8.00', rebate: '0.55' } })
  expect((await gifts(player, { pageSize: '2', pageNo: '2' })).list).toMatchObject([{ title: 'welcome' }])
  expect(await gifts(player, { type: 'rebate' })).toMatchObject({ total: 1, sums: { bonus: '0.00', rebate: '0.55' } })
})

test('[R2.6.07] the account record pages by its mark, and its sums by day are the same before and after they are counted', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  await play(player)
  const first = await account(player, { pageSize: '4' })
  expect(first).toMatchObject({ total: 6, sums: { received: '128.00', spent: '53.00' } })
  expect(first.days).toHaveLength(1)
  await count()
  expect((await account(player, { pageSize: '4' })).sums).toEqual(first.sums)
  const second = await account(player, { pageSize: '4', after: first.next })
  expect(second.list.map(({ kind }: { kind: string }) => kind)).toEqual(['bet', 'deposit'])
  expect(second.next).toBeUndefined()
  expect(await account(player, { type: 'bet' })).toMatchObject({ total: 3, sums: { received: '0.00', spent: '53.00' } })
  const rollback = first.list.find(({ kind }: { kind: string }) => kind === 'rollback')
  expect(rollback.reference).toMatch(/^profit-vendor:rd-/)
})

test('jackpots and corrections are part of the bet they belong to: rows, days and ledger say the same', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  await play(player)
  const ids = { roundId: newRoundId(), transactionId: newTransactionId() }
  await player.bet({ ...ids, amount: '2000' })
  const win = { roundId: ids.roundId, transactionId: newTransactionId() }
  await player.win({ ...win, amount: '500', roundClosed: true })
  await count()
  const common = { playerId: player.playerId, currency: 'VND' }
  const jackpot = { ...common, gameId: testGames.single, roundId: ids.roundId, jackpotId: 'grand', tier: 'mega' }
  await vendor.send('jackpot-win', { ...jackpot, transactionId: newTransactionId(), amount: '30000' })
  const adjust = async (version: number, amount: string) =>
    vendor.send('adjust', {
      ...common,
      ...{ originalTransactionId: win.transactionId, version, amount, reason: 'resettled' },
      transactionId: newTransactionId(),
    })
  await adjust(1, '700')
  // What the round has paid is gone when the vendor takes it back.
  const other = newRoundId()
  await player.bet({ roundId: other, amount: String((await player.balanceMinor()) - 100n) })
  await player.win({ roundId: other, amount: '0', roundClosed: true })
  await count()
  const taken = await adjust(2, '-31200')
  expect(BigInt(taken.answer.debt ?? 0)).toBe(31_100n)

  const ledger = await sql<{ net: string }>`
    select sum(case when credit_owner_kind = 'member' then amount else -amount end) as net from ledger.transfer_sides
    where code is null and ${player.memberId} in (credit_owner_id, debit_owner_id)
      and kind in ('bet', 'win', 'jackpot_win', 'adjust', 'debt', 'reversal')`.execute(server.db)
  const net = Number(ledger.rows[0]?.net) / 100
  const equal = async () => {
    const bets = await ask(player, '/wps/relay/ODSFE2_betRecord', { pageSize: '50' })
    const rows = bets.list.reduce((sum: number, { profit: of }: { profit: string }) => sum + Number(of), 0)
    expect({ rows, sums: Number(bets.sums.profit), days: Number((await profit(player)).profit) }).toEqual({
      ...{ rows: net, sums: net, days: net },
    })
    const bet = bets.list.find(({ roundId }: { roundId: string }) => roundId === ids.roundId)
    expect(bet).toMatchObject({ betAmount: '20.00', winAmount: '0.00', status: 'lost' })
  }
  await equal()
  await count()
  await equal()
  expect(await findBroken(server.context)).toEqual([])
})

test('every record can be kept as a file, filtered alike, readable by spreadsheets and never run by them', async () => {
  const player = await seatPlayer(server, vendor, { amount: '100.00' })
  await play(player)
  await give(player, 'expense_bonus', 700, '=HYPERLINK("http://evil")')
  const bets = await file(player, 'bets', { status: 'won' })
  expect(bets.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bets.csv"',
    'cache-control': 'no-store',
  })
  const lines = String(bets.body).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeff[^,]+,[^,]+ \(Asia\/Ho_Chi_Minh\),[^,]+ \(Asia\/Ho_Chi_Minh\),/)
  expect(lines[0]).not.toMatch(/betId|createdAt/)
  expect(lines[1]?.split(',')[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(lines[1]).toMatch(/^profit-vendor:rd-.*,RNG,test-brand,won,paid,10.00,0.00,10.00,25.00,15.00$/)
  expect(lines.slice(2)).toEqual([''])
  const given = String((await file(player, 'gifts')).body).split('\r\n')
  expect(given[1]).toContain(`,bonus,"'=HYPERLINK(""http://evil"")",7.00`)
  const moved = String((await file(player, 'account', { type: 'deposit' })).body).split('\r\n')
  expect(moved[1]).toMatch(/,deposit,dep_.*,100.00,100.00$/)
  expect((await file(player, 'bets', { from: 'yesterday' })).body.code).toBe('VALIDATION')
  expect((await server.portal('GET', '/wps/records/bets.csv')).body.code).toBe('NOT_LOGGED_IN')
})

test('a file has every row, however many pages they take', async () => {
  const player = await seatPlayer(server, vendor, { amount: '0.00' })
  await sql`insert into game_rounds (vendor_id, round_id, member_id, player_id, game_code, currency, state, stakes_minor,
      opened_at, closed_at)
    select 'profit-vendor', 'bulk-' || n, ${player.memberId}, ${player.playerId}, 'g-single', 'VND', 'closed', 100,
      now(), date_trunc('second', now()) - interval '1 day' - (n / 7) * interval '1 second'
    from generate_series(1, 1203) n`.execute(server.db)
  const rows = String((await file(player, 'bets')).body)
    .trimEnd()
    .split('\r\n')
    .slice(1)
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1203)
  expect(rows).toHaveLength(1203)
})
