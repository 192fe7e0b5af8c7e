import type { LotteryPoolEnd } from '@fairground/contract/lottery-proofs'
import { findLottery } from '@fairground/lottery-rules'
import { checkLotteryProof, proofFormat } from '@fairground/lottery-rules/verify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DrawWriter } from '../src/draws/run-draws.ts'
import type { House } from '../src/houses/house.ts'
import { LotteryWorld } from './lottery-world.ts'

const priceMinor = 1_000_000n
const floorMinor = 500_000_000n
const drawnNumbers = [1, 2, 3, 4, 5, 6]
const winning = drawnNumbers.map(String)
const losing = ['10', '11', '12', '13', '14', '15']

/** The next draws, so that a test says who wins: the rules are those of the house. */
const results: number[][] = []
const house: House = {
  ...{ gameId: 'six-of-45', names: { vi: '6/45', en: '6/45' }, category: 'ELOTT', tile: 'tile/lottery-645' },
  ...{ provider: { code: 'HOUSE', name: 'House' }, calendar: { kind: 'every', minutes: 5 }, ahead: 4 },
  rules: { ...findLottery('vietlott-645'), draw: () => results.shift() ?? drawnNumbers } as unknown as House['rules'],
}
const world = new LotteryWorld([house])
let writer: DrawWriter

beforeAll(() => {
  world.clock.stop()
  world.context.config.poolFloors = { 'vietlott-645': { '6': floorMinor } }
})
beforeEach(async () => {
  results.length = 0
  writer = world.writer(house.gameId)
  await writer.step()
})

const rich = { balanceMinor: 10_000_000_000n }
const open = async () => (await (await world.openFrame(house.gameId, rich)).draws())[0]?.drawId ?? ''

async function buy(drawId: string, selection: readonly string[], { tickets = 1, play = 'single' } = {}) {
  const frame = await world.openFrame(house.gameId, rich)
  const unitMinor = `${priceMinor * BigInt(tickets)}`
  const { body } = await frame.buy({ lines: [{ play, selection, unitMinor }], draws: [{ drawId }] })
  return { frame, ticketId: body.tickets[0]?.ticketId ?? '', message: body.message }
}

async function toDraw(drawId: string): Promise<void> {
  const frame = await world.openFrame(house.gameId)
  const draw = (await frame.draws()).find((one) => one.drawId === drawId)
  world.clock.advance(Date.parse(draw?.drawsAt ?? '') - world.clock.now().getTime())
  while ((await writer.step()) === 0);
  await world.pay()
}

const poolOf = async (): Promise<bigint> => {
  const rows = await world.context.db.selectFrom('pools').selectAll().where('mode', '=', 'real').execute()
  return rows.reduce((sum, { balance_minor }) => sum + BigInt(balance_minor), 0n)
}
const entriesOf = (drawId: string) =>
  world.context.db
    .selectFrom('pool_entries')
    .select(['kind', 'amount_minor'])
    .where('draw_id', '=', drawId)
    .orderBy('entry_id')
    .execute()
const paidOf = async ({ frame, ticketId }: Awaited<ReturnType<typeof buy>>) =>
  BigInt((await frame.ticket(ticketId)).ticket.payoutMinor)

/** The balance of every pool is the sum of its entries, whatever was done. */
async function expectExactBook(): Promise<void> {
  const entries = await world.context.db.selectFrom('pool_entries').selectAll().execute()
  expect(await poolOf()).toBe(entries.reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n))
}

describe('a pool', () => {
  test('takes its share of the sales at the close and rolls on when nobody wins', async () => {
    for (const sold of [3, 5]) {
      const [before, drawId] = [await poolOf(), await open()]
      const ticket = await buy(drawId, losing, { tickets: sold })
      expect(await poolOf()).toBe(before)
      await toDraw(drawId)
      const joined = (BigInt(sold) * priceMinor * 41n) / 100n
      expect(await entriesOf(drawId)).toEqual([{ kind: 'sales', amount_minor: `${joined}` }])
      expect(await poolOf()).toBe(before + joined)
      expect(await paidOf(ticket)).toBe(0n)
    }
    await expectExactBook()
  })

  test('is shared by its winners, twice the stake for twice the share; the rest stays, the house adds up to the floor', async () => {
    for (const again of [1, 2]) {
      const [before, drawId] = [await poolOf(), await open()]
      const one = await buy(drawId, winning)
      const two = await buy(drawId, winning, { tickets: 2 })
      const system = await buy(drawId, [...winning, '40'], { play: 'bao7' })
      await toDraw(drawId)
      const full = before + (10n * priceMinor * 41n) / 100n
      const each = floorMinor / 4n
      expect(full).toBeLessThan(floorMinor)
      expect(await paidOf(one), `draw ${again}`).toBe(each)
      expect(await paidOf(two)).toBe(2n * each)
      // One of its tickets has all six, and six of them have five.
      expect(await paidOf(system)).toBe(each + 6n * 1_000n * priceMinor)
      expect(await poolOf()).toBe(floorMinor - 4n * each)
      expect((await entriesOf(drawId)).map(({ kind }) => kind)).toEqual(['sales', 'house', 'prize'])
    }
    await expectExactBook()
  })

  test('tickets at less than the price of a ticket, or at a part of one more, are not sold', async () => {
    const frame = await world.openFrame(house.gameId, rich)
    const draws = [{ drawId: await open() }]
    for (const unitMinor of ['100000', '1500000']) {
      const { body } = await frame.buy({ lines: [{ play: 'single', selection: losing, unitMinor }], draws })
      expect(body).toMatchObject({ code: 'LINE_INVALID', message: expect.stringContaining('lines.0.unitMinor') })
    }
  })

  test('shares can be worked out again from the record, and a changed one shows', async () => {
    const drawId = await open()
    const { frame, ticketId } = await buy(drawId, winning)
    await toDraw(drawId)
    const { record, ticket } = await frame.ticket(ticketId)
    const [told] = record?.pools ?? []
    if (!record || !told) throw new Error('the record tells its pools')
    const file = (pool: LotteryPoolEnd) => {
      const { unitMinor, prizeMinor, mode: _, currency: __, ...facts } = pool
      const base = { format: proofFormat, lottery: 'vietlott-645', version: 1, record }
      return { ...base, pool: { unitMinor, prizeMinor, facts } }
    }
    const faultsOf = (pool: LotteryPoolEnd) => {
      const checked = checkLotteryProof(file(pool))
      return checked.isReadable ? checked.faults : [checked.reason]
    }
    expect(told.winners).toEqual({ '6': '1' })
    expect(ticket.payoutMinor).toBe(told.prizeMinor['6'])
    expect(faultsOf(told)).not.toContain('pool')
    expect(faultsOf({ ...told, prizeMinor: { '6': '1' } })).toContain('pool')
    expect(faultsOf({ ...told, winners: { '6': '2' } })).toContain('pool')
    expect(faultsOf({ ...told, afterMinor: { '6': '7' } })).toContain('pool')
  })
})

test('trial tickets have pools of their own', async () => {
  const drawId = await open()
  const [before, trial] = [await poolOf(), await world.openFrame(house.gameId, { ...rich, mode: 'demo' })]
  const unitMinor = `${priceMinor}`
  const { body } = await trial.buy({ lines: [{ play: 'single', selection: winning, unitMinor }], draws: [{ drawId }] })
  await toDraw(drawId)
  const { ticket, record } = await trial.ticket(body.tickets[0]?.ticketId ?? '')
  expect(record?.pools).toMatchObject([{ mode: 'demo', prizeMinor: { '6': ticket.payoutMinor } }])
  expect(await poolOf()).toBe(before)
})

test('a draw that is settled anew after a stop shares its pools once', async () => {
  const drawId = await open()
  const ticket = await buy(drawId, winning)
  await toDraw(drawId)
  const before = [await paidOf(ticket), await poolOf(), ticket.frame.balanceMinor, await entriesOf(drawId)]
  await world.context.db
    .updateTable('shared_rounds')
    .set({ state: 'drawn' })
    .where('shared_round_id', '=', drawId)
    .execute()
  while ((await writer.step()) === 0);
  await world.pay()
  const after = [await paidOf(ticket), await poolOf(), ticket.frame.balanceMinor, await entriesOf(drawId)]
  expect(after).toEqual(before)
})

// Last: no draw after it can be drawn.
test('a pool gives the share of a draw back whose beacon never comes', async () => {
  // Nobody listens there: draws that open from now on wait for their beacon in vain.
  world.context.config.drandUrls = ['http://127.0.0.1:9']
  world.clock.advance(30 * 60_000)
  while ((await writer.step()) === 0);
  for (const _again of [1, 2]) {
    const frame = await world.openFrame(house.gameId, rich)
    const draw = (await frame.draws()).find(({ mode }) => mode === 'drand')
    const [before, drawId] = [await poolOf(), draw?.drawId ?? '']
    const ticket = await buy(drawId, winning)
    await toDraw(drawId)
    const joined = (priceMinor * 41n) / 100n
    expect(await poolOf()).toBe(before + joined)
    world.clock.advance(121 * 60_000)
    while ((await writer.step()) === 0);
    await world.pay()
    expect((await entriesOf(drawId)).map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['sales', `${joined}`],
      ['void', `${-joined}`],
    ])
    expect(await poolOf()).toBe(before)
    expect(ticket.frame.balanceMinor).toBe(rich.balanceMinor)
  }
  world.context.config.drandUrls = []
  await expectExactBook()
}, 30_000)
