import { ticketRoot } from '@fairground/fairness'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { leafOf } from '../src/tickets/ticket-leaf.ts'
import { DatabaseOwner } from './hold-database.ts'
import { LotteryWorld } from './lottery-world.ts'

const gameId = 'xsmb-1'
const world = new LotteryWorld(houseLotteries.filter((house) => house.gameId === gameId))
/** More lines than one read at the close and one page of the settlement take. */
const players = 41
const linesEach = 500

beforeAll(() => world.clock.stop())

test('a draw of more lines than a page takes is bound to all of them, and pays every ticket once: two writers beside each other settle it when no ticket is left', async () => {
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
  const { db } = world.context
  const stateOf = () =>
    db
      .selectFrom('shared_rounds')
      .select('state')
      .where('shared_round_id', '=', draw.drawId)
      .executeTakeFirstOrThrow()
      .then(({ state }) => state)
  while ((await stateOf()) !== 'drawn') await writer.step()

  // One writer stands within the first page, the other waits for the same tickets; the last one is out of reach for both.
  const [owner, ofLast] = await Promise.all([
    DatabaseOwner.open(world.databaseUrl),
    DatabaseOwner.open(world.databaseUrl),
  ])
  onTestFinished(async () => {
    await Promise.all([owner.close(), ofLast.close()])
    await Promise.allSettled(steps)
  })
  const steps: Promise<number>[] = []
  await owner.hold('lock table wallet_calls in exclusive mode')
  await ofLast.hold('select from rounds where round_id = (select max(round_id) from rounds) for update')
  steps.push(writer.step())
  await Promise.race([owner.untilHeld('insert into wallet_calls'), failureOf(steps)])
  steps.push(other.step())
  await Promise.race([owner.untilHeld('join page'), failureOf(steps)])
  await owner.release()
  // Whoever waited finds none of its tickets left: the draw is not settled for that while another one waits for its page.
  await Promise.race(steps)
  expect(await stateOf()).toBe('drawn')
  await ofLast.release()
  await Promise.all(steps)
  while ((await writer.step()) === 0);
  await world.pay()

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

/** Only ever fails: when one of them does. */
const failureOf = (steps: readonly Promise<unknown>[]): Promise<never> =>
  new Promise((_, reject) => {
    for (const step of steps) step.catch(reject)
  })
