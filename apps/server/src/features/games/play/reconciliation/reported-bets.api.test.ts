import { randomUUID } from 'node:crypto'
import type { VendorTransaction } from '@fairground/contract/psw'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { findBroken } from '../../../money/integrity/index.ts'
import { countBets as count } from '../../../money/records/index.ts'
import { changeWalletMode } from '../../../money/vendor-wallets/index.ts'
import { reconcileVendor } from './reconcile-vendor.ts'

const server = testServer()
const vendor = new TestVendor('purse-vendor')
const actor = { kind: 'system', id: 'test' } as const
beforeAll(async () => {
  await vendor.start(server)
  expect((await changeWalletMode(server.context, { vendorId: vendor.vendorId, mode: 'transfer', actor })).ok).toBe(true)
})
afterAll(() => vendor.stop())

const reconcile = () => reconcileVendor(server.context, vendor.vendorId)
const countBets = () => count(server.context)

/** A player with 900.00 in the main wallet and 100.00 in a purse at the vendor. */
async function seatAtPurse(): Promise<PswPlayer> {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi, amount: '1000.00' })
  const body = { from: 'main', to: vendor.vendorId, amount: '100.00', requestId: randomUUID() }
  const { body: moved } = await server.portal('POST', '/wps/relay/GCS_walletTransfer', { token: player.token, body })
  expect(moved.value).toMatchObject({ status: 'done', balance: '900.00' })
  return player
}

/** A row of the vendor’s feed about its player’s purse. */
const row = ({ playerId }: PswPlayer, call: 'bet' | 'win' | 'rollback', more: Partial<VendorTransaction>) => ({
  ...{ transactionId: newTransactionId(), roundId: newRoundId(), call, state: 'APPLIED' as const, playerId },
  ...{ gameId: testGames.multi, currency: 'VND', originalTransactionId: null, at: new Date().toISOString() },
  ...{ amount: '1000', fromPurse: true, ...more },
})

/** A round that is won, one that is lost, one of two bets of which one was taken back, one wholly taken back, one open. */
function playFive(player: PswPlayer): VendorTransaction[] {
  const ids = Array.from({ length: 5 }, newRoundId)
  const betsTaken = [newTransactionId(), newTransactionId()]
  const told = [
    row(player, 'bet', { roundId: ids[0], amount: '1000' }),
    row(player, 'win', { roundId: ids[0], amount: '2500', roundClosed: true }),
    row(player, 'bet', { roundId: ids[1], amount: '700', roundClosed: true }),
    row(player, 'bet', { roundId: ids[2], amount: '300' }),
    row(player, 'bet', { roundId: ids[2], amount: '400', transactionId: betsTaken[0] }),
    row(player, 'rollback', { roundId: ids[2], amount: '400', originalTransactionId: betsTaken[0] }),
    row(player, 'win', { roundId: ids[2], amount: '0', roundClosed: true }),
    row(player, 'bet', { roundId: ids[3], amount: '500', transactionId: betsTaken[1], state: 'ROLLED_BACK' }),
    row(player, 'rollback', { roundId: ids[3], amount: '500', originalTransactionId: betsTaken[1] }),
    row(player, 'bet', { roundId: ids[4], amount: '200' }),
  ]
  vendor.keeper.play(player.playerId, 'VND', 2_500n - 1_000n - 700n - 300n - 200n)
  return told
}

const roundsOf = async ({ memberId }: PswPlayer) => {
  const { rows } = await sql`
    select state, stakes_minor::int as stakes, rollbacks_minor::int as rollbacks, payouts_minor::int as payouts,
      win_count as wins, closed_at is not null as is_closed
    from game_rounds where member_id = ${memberId} order by 1, 2, 3, 4`.execute(server.db)
  return rows
}
const fiveRounds = [
  { state: 'closed', stakes: 700, rollbacks: 0, payouts: 0, wins: 0, is_closed: true },
  { state: 'closed', stakes: 700, rollbacks: 400, payouts: 0, wins: 1, is_closed: true },
  { state: 'closed', stakes: 1_000, rollbacks: 0, payouts: 2_500, wins: 1, is_closed: true },
  { state: 'open', stakes: 200, rollbacks: 0, payouts: 0, wins: 0, is_closed: false },
  { state: 'void', stakes: 500, rollbacks: 500, payouts: 0, wins: 0, is_closed: true },
]

const ask = async ({ token }: PswPlayer, path: string) =>
  (await server.portal('GET', `/wps/relay/${path}`, { token })).body.value
const exceptions = async () => {
  const query = server.db.selectFrom('vendor_exceptions').select(['transaction_id', 'kind', 'detail'])
  const rows = await query.where('vendor_id', '=', vendor.vendorId).execute()
  return new Map(
    rows.map(({ transaction_id, kind, detail }) => [
      transaction_id,
      [kind, (detail as { code?: string }).code].filter(Boolean).join(' '),
    ]),
  )
}

describe('bets from a purse at the vendor', () => {
  test('[R3.118] become records with the sums of any bet, and no money moves a second time', async () => {
    const player = await seatAtPurse()
    vendor.feed.push(...playFive(player))
    const transfers = async () =>
      (await server.pool.query('select count(*)::int as n from ledger.transfer_sides')).rows[0].n
    const before = await transfers()
    await reconcile()
    expect(await transfers()).toBe(before)
    expect(await player.balanceMinor()).toBe(90_000n)
    expect(await roundsOf(player)).toEqual(fiveRounds)

    const sums = { count: 4, betAmount: '29.00', refunded: '9.00', winAmount: '25.00', profit: '5.00' }
    const record = await ask(player, 'ODSFE2_betRecord')
    expect(record.sums).toMatchObject({ ...sums, openCount: 1, openAmount: '2.00' })
    expect(record.list.map(({ status }: { status: string }) => status).sort()).toEqual(
      ['open', 'void', 'lost', 'lost', 'won'].sort(),
    )
    expect(record.list[0]).toMatchObject({ gameType: 'RNG', nodeId: expect.stringMatching(/./) })
    const ofPlay = { bet: '20.00', win: '25.00', deposit: '1000.00', profit: '5.00' }
    expect(await ask(player, 'ODSFE2_personalProfit')).toMatchObject(ofPlay)
    // Counted by day, they say the same, and equal the rounds themselves.
    await sql`update game_rounds set closed_at = closed_at - interval '1 minute' where member_id = ${player.memberId}`.execute(
      server.db,
    )
    await countBets()
    expect((await ask(player, 'ODSFE2_betRecord')).sums).toMatchObject(sums)
    expect(await ask(player, 'ODSFE2_personalProfit')).toMatchObject(ofPlay)
    expect(await findBroken(server.context)).toEqual([])
    expect(await brokenInvariants(server)).toEqual([])
    expect(await exceptions()).toEqual(new Map())
  })

  test('are in the revenue report beside the ledger’s figures', async () => {
    const { cookie } = await signInStaff(server, 'readonly')
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(server.clock.now())
    const read = async () => {
      const query = { from: today, to: today }
      const { value } = (await server.console('GET', '/staff/reports/revenue', { cookie, query })).body
      const { vendors } = value as {
        vendors: { vendorId: string; stakes: string; payouts: string; betCount: number }[]
      }
      const own = vendors.find(({ vendorId }) => vendorId === vendor.vendorId)
      const minor = (amount = '0.00') => Number(amount.replace('.', ''))
      return { stakes: minor(own?.stakes), payouts: minor(own?.payouts), betCount: own?.betCount ?? 0 }
    }
    const before = await read()
    vendor.feed.push(...playFive(await seatAtPurse()))
    await reconcile()
    const after = await read()
    expect(after.stakes - before.stakes).toBe(1_000 + 700 + 300 + 200)
    expect(after.payouts - before.payouts).toBe(2_500)
    expect(after.betCount - before.betCount).toBe(4)
  })

  test('give the same result in any order, repeated, over many readings and concurrently', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const player = await seatAtPurse()
      const told = playFive(player)
      const shuffled = [...told, ...told]
        .map((one, index) => ({ one, place: Math.sin(index * 7.3 + turn * 3.1) }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one)
      for (const part of [shuffled.slice(0, 6), shuffled.slice(6, 7), shuffled.slice(7)]) {
        vendor.feed.push(...part)
        await Promise.all([reconcile(), reconcile()])
      }
      expect(await roundsOf(player), `turn ${turn}`).toEqual(fiveRounds)
      expect(await player.balanceMinor()).toBe(90_000n)
    }
    await countBets()
    expect(await findBroken(server.context)).toEqual([])
  })

  test('of another player, game, currency or amount are reported once and change no record', async () => {
    const [player, other, poor] = [await seatAtPurse(), await seatAtPurse(), await seatPlayer(server, vendor)]
    const bet = row(player, 'bet', {})
    vendor.feed.push(bet)
    await reconcile()
    const before = await roundsOf(player)
    const { roundId, transactionId } = bet
    const wanted: [VendorTransaction, string][] = [
      [row(other, 'win', { roundId }), 'notReplayed TRANSACTION_MISMATCH'],
      [row(player, 'win', { roundId, gameId: testGames.single }), 'notReplayed TRANSACTION_MISMATCH'],
      [row(player, 'win', { roundId, currency: 'FUN' }), 'notReplayed CURRENCY_MISMATCH'],
      [row(player, 'bet', { playerId: 'nobody' }), 'notReplayed BET_NOT_FOUND'],
      [row(poor, 'bet', {}), 'notReplayed INSUFFICIENT_FUNDS'],
      [row(player, 'bet', { amount: '0' }), 'notReplayed BAD_REQUEST'],
      [row(player, 'rollback', { roundId, originalTransactionId: transactionId, amount: '999' }), 'amountDiffers'],
      [row(other, 'rollback', { originalTransactionId: transactionId }), 'notReplayed TRANSACTION_MISMATCH'],
    ]
    vendor.feed.push(...wanted.map(([theirs]) => theirs))
    await reconcile()
    const found = await exceptions()
    for (const [{ transactionId: id }, kind] of wanted) expect(found.get(id)).toBe(kind)
    vendor.feed.push({ ...bet, amount: '1001' })
    await reconcile()
    expect((await exceptions()).get(transactionId)).toBe('amountDiffers')
    expect(await roundsOf(player)).toEqual(before)
    expect(await roundsOf(other)).toEqual([])
    expect(await roundsOf(poor)).toEqual([])
    const count = (await exceptions()).size
    await server.db.updateTable('vendor_feeds').set({ cursor: null }).where('vendor_id', '=', vendor.vendorId).execute()
    await reconcile()
    expect((await exceptions()).size).toBe(count)
    expect(await roundsOf(player)).toEqual(before)
  })

  test('bring no money: every call about such a round or bet is refused, and its id is used up', async () => {
    const player = await seatAtPurse()
    const { playerId } = player
    const bet = row(player, 'bet', {})
    vendor.feed.push(bet)
    await reconcile()
    const { roundId, transactionId: originalTransactionId, gameId, currency } = bet
    const next = () => ({ playerId, transactionId: newTransactionId(), currency })
    const codes = await Promise.all([
      player.win({ roundId }),
      player.win({ roundId, betTransactionId: [originalTransactionId] }),
      player.win({ transactionId: originalTransactionId, roundId }),
      player.rollback({ originalTransactionId, roundId }),
      vendor.send('round/end', { ...next(), roundId }),
      vendor.send('jackpot-win', { ...next(), gameId, roundId, amount: '5', jackpotId: 'grand', tier: 'a' }),
      vendor.send('adjust', { ...next(), originalTransactionId, amount: '5', reason: 'test', version: 1 }),
    ])
    expect(codes.map(({ answer }) => answer.code)).toEqual(codes.map(() => 'TRANSACTION_MISMATCH'))
    await server.db.updateTable('vendors').set({ wallet_mode: 'single' }).where('id', '=', vendor.vendorId).execute()
    try {
      server.clock.advance(5_000)
      expect((await player.bet({ roundId })).answer.code).toBe('TRANSACTION_MISMATCH')
      expect((await player.bet({ transactionId: originalTransactionId })).answer.code).toBe('TRANSACTION_MISMATCH')
    } finally {
      await server.db
        .updateTable('vendors')
        .set({ wallet_mode: 'transfer' })
        .where('id', '=', vendor.vendorId)
        .execute()
    }
    expect(await player.balanceMinor()).toBe(90_000n)
    expect(await brokenInvariants(server)).toEqual([])
  })
})
