import { startCallLoop } from '@fairground/vendor-kit'
import { beforeAll, expect, test } from 'vitest'
import { kitOf } from '../src/context.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { endsOfCall } from '../src/tickets/ticket-ends.ts'
import { LotteryWorld } from './lottery-world.ts'

const gameId = 'xsmb-1'
const world = new LotteryWorld(houseLotteries.filter((house) => house.gameId === gameId))
/** More than may be under way at once. */
const tickets = 25

beforeAll(() => world.clock.stop())

test('one win that the wallet is slow to answer holds up no other win', async () => {
  const writer = world.writer(gameId)
  await writer.step()
  const frame = await world.openFrame(gameId, { balanceMinor: 10n ** 12n })
  const [draw] = await frame.draws()
  if (!draw) throw new Error('a draw is on sale')
  // Whatever is drawn, some number of each ticket wins.
  const lines = Array.from({ length: 100 }, (_, number) => ({
    ...{ play: 'lo2_1k', selection: [String(number).padStart(2, '0')] },
  }))
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    const { body } = await frame.buy({ lines, draws: [{ drawId: draw.drawId }] })
    expect(body, JSON.stringify(body).slice(0, 300)).toMatchObject({ tickets: [{ state: 'presenting' }] })
  }
  world.clock.advance(Date.parse(draw.closesAt) - world.clock.now().getTime())
  const { db } = world.context
  const wins = () => db.selectFrom('wallet_calls').select(['state', 'last_code']).where('call', '=', 'win').execute()
  while ((await wins()).length < tickets) await writer.step()

  const answer = Promise.withResolvers<void>()
  world.wallet.disturb('win', { kind: 'delay', until: answer.promise })
  const loop = startCallLoop(kitOf(world.context), { endsOf: endsOfCall(world.context) })
  const open = async () => (await wins()).filter(({ state }) => state !== 'done')
  // Not even given up as unanswered yet.
  await expect.poll(open).toEqual([{ state: 'pending', last_code: null }])
  answer.resolve()
  await expect.poll(open).toEqual([])
  await loop.stop()
  expect(world.wallet.book.moved(frame.playerId).wins).toBe(tickets)
})
