import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const players: PswPlayer[] = []
beforeAll(async () => {
  await vendor.start(server)
  for (let i = 0; i < 4; i += 1) players.push(await seatPlayer(server, vendor, { gameCode: testGames.multi }))
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))
const playerOf = (i: number) => players[i % players.length] as PswPlayer
const codesOf = (results: { answer: { code: string } }[]) => results.map(({ answer }) => answer.code)

test('bets of several players at once share their commits', async () => {
  const bets = Array.from({ length: 80 }, () => ({ transactionId: newTransactionId(), roundId: newRoundId() }))
  const results = await times(bets.length, (i) => playerOf(i).bet(bets[i]))
  expect(codesOf(results)).toEqual(bets.map(() => 'OK'))
  const { rows } = await server.pool.query(
    'select count(distinct xmin::text) as commits, count(*) as bets from psw_transactions where transaction_id = any ($1)',
    [bets.map(({ transactionId }) => transactionId)],
  )
  expect(rows[0]?.bets).toBe('80')
  expect(Number(rows[0]?.commits)).toBeLessThan(40)
})

test('concurrent bets and wins of one round are serialised', async () => {
  const player = playerOf(0)
  const before = await player.balanceMinor()
  const roundId = newRoundId()
  await player.bet({ roundId })
  const results = await times(20, (i) => (i % 2 === 0 ? player.bet({ roundId }) : player.win({ roundId })))
  expect(codesOf(results)).toEqual(results.map(() => 'OK'))
  const versions = results.map(({ answer }) => answer.balanceVersion)
  expect(new Set(versions).size).toBe(results.length)
  expect(await player.balanceMinor()).toBe(before - 11n * 1_000n + 10n * 1_500n)
})

test('a player locked by another transaction delays nobody else, and is answered once unlocked', async () => {
  const [held, ...others] = players as [PswPlayer, ...PswPlayer[]]
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from vendor_players where player_id = $1 for update', [held.playerId])
  const order: string[] = []
  const waiting = held.bet().then(({ answer }) => order.push(`held ${answer.code}`))
  await Promise.all(others.map((player) => player.bet().then(({ answer }) => order.push(`free ${answer.code}`))))
  await holder.query('commit')
  holder.release()
  await waiting
  expect(order).toEqual([...others.map(() => 'free OK'), 'held OK'])
})

test('a call that breaks its batch fails alone and can be retried; the others succeed', async () => {
  const closed = await seatPlayer(server, vendor, { amount: '0.00' })
  await server.pool.query(`do $$ begin perform ledger.close_account(account_id) from ledger.account_balances
    where owner_id = '${closed.memberId}' and kind = 'cash' and currency = 'VND'; end $$`)
  const results = await times(9, (i) => (i === 4 ? closed.bet() : playerOf(i).bet()))
  expect(codesOf(results)).toEqual(results.map((_, i) => (i === 4 ? 'TEMPORARY' : 'OK')))
  expect(results[4]).toMatchObject({ status: 503, isSigned: false })
})

test('a stopping server answers every bet it accepted: none is booked unanswered', async () => {
  const [first] = players as [PswPlayer]
  const before = await first.balanceMinor()
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from vendor_players where player_id = $1 for update', [first.playerId])
  const results = times(30, () =>
    first.bet().then(
      ({ answer }) => answer.code,
      () => 'connection refused',
    ),
  )
  // Other tests wait for locks of their own in the same cluster.
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`
  const isWaiting = async () => (await holder.query(waiting)).rowCount
  await expect.poll(isWaiting).toBeGreaterThan(0)
  const closed = server.portalApp.close()
  await holder.query('commit')
  holder.release()
  const taken = (await results).filter((code) => code === 'OK').length
  await closed
  expect(taken).toBeGreaterThan(0)
  expect(await first.balanceMinor()).toBe(before - BigInt(taken) * 1_000n)
})
