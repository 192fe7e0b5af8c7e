import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveReward } from '../../../../../test/promotions.ts'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { gameOf, TestVendor, testGames, testTable } from '../../../../../test/test-vendor.ts'

const server = testServer({}, { asksTurnover: true })
const vendor = new TestVendor('tip-vendor')
/** With the vendor's name they are longer than what owns an account. */
const longTables = [`${'g'.repeat(62)}-1`, `${'g'.repeat(62)}-2`] as const
beforeAll(() => {
  const tables = [testTable, ...longTables].map((gameId) => ({ ...gameOf(gameId), category: 'LIVE' as const }))
  vendor.games = [...vendor.games, ...tables]
  return vendor.start(server)
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const seated = (amount = '1000.00'): Promise<PswPlayer> => seatPlayer(server, vendor, { gameCode: testTable, amount })
const tip = (fields: object = {}) => ({
  ...{ kind: 'tip', transactionId: newTransactionId(), roundId: newRoundId(), amount: '500' },
  ...fields,
})
const codeOf = async (sent: Promise<{ answer: { code: string } }>) => (await sent).answer.code

/** What stands on the account of the table's tips. */
async function tipsOfTable(): Promise<bigint> {
  const { rows } = await server.pool.query(
    `select coalesce(sum(balance), 0) as balance from ledger.account_balances
    where owner_kind = 'table' and owner_id = $1 and kind = 'tips'`,
    [`${vendor.vendorId}:${testTable}`],
  )
  return BigInt(rows[0].balance)
}
const rounds = async ({ memberId }: PswPlayer) =>
  (await server.db.selectFrom('game_rounds').selectAll().where('member_id', '=', memberId).execute()).length

describe('a tip is no stake', () => {
  test('it goes from cash to the tips of the table, and is in no round, no clearing and no turnover', async () => {
    const player = await seated()
    const before = await tipsOfTable()
    const given = await player.bet(tip())
    expect(given.answer).toMatchObject({ code: 'OK', balance: '99500' })
    expect(await tipsOfTable()).toBe(before + 500n)
    expect(await rounds(player)).toBe(0)
    const { rows } = await server.pool.query(
      "select count(*) as count from ledger.account_entries where reference = $1 and transfer_kind = 'tip'",
      [`${vendor.vendorId}:never`],
    )
    expect(Number(rows[0].count)).toBe(0)
    const turnover = await server.portal('GET', '/wps/relay/MCS2_turnover', { token: player.token })
    expect(turnover.body.value.left).toBe('1000.00')
    const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet?type=tip', { token: player.token })
    expect(record.body.value.list).toMatchObject([{ kind: 'tip', amount: '-5.00' }])
  })

  test('sent ten times at once it is taken once; with another amount its id is refused', async () => {
    const player = await seated()
    const before = await tipsOfTable()
    const one = tip()
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.bet(one)))
    expect(answers.filter(({ answer }) => answer.code === 'OK' && !answer.replayed)).toHaveLength(1)
    expect(await player.balanceMinor()).toBe(99_500n)
    expect(await codeOf(player.bet({ ...one, amount: '501' }))).toBe('TRANSACTION_MISMATCH')
    expect(await tipsOfTable()).toBe(before + 500n)
  })

  test('it is taken back whole, also when the round it was given in has been won', async () => {
    const player = await seated()
    const before = await tipsOfTable()
    const roundId = newRoundId()
    const one = tip({ roundId })
    await player.bet({ roundId, amount: '1000' })
    await player.bet(one)
    await player.win({ roundId, amount: '2000', roundClosed: true })
    const back = { originalTransactionId: one.transactionId, roundId, transactionId: newTransactionId() }
    expect(await codeOf(player.rollback(back))).toBe('OK')
    expect(await codeOf(player.rollback({ ...back, transactionId: newTransactionId() }))).toBe('ALREADY_ROLLED_BACK')
    expect(await player.balanceMinor()).toBe(101_000n)
    expect(await tipsOfTable()).toBe(before)
    const round = await server.db
      .selectFrom('game_rounds')
      .select(['stakes_minor', 'rollbacks_minor', 'state'])
      .where('round_id', '=', roundId)
      .executeTakeFirstOrThrow()
    expect(round).toEqual({ stakes_minor: '1000', rollbacks_minor: '0', state: 'closed' })
  })

  test('one that never came leaves a tombstone that stops it', async () => {
    const player = await seated()
    const one = tip()
    const back = { originalTransactionId: one.transactionId, roundId: one.roundId }
    expect(await codeOf(player.rollback(back))).toBe('TOMBSTONED')
    expect(await codeOf(player.bet(one))).toBe('BET_CANCELLED')
    expect(await player.balanceMinor()).toBe(100_000n)
  })
})

describe('what a tip is refused for', () => {
  test('it is given at tables of the live casino only, for real money, and joins no jackpot', async () => {
    const elsewhere = await seatPlayer(server, vendor, { gameCode: testGames.single })
    expect(await codeOf(elsewhere.bet(tip()))).toBe('GAME_DISABLED')
    const trial = await seatPlayer(server, vendor, { gameCode: testTable, mode: 'trial', amount: '0.00' })
    expect(await codeOf(trial.bet(tip()))).toBe('GAME_DISABLED')
    const player = await seated()
    const jackpotShares = [{ jackpotId: 'grand', tier: 'grand', increment: '1', reserve: '0' }]
    expect(await codeOf(player.bet(tip({ jackpotShares })))).toBe('BAD_REQUEST')
    expect(await codeOf(player.bet(tip({ roundClosed: true })))).toBe('BAD_REQUEST')
    expect(await player.balanceMinor()).toBe(100_000n)
  })

  test('a table of any name has tips of its own', async () => {
    for (const [place, gameCode] of longTables.entries()) {
      const player = await seatPlayer(server, vendor, { gameCode })
      expect(await codeOf(player.bet(tip({ amount: `${300 + place}` })))).toBe('OK')
    }
    const { rows } = await server.pool.query(
      `select length(owner_id) as length, balance::text from ledger.account_balances
      where kind = 'tips' and owner_id like $1 order by balance`,
      [`${vendor.vendorId}:ggg%`],
    )
    expect(rows).toEqual([
      { length: 64, balance: '300' },
      { length: 64, balance: '301' },
    ])
  })

  test('nobody tips with a gift that was not played through, not by two tips at once either', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const player = await seated('1000.00')
    const body = { rewardId: await giveReward(server, cookie, player.token), requestId: randomUUID() }
    await server.portal('POST', '/wps/relay/MCSFE_claimReward', { token: player.token, body })
    expect(await player.balanceMinor()).toBe(5_100_000n)
    expect(await codeOf(player.bet(tip({ amount: '100001' })))).toBe('BONUS_RESTRICTED')
    expect(await codeOf(player.bet(tip({ amount: '5100001' })))).toBe('INSUFFICIENT_FUNDS')
    const both = await Promise.all([1, 2].map(() => codeOf(player.bet(tip({ amount: '60000' })))))
    expect(both.sort()).toEqual(['BONUS_RESTRICTED', 'OK'])
    expect(await player.balanceMinor()).toBe(5_040_000n)
  })

  test('a tip counts for the limit of losses and not for that of stakes', async () => {
    const player = await seated()
    await server.db
      .insertInto('play_limits')
      .values({ member_id: player.memberId, loss_day: '1000', stake_day: '1000' })
      .execute()
    expect(await codeOf(player.bet(tip({ amount: '600' })))).toBe('OK')
    expect(await codeOf(player.bet(tip({ amount: '500' })))).toBe('LIMIT_LOSS')
    expect(await codeOf(player.bet({ amount: '500' }))).toBe('LIMIT_LOSS')
    expect(await codeOf(player.bet({ amount: '400' }))).toBe('OK')
  })

  test('it comes in one call with stakes', async () => {
    const player = await seated()
    const { playerId, sessionToken } = player
    const common = { gameId: testTable, currency: 'VND', placedAt: new Date().toISOString() }
    const bets = [
      { ...tip(), playerId, sessionToken },
      { ...tip({ kind: 'stake' }), playerId, sessionToken },
    ]
    const { answer } = await vendor.send('bets', { ...common, bets, requestId: randomUUID() })
    expect(answer.results?.map(({ code }) => code)).toEqual(['OK', 'OK'])
    expect(await player.balanceMinor()).toBe(99_000n)
    expect(await rounds(player)).toBe(1)
  })
})
