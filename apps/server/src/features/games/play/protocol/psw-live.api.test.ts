import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

interface Heard {
  memberId: string
  type: string
  value: { version: number }
}

let listener: pg.PoolClient
let heard: Heard[]
beforeEach(async () => {
  heard = []
  listener = await server.pool.connect()
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await listener.query('listen fairground_live')
})
afterEach(() => listener.release(true))

const heardOf = ({ memberId }: PswPlayer) => heard.filter((message) => message.memberId === memberId)
/** Longer than hints are gathered for. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

test('open pages are notified of a bet, its win and a rollback with the vendor’s version', async () => {
  const player = await seatPlayer(server, vendor)
  await aWhile()
  heard = []
  const [roundId, transactionId] = [newRoundId(), newTransactionId()]
  const moves = [
    () => player.bet({ roundId }),
    () => player.win({ roundId }),
    () => player.bet({ roundId: transactionId, transactionId }),
    () => player.rollback({ roundId: transactionId, originalTransactionId: transactionId }),
  ]
  for (const move of moves) {
    const version = (await move()).answer.balanceVersion
    await expect.poll(() => heardOf(player).at(-1)?.value.version).toBe(version)
  }
  expect(heardOf(player).map(({ type }) => type)).toEqual(Array(4).fill('balance.changed'))
})

test('a refused bet, a repeat and a zero win notify nobody', async () => {
  const player = await seatPlayer(server, vendor, { amount: '10.00' })
  const bet = { transactionId: newTransactionId(), roundId: newRoundId() }
  await player.bet(bet)
  await aWhile()
  heard = []
  await player.bet(bet)
  await player.bet({ amount: '1000' })
  await player.win({ roundId: bet.roundId, amount: '0' })
  await aWhile()
  expect(heardOf(player)).toEqual([])
})

test('forty concurrent bets notify the page a few times, the last time with the newest version', async () => {
  const player = await seatPlayer(server, vendor)
  await aWhile()
  heard = []
  const startedAt = performance.now()
  const bets = await Promise.all(Array.from({ length: 40 }, () => player.bet()))
  const version = Math.max(...bets.map(({ answer }) => answer.balanceVersion ?? 0))
  await expect.poll(() => heardOf(player).at(-1)?.value.version).toBe(version)
  expect(heardOf(player).length).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 100)
})

test('wins for the winner board are announced once in five seconds, smaller ones never', async () => {
  const player = await seatPlayer(server, vendor)
  const told = () => heard.filter(({ type }) => type === 'winners.changed').length
  const win = async (amount: string, restMs: number) => {
    server.clock.advance(restMs)
    const roundId = newRoundId()
    await player.bet({ roundId })
    await player.win({ roundId, amount, roundClosed: true })
    await aWhile()
  }
  await win('2000', 6_000)
  expect(told()).toBe(1)
  await win('2000', 0)
  expect(told()).toBe(1)
  await server.pool.query(
    `insert into game_rounds (vendor_id, round_id, player_id, member_id, game_code, currency, state, stakes_minor,
       payouts_minor, opened_at, closed_at)
     select 'acme', 'won-' || n, $1, $2, $3, 'VND', 'closed', 100, 500000, now(), now() from generate_series(1, 20) n`,
    [player.playerId, player.memberId, testGames.single],
  )
  await win('2000', 31_000)
  expect(told(), 'twenty larger wins stand on the board').toBe(1)
  await win('500001', 0)
  expect(told()).toBe(2)
})
