import { randomUUID } from 'node:crypto'
import type { PswBetResult } from '@fairground/contract/psw'
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
  for (let i = 0; i < 4; i += 1) players.push(await seatPlayer(server, vendor))
})
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

type Bet = { playerId: string; transactionId: string; roundId: string }

const betOf = ({ playerId, sessionToken }: PswPlayer, fields: object = {}): Bet & Record<string, unknown> => ({
  ...{ playerId, sessionToken, gameId: testGames.single, currency: 'VND', amount: '1000' },
  ...{ transactionId: newTransactionId(), roundId: newRoundId(), placedAt: new Date().toISOString() },
  ...fields,
})
const betsOf = (count: number) => Array.from({ length: count }, (_, i) => betOf(players[i % 4] as PswPlayer))

async function sendBets(bets: readonly object[]): Promise<PswBetResult[]> {
  const { status, answer, isSigned } = await vendor.send('bets', { bets })
  expect({ status, isSigned, code: answer.code }).toEqual({ status: 200, isSigned: true, code: 'OK' })
  return answer.results ?? []
}

const codesOf = (results: readonly PswBetResult[]) => results.map(({ code }) => code)
const oks = (count: number) => Array.from({ length: count }, () => 'OK')
const balances = () => Promise.all(players.map((player) => player.balanceMinor()))

test('the same bets in several batches and alone at once take each stake once', async () => {
  const before = await balances()
  const bets = betsOf(40)
  const batches = [bets, bets.toReversed(), bets.toSorted(() => 1)]
  const [alone, ...together] = await Promise.all([
    Promise.all(bets.map((bet) => vendor.send('bet', bet))),
    ...batches.map(sendBets),
  ])
  for (const results of together) expect(codesOf(results)).toEqual(oks(40))
  const taken = new Map<string, number>()
  const results = [...together.flat(), ...alone.map(({ answer }, i) => ({ ...answer, ...bets[i] }))]
  for (const { transactionId = '', replayed } of results)
    taken.set(transactionId, (taken.get(transactionId) ?? 0) + (replayed ? 0 : 1))
  expect([...taken.values()]).toEqual(bets.map(() => 1))
  expect(await balances()).toEqual(before.map((minor) => minor - 10n * 1_000n))
})

test('a batch is one call: it takes its nonce once, whatever its bets come to', async () => {
  const raw = JSON.stringify({ requestId: randomUUID(), bets: betsOf(3) })
  const sent = await vendor.send('bets', {}, { raw })
  expect(codesOf(sent.answer.results ?? [])).toEqual(oks(3))
  const { rows } = await server.pool.query("select count(*)::int as count from psw_nonces where vendor_id = 'acme'")
  await sendBets(betsOf(7))
  const { rows: after } = await server.pool.query(
    "select count(*)::int as count from psw_nonces where vendor_id = 'acme'",
  )
  expect(after[0]?.count).toBe((rows[0]?.count ?? 0) + 1)
})

test('bets of a player with limits are decided in their order, to the last of the limit', async () => {
  const player = await seatPlayer(server, vendor)
  await server.pool.query(
    'insert into play_limits (member_id, loss_day) values ($1, 5500) on conflict (member_id) do update set loss_day = 5500',
    [player.memberId],
  )
  const amounts = ['2000', '3000', '1000', '500', '100']
  const results = await sendBets(amounts.map((amount) => betOf(player, { amount })))
  expect(codesOf(results)).toEqual(['OK', 'OK', 'LIMIT_LOSS', 'OK', 'LIMIT_LOSS'])
  expect(await player.balanceMinor()).toBe(100_000n - 5_500n)
})

test('a refused bet of a player with limits leaves its room to the bets after it', async () => {
  const player = await seatPlayer(server, vendor, { amount: '30.00' })
  await server.pool.query('insert into play_limits (member_id, loss_day) values ($1, 4000)', [player.memberId])
  const amounts = ['3500', '3000', '2000']
  const results = await sendBets(amounts.map((amount) => betOf(player, { amount })))
  expect(codesOf(results)).toEqual(['INSUFFICIENT_FUNDS', 'OK', 'LIMIT_LOSS'])
})

test('several bets of one round in one batch are taken one after the other', async () => {
  const [player] = players as [PswPlayer]
  const roundId = newRoundId()
  const results = await sendBets(Array.from({ length: 5 }, () => betOf(player, { roundId })))
  expect(codesOf(results)).toEqual(oks(5))
  const versions = results.map(({ balanceVersion = 0 }) => balanceVersion)
  expect(versions).toEqual(versions.toSorted((one, other) => one - other))
})

test('a player locked by another transaction is answered in time as undecided, and delays nobody else', {
  timeout: 20_000,
}, async () => {
  const [held, ...others] = players as [PswPlayer, ...PswPlayer[]]
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from vendor_players where player_id = $1 for update', [held.playerId])
  const bets = [held, ...others].map((player) => betOf(player))
  const startedAt = performance.now()
  const results = await sendBets(bets)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  expect(codesOf(results).slice(1)).toEqual(oks(3))
  expect(results[0]).toMatchObject({ retry: true, replayed: false })
  await holder.query('commit')
  holder.release()
  await expect.poll(async () => codesOf(await sendBets(bets)), { timeout: 8_000 }).toEqual(oks(4))
})
