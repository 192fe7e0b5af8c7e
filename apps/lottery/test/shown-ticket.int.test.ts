import { beforeAll, expect, test } from 'vitest'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { LotteryWorld } from './lottery-world.ts'

const gameId = 'xsmb-1'
const world = new LotteryWorld(houseLotteries.filter((house) => house.gameId === gameId))
beforeAll(() => world.clock.stop())

const line = { play: 'lo2', selection: ['27', '39'] }

test('whoever holds the code of a ticket sees it, with record and paths once its draw has closed', async () => {
  const writer = world.writer(gameId)
  await writer.step()
  const frame = await world.openFrame(gameId)
  const [draw] = await frame.draws()
  const [bought] = (await frame.buy({ lines: [line], draws: [{ drawId: draw?.drawId ?? '' }] })).body.tickets
  const [ticketId, signature] = [bought?.ticketId ?? '', bought?.receipt?.signature ?? '']
  const before = await frame.shown(ticketId, signature)
  expect(before).toMatchObject({ status: 200, body: { record: null, paths: [], rulesId: 'vn-north', isTrial: false } })
  expect(JSON.stringify(before.body)).not.toContain(frame.playerId)
  world.clock.advance(Date.parse(draw?.closesAt ?? '') - world.clock.now().getTime())
  while ((await writer.step()) === 0);
  await world.pay()
  const { body } = await frame.shown(ticketId, signature)
  const own = await frame.ticket(ticketId)
  expect([body.ticket, body.record, body.paths]).toEqual([own.ticket, own.record, own.paths])
  expect(body.ticket.state).toBe('collected')
})

test('another ticket, another signature, and none are all the same refusal', async () => {
  const frame = await world.openFrame(gameId)
  const [draw] = await frame.draws()
  const order = { lines: [line], draws: [{ drawId: draw?.drawId ?? '' }] }
  const [one, other] = [await frame.buy(order), await frame.buy(order)].map(({ body }) => body.tickets[0])
  const [ticketId, signature] = [one?.ticketId ?? '', other?.receipt?.signature ?? '']
  for (const [id, told] of [
    [ticketId, signature],
    [ticketId, '0'.repeat(128)],
    ['tkt_unknown', one?.receipt?.signature ?? ''],
  ] as const)
    expect(await frame.shown(id, told)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await frame.shown(ticketId, 'x')).status).toBe(400)
})
