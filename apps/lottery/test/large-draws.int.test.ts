import { ticketRoot } from '@fairground/fairness'
import { beforeAll, expect, test } from 'vitest'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { leafOf } from '../src/tickets/ticket-leaf.ts'
import { LotteryWorld } from './lottery-world.ts'

const gameId = 'xsmb-1'
const world = new LotteryWorld(houseLotteries.filter((house) => house.gameId === gameId))
/** More lines than one read at the close and one page of the settlement take. */
const players = 41
const linesEach = 500

beforeAll(() => world.clock.stop())

test('a draw of more lines than a page takes is bound to all of them, and pays every ticket once, by two writers at once', async () => {
  const [writer, other] = [world.writer(gameId), world.writer(gameId)]
  await writer.step()
  const lines = Array.from({ length: linesEach }, (_, index) => ({
    ...{ play: 'lo2_1k', selection: [String(index % 100).padStart(2, '0')] },
  }))
  const first = await world.openFrame(gameId)
  const [draw] = await first.draws()
  if (!draw) throw new Error('a draw is on sale')
  for (let player = 0; player < players; player += 1) {
    const frame = player === 0 ? first : await world.openFrame(gameId)
    const { body } = await frame.buy({ lines, draws: [{ drawId: draw.drawId }] })
    expect(body, JSON.stringify(body).slice(0, 300)).toMatchObject({ tickets: [{ state: 'presenting' }] })
  }
  world.clock.advance(Date.parse(draw.closesAt) - world.clock.now().getTime())
  for (let pauseMs = 0; pauseMs === 0; ) [pauseMs = 1] = await Promise.all([writer.step(), other.step()])
  await world.pay()

  const { db } = world.context
  const settled = await db
    .selectFrom('shared_rounds')
    .selectAll()
    .where('shared_round_id', '=', draw.drawId)
    .executeTakeFirstOrThrow()
  expect(settled).toMatchObject({ state: 'settled', ticket_count: players * linesEach })
  const sold = await db.selectFrom('lines').selectAll().execute()
  expect(settled.ticket_root).toBe(ticketRoot(sold.map(leafOf)))
  expect(sold.every(({ payout_minor }) => payout_minor !== null)).toBe(true)
  const tickets = await db.selectFrom('rounds').select(['round_id', 'state', 'payout_minor']).execute()
  expect(new Set(tickets.map(({ state }) => state))).toEqual(new Set(['collected']))
  // Everybody has the same lines: each was paid the same, once.
  expect(new Set(tickets.map(({ payout_minor }) => payout_minor)).size).toBe(1)
  const wins = await db.selectFrom('wallet_calls').select('state').where('call', '=', 'win').execute()
  expect(wins.map(({ state }) => state)).toEqual(tickets.map(() => 'done'))
})
