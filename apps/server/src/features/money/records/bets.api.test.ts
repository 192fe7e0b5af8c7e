import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTrial } from '../../../../test/members.ts'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { countBets } from './count-bets.ts'

const server = testServer()
const vendor = new TestVendor('record-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const read = async (token: string | undefined, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/ODSFE2_betRecord', { token, query })
const pageOf = async (player: PswPlayer, query: Record<string, string> = {}) =>
  (await read(player.token, query)).body.value

const end = ({ playerId }: PswPlayer, roundId: string) =>
  vendor.send('round/end', { playerId, roundId, transactionId: newTransactionId() })

/** A round that is won, one that is lost, one whose stake was given back, and one that waits for its result. */
async function playFour(player: PswPlayer) {
  const ids = { won: newRoundId(), lost: newRoundId(), void: newRoundId(), open: newRoundId() }
  await player.bet({ roundId: ids.won, amount: '1000' })
  await player.win({ roundId: ids.won, amount: '2500', roundClosed: true })
  await player.bet({ roundId: ids.lost, amount: '700' })
  await end(player, ids.lost)
  const taken = newTransactionId()
  await player.bet({ roundId: ids.void, transactionId: taken, amount: '300' })
  await player.rollback({ roundId: ids.void, originalTransactionId: taken })
  await player.bet({ roundId: ids.open, amount: '200' })
  return ids
}

test('[R2.6.06] a member reads the own bets: open ones first, each with stake, valid bet, win, profit, status and reason', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  const ids = await playFour(player)
  const value = await pageOf(player)
  const seen = value.list.map((bet: { roundId: string }) => bet.roundId)
  expect(seen).toEqual([ids.open, ids.void, ids.lost, ids.won])
  expect(value.list).toMatchObject([
    { status: 'open', betAmount: '2.00', validBet: '0.00', winAmount: '0.00', profit: '0.00' },
    { status: 'void', settlement: 'refunded', betAmount: '3.00', refunded: '3.00', validBet: '0.00', profit: '0.00' },
    { status: 'lost', settlement: 'ended', betAmount: '7.00', validBet: '7.00', winAmount: '0.00', profit: '-7.00' },
    { status: 'won', settlement: 'paid', betAmount: '10.00', validBet: '10.00', winAmount: '25.00', profit: '15.00' },
  ])
  expect(value.list[0].settledAt).toBeUndefined()
  expect(value.list[3]).toMatchObject({ gameType: 'RNG', betId: `record-vendor:${ids.won}` })
  expect(value.list[3].gameName).not.toBe('')
  expect(value.total).toBe(4)
  expect(value.sums).toEqual({
    ...{ count: 3, betAmount: '20.00', refunded: '3.00', validBet: '17.00', winAmount: '25.00', profit: '8.00' },
    ...{ openCount: 1, openAmount: '2.00' },
  })
})

test('the sums are the same before and after they were counted, and equal what the ledger moved', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  await playFour(player)
  const before = await pageOf(player)
  const counted = () =>
    server.db.selectFrom('bet_days').select('day').where('member_id', '=', player.memberId).execute()
  await sql`update game_rounds set closed_at = closed_at - interval '1 minute'
    where member_id = ${player.memberId}`.execute(server.db)
  await countBets(server.context)
  expect(await counted()).not.toEqual([])
  const after = await pageOf(player)
  expect(after.sums).toEqual(before.sums)
  const won = Number(after.sums.profit) - Number(after.sums.openAmount)
  expect(await player.balanceMinor()).toBe(BigInt(Math.round((1000 + won) * 100)))
})

test('pages follow each other by their mark or by their number, without a gap, while new bets arrive', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  for (let round = 0; round < 7; round += 1) {
    const roundId = newRoundId()
    await player.bet({ roundId })
    if (round % 3 !== 0) await end(player, roundId)
  }
  const whole = await pageOf(player, { pageSize: '100' })
  expect(whole.next).toBeUndefined()
  const ids = whole.list.map((bet: { betId: string }) => bet.betId)
  expect(ids).toHaveLength(7)
  const seen: string[] = []
  let after = ''
  do {
    const value = await pageOf(player, { pageSize: '2', ...(after && { after }) })
    seen.push(...value.list.map((bet: { betId: string }) => bet.betId))
    after = value.next ?? ''
    await player.bet()
  } while (after)
  expect(seen).toEqual(ids)
  const second = await pageOf(player, { pageSize: '2', pageNo: '2', status: 'lost' })
  expect(second.list.map((bet: { betId: string }) => bet.betId)).toEqual(ids.slice(5, 7))
  expect((await read(player.token, { after: 'nonsense' })).status).toBe(400)
})

test('bets are filtered by status, type of game, brand and time; the sums follow the filters', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  const ids = await playFour(player)
  const statuses = ['open', 'won', 'lost', 'void', 'even'] as const
  for (const status of statuses) {
    const value = await pageOf(player, { status })
    const wanted = status === 'even' ? [] : [ids[status]]
    expect(value.list.map((bet: { roundId: string }) => bet.roundId)).toEqual(wanted)
    expect(value.total).toBe(wanted.length)
    expect(value.sums.count + value.sums.openCount).toBe(wanted.length)
  }
  expect((await pageOf(player, { gameType: 'RNG' })).total).toBe(4)
  expect((await pageOf(player, { gameType: 'LIVE' })).list).toEqual([])
  expect((await pageOf(player, { vassalage: 'test-brand' })).total).toBe(4)
  expect((await pageOf(player, { vassalage: 'other' })).total).toBe(0)
  const now = server.clock.now().getTime()
  const [before, later] = [-60_000, 60_000].map((ms) => new Date(now + ms).toISOString())
  expect((await pageOf(player, { from: before ?? '', to: later ?? '' })).total).toBe(4)
  expect((await pageOf(player, { from: later ?? '' })).total).toBe(0)
  const past = await pageOf(player, { to: before ?? '' })
  expect([past.total, past.list, past.days]).toEqual([0, [], []])
})

test('a bet explains itself: every stake, payout and refund of its round with the transfer in the ledger', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi, amount: '1000.00' })
  const roundId = newRoundId()
  const taken = newTransactionId()
  await player.bet({ roundId, amount: '500' })
  await player.bet({ roundId, amount: '300', transactionId: taken })
  await player.rollback({ roundId, originalTransactionId: taken })
  await player.win({ roundId, amount: '900' })
  await player.bet({ roundId, amount: '99999999' })
  const query = { betId: `record-vendor:${roundId}` }
  const { body } = await server.portal('GET', '/wps/relay/ODSFE2_betDetail', { token: player.token, query })
  expect(body.value).toMatchObject({ betAmount: '8.00', refunded: '3.00', status: 'open' })
  expect(body.value.moves.map((move: object) => ({ ...move, transactionId: '', at: '', transferId: '' }))).toEqual([
    { kind: 'bet', amount: '5.00', isTakenBack: false, transactionId: '', at: '', transferId: '' },
    { kind: 'bet', amount: '3.00', isTakenBack: true, transactionId: '', at: '', transferId: '' },
    { kind: 'rollback', amount: '3.00', isTakenBack: false, transactionId: '', at: '', transferId: '' },
    { kind: 'win', amount: '9.00', isTakenBack: false, transactionId: '', at: '', transferId: '' },
  ])
  for (const { transferId } of body.value.moves) expect(transferId).toMatch(/^trf_\d+$/)
})

test("another member's bets are not there, play money stands apart, and without a session nothing is told", async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  const ids = await playFour(player)
  const other = await seatPlayer(server, vendor, { amount: '0.00' })
  expect((await pageOf(other)).list).toEqual([])
  const query = { betId: `record-vendor:${ids.won}` }
  const asked = { token: other.token, query }
  expect((await server.portal('GET', '/wps/relay/ODSFE2_betDetail', asked)).body.code).toBe('NOT_FOUND')
  const demo = await sitDown(server, vendor, player.token, { mode: 'trial' })
  await demo.bet({ amount: '100' })
  expect((await pageOf(player)).total).toBe(4)
  const trial = await openTrial(server)
  const seat = await sitDown(server, vendor, trial.token, { mode: 'trial' })
  await seat.bet({ amount: '100' })
  expect((await read(trial.token)).body.value.total).toBe(1)
  expect((await read(undefined)).body.code).toBe('NOT_LOGGED_IN')
})

test('staff who may read members read the bets of one and the round behind each; others are refused', async () => {
  const player = await seatPlayer(server, vendor, { amount: '1000.00' })
  const ids = await playFour(player)
  const { cookie } = await signInStaff(server, 'support')
  const path = `/staff/members/${player.memberId}/bets`
  const { body } = await server.console('GET', path, { cookie, query: { status: 'won' } })
  expect(body.value).toMatchObject({ total: 1, list: [{ roundId: ids.won, profit: '15.00' }] })
  const detail = await server.console('GET', `${path}/record-vendor:${ids.won}`, { cookie })
  expect(detail.body.value.moves).toHaveLength(2)
  const stranger = await server.console('GET', '/staff/members/mbr_nobody/bets', { cookie })
  expect(stranger.body.code).toBe('NOT_FOUND')
  const other = await seatPlayer(server, vendor, { amount: '0.00' })
  const notTheirs = await server.console('GET', `/staff/members/${other.memberId}/bets/record-vendor:${ids.won}`, {
    cookie,
  })
  expect(notTheirs.body.code).toBe('NOT_FOUND')
  expect((await server.console('GET', path)).status).toBe(401)
  const content = await signInStaff(server, 'content')
  expect((await server.console('GET', path, { cookie: content.cookie })).status).toBe(403)
})
