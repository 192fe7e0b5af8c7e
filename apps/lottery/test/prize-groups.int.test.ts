import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DrawWriter } from '../src/draws/run-draws.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { type LotteryFrame, LotteryWorld, startMinor } from './lottery-world.ts'

/** Of prices by rule, with a play where the stake comes back. */
const lottery = houseLotteries.find(({ rules }) => rules.id === '11x5')
const gameId = lottery?.gameId ?? ''
const world = new LotteryWorld(lottery ? [{ ...lottery, ahead: 6 }] : [])
let writer: DrawWriter
let frame: LotteryFrame
let players = 0

beforeAll(() => world.clock.stop())
beforeEach(async () => {
  writer = world.writer(gameId)
  await writer.step()
  frame = await seated({ group: 1_950, floor: 1_800 })
})

function seated(points?: { group: number; floor: number }): Promise<LotteryFrame> {
  players += 1
  const playerId = `plr-${players}`
  world.wallet.book.addPlayer(playerId, { balanceMinor: startMinor, points })
  return world.openFrame(gameId, { playerId })
}

const line = { play: 'any_1', selection: ['1'] }
const firstDraw = async () => (await frame.draws())[0]?.drawId ?? ''
const bodiesOf = async (ticketId: string) =>
  (
    await world.context.db
      .selectFrom('wallet_calls')
      .select(['call', 'body'])
      .where('round_id', '=', ticketId)
      .execute()
  ).map(({ call, body }) => ({ call, body: JSON.parse(body) }))

describe('the prize group of a ticket', () => {
  test('without a word it is the own one, stored with the line and told with the bet', async () => {
    const drawId = await firstDraw()
    const { body } = await frame.buy({ lines: [line], draws: [{ drawId, multiple: 2 }] })
    const [ticket] = body.tickets
    expect(ticket?.lines[0]?.terms).toEqual({ group: 1_950 })
    const [bet] = await bodiesOf(ticket?.ticketId ?? '')
    expect(bet?.body.points).toMatchObject({ group: 1_950, base: '200000', draw: drawId })
  })

  test("a lower one pays less and is the player's choice; one above the own or below the floor is refused", async () => {
    const draws = [{ drawId: await firstDraw() }]
    const { body } = await frame.buy({ lines: [line], draws, group: 1_800 })
    expect(body.tickets[0]?.lines[0]?.terms).toEqual({ group: 1_800 })
    for (const group of [1_951, 1_799])
      expect((await frame.buy({ lines: [line], draws, group })).body.code).toBe('GROUP_NOT_ALLOWED')
  })

  test('where the wallet tells none there is none: prices are those of everybody', async () => {
    const alone = await seated()
    const draws = [{ drawId: await firstDraw() }]
    const { body } = await alone.buy({ lines: [line], draws })
    expect(body.tickets[0]?.lines[0]?.terms).toEqual({})
    const [bet] = await bodiesOf(body.tickets[0]?.ticketId ?? '')
    expect(bet?.body.points).toBeUndefined()
    expect((await alone.buy({ lines: [line], draws, group: 1_800 })).body.code).toBe('GROUP_NOT_ALLOWED')
  })
})
