import { appendFileSync } from 'node:fs'
import { ticketRoot } from '@fairground/fairness'
import { runDueCalls } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { kitOf } from '../src/context.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { endsOfCall } from '../src/tickets/ticket-ends.ts'
import { leafOf } from '../src/tickets/ticket-leaf.ts'
import { DatabaseOwner } from './hold-database.ts'
import { LotteryWorld } from './lottery-world.ts'

/** `npm run bench -- lottery` sets it, plays draws of full size, and reads what is written of each. */
const told = process.env.LOTTERY_FIGURES
const sizes = told ? { tickets: 50_000, baskets: 2_000, paid: 2_000 } : { tickets: 2_500, baskets: 45, paid: 100 }
const linesOfBasket = 500
vi.setConfig({ testTimeout: told ? 900_000 : 120_000 })

const gameId = 'xsmb-1'
const world = new LotteryWorld(houseLotteries.filter((house) => house.gameId === gameId))
const tell = (figure: string, value: number) => told && appendFileSync(told, `${JSON.stringify({ figure, value })}\n`)

beforeAll(() => world.clock.stop())

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ play: 'lo2_1k', selection: [String(index % 100).padStart(2, '0')] }))

/** One ticket through the front door, and as many like it as are wanted, each with salts of its own. */
async function sell(lines: number, tickets: number) {
  await world.writer(gameId).step()
  const frame = await world.openFrame(gameId, { balanceMinor: 10n ** 15n })
  const [draw] = await frame.draws()
  if (!draw) throw new Error('a draw is on sale')
  const { body } = await frame.buy({ lines: linesOf(lines), draws: [{ drawId: draw.drawId }] })
  const [ticket] = body.tickets
  if (ticket?.state !== 'presenting') throw new Error(JSON.stringify(body).slice(0, 300))
  const owner = await DatabaseOwner.open(world.databaseUrl)
  const numbers = `generate_series(1, ${tickets - 1}) n`
  const like = `jsonb_build_object('round_id', r.round_id || n, 'purchase_id', r.purchase_id || n)`
  await owner.read(
    `insert into purchases select (jsonb_populate_record(p, jsonb_build_object(
      'purchase_id', purchase_id || n, 'request_id', gen_random_uuid()))).* from purchases p, ${numbers}
    where purchase_id = (select purchase_id from rounds where round_id = $1)`,
    [ticket.ticketId],
  )
  await owner.read(
    `insert into rounds select (jsonb_populate_record(r, ${like})).* from rounds r, ${numbers}
    where round_id = $1`,
    [ticket.ticketId],
  )
  await owner.read(
    `insert into lines (round_id, line, play, selection, numbers, bets, unit_minor, stake_minor, terms, factor, held, salt)
    select round_id || n, line, play, selection, numbers, bets, unit_minor, stake_minor, terms, factor, held,
      md5(line || '.' || n) from lines, ${numbers} where round_id = $1`,
    [ticket.ticketId],
  )
  await owner.read('analyze')
  await owner.close()
  return { frame, drawId: draw.drawId, closesAt: draw.closesAt, ticketId: ticket.ticketId }
}

const stateOf = async (drawId: string) =>
  (
    await world.context.db
      .selectFrom('shared_rounds')
      .select('state')
      .where('shared_round_id', '=', drawId)
      .executeTakeFirstOrThrow()
  ).state

async function runUntil(drawId: string, state: string): Promise<number> {
  const writer = world.writer(gameId)
  const startedAt = performance.now()
  while ((await stateOf(drawId)) !== state) await writer.step()
  return performance.now() - startedAt
}

/** How many tickets and lines of a draw have no end, and what was paid. */
async function endsOf(drawId: string) {
  const { rows } = await sql<{ tickets: string; open: string; payouts: string }>`
    select count(*) as tickets, count(*) filter (where state <> 'collected' or payout_minor is null
      or payout_minor <> (select sum(payout_minor) from lines l where l.round_id = r.round_id)) as open,
      count(distinct payout_minor) as payouts from rounds r where draw_id = ${drawId}`.execute(world.context.db)
  const [found] = rows
  return { tickets: Number(found?.tickets), open: Number(found?.open), payouts: Number(found?.payouts) }
}

test('a basket of 500 lines is bought whole, time after time', async () => {
  await world.writer(gameId).step()
  const frame = await world.openFrame(gameId, { balanceMinor: 10n ** 15n })
  // No draw of the other tests.
  const draw = (await frame.draws()).at(-1)
  const times: number[] = []
  for (let time = 0; time < 9; time += 1) {
    const startedAt = performance.now()
    const { body } = await frame.buy({ lines: linesOf(linesOfBasket), draws: [{ drawId: draw?.drawId ?? '' }] })
    times.push(performance.now() - startedAt)
    expect(body.tickets[0]?.lines).toHaveLength(linesOfBasket)
  }
  tell('basket', times.sort((a, b) => a - b)[4] ?? Number.NaN)
})

describe('a draw', () => {
  test(`of ${sizes.tickets} tickets is settled whole, and its wins are sent once`, async () => {
    const { drawId, closesAt, frame } = await sell(1, sizes.tickets)
    world.clock.advance(Date.parse(closesAt) - world.clock.now().getTime())
    await runUntil(drawId, 'drawn')
    tell('settled', await runUntil(drawId, 'settled'))
    expect(await endsOf(drawId)).toMatchObject({ tickets: sizes.tickets, open: 0, payouts: 1 })
    // The wallet has booked the stakes of all that were written beside the one that was bought.
    const tickets = await world.context.db
      .selectFrom('rounds')
      .select(['round_id', 'stake_minor'])
      .where('draw_id', '=', drawId)
      .execute()
    const { entries } = world.wallet.book
    for (const { round_id, stake_minor } of tickets) {
      const stake = { fields: '', state: 'APPLIED', code: 'OK', hasWin: false } as const
      if (!entries.has(`${round_id}.bet`))
        entries.set(`${round_id}.bet`, { ...stake, amountMinor: BigInt(stake_minor), playerId: frame.playerId })
    }
    const startedAt = performance.now()
    let sent = 0
    while (sent < sizes.paid) sent += await runDueCalls(kitOf(world.context), endsOfCall(world.context))
    tell('paid', (1_000 * sent) / (performance.now() - startedAt))
    expect(world.wallet.book.moved(frame.playerId).wins).toBe(sent)
  })

  test(`of ${sizes.baskets} baskets of ${linesOfBasket} lines is closed, drawn and settled whole`, async () => {
    const { drawId, closesAt, ticketId } = await sell(linesOfBasket, sizes.baskets)
    world.clock.advance(Date.parse(closesAt) - world.clock.now().getTime())
    const closedMs = await runUntil(drawId, 'closed')
    tell('closed', closedMs)
    tell('drawn', closedMs + (await runUntil(drawId, 'settled')))
    expect(await endsOf(drawId)).toMatchObject({ tickets: sizes.baskets, open: 0, payouts: 1 })
    const draw = await world.context.db
      .selectFrom('shared_rounds')
      .selectAll()
      .where('shared_round_id', '=', drawId)
      .executeTakeFirstOrThrow()
    expect(draw.ticket_count).toBe(sizes.baskets * linesOfBasket)
    if (told) return
    const sold = await world.context.db
      .selectFrom('lines')
      .selectAll()
      .where('round_id', 'like', `${ticketId}%`)
      .execute()
    expect(draw.ticket_root).toBe(ticketRoot(sold.map(leafOf)))
  })
})
