import { randomUUID } from 'node:crypto'
import { checkLotteryProof, proofFormat } from '@fairground/lottery-rules/verify'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findDraw } from '../src/draws/draw-store.ts'
import type { DrawWriter } from '../src/draws/run-draws.ts'
import { voidDrawIn } from '../src/draws/void-draw.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { publicReceiptKey } from '../src/tickets/receipt-key.ts'
import { type LotteryFrame, LotteryWorld, startMinor } from './lottery-world.ts'

const gameId = 'xsmb-1'
const minuteMs = 60_000
const world = new LotteryWorld(
  houseLotteries.filter((house) => house.gameId === gameId).map((house) => ({ ...house, ahead: 6 })),
)
let writer: DrawWriter
let frame: LotteryFrame

// Only the tests say what time it is.
beforeAll(() => world.clock.stop())
beforeEach(async () => {
  writer = world.writer(gameId)
  await writer.step()
  frame = await world.openFrame(gameId)
})
afterEach(() => {
  world.wallet.calm()
  world.context.config.drandUrls = []
})

/** Every number from 00 to 99: twenty-seven of the places always hit. */
const allNumbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
const sureLine = { play: 'lo2_1k', selection: allNumbers }
/** 27 places at 3.62, for a unit of 1,000. */
const surePaysMinor = 9_774_000n
const numbersLine = { play: 'lo2', selection: ['26', '62'] }

const toClose = async (drawId: string, leftMs = 0) => {
  const draw = (await frame.draws()).find((one) => one.drawId === drawId)
  world.clock.advance(Date.parse(draw?.closesAt ?? '') - leftMs - world.clock.now().getTime())
}
/** Closes, draws and settles whatever is due, and pays it. */
const runOn = async () => {
  while ((await writer.step()) === 0);
  await world.pay()
}

describe('a ticket', () => {
  test('is bought, closed, drawn, paid, and everything of it can be checked from outside', async () => {
    const [draw] = await frame.draws()
    const drawId = draw?.drawId ?? ''
    const { body } = await frame.buy({ lines: [sureLine, numbersLine], draws: [{ drawId }] })
    const [ticket] = body.tickets
    expect(ticket).toMatchObject({ state: 'presenting', stakeMinor: String(100_000 * (100 + 2 * 27)) })
    expect(frame.balanceMinor).toBe(startMinor - BigInt(ticket?.stakeMinor ?? 0))
    await toClose(drawId)
    await runOn()
    const { ticket: paid, record, paths } = await frame.ticket(ticket?.ticketId ?? '')
    expect(paid.draw).toMatchObject({ state: 'settled', mode: 'recorded' })
    if (!record) throw new Error('a closed draw has a record')
    // What its owner holds says it all to the offline verifier: chain, beacon, root, receipt, result and payout.
    const leaves = paid.lines.map(({ line, play, numbers, stakeMinor, factor, salt }) => ({
      ...{ id: `${paid.ticketId}.${line}`, play, numbers, stake: stakeMinor, factor, salt },
    }))
    const lines = leaves.map((leaf, index) => ({ leaf, path: paths[index], terms: paid.lines[index]?.terms }))
    const receiptKey = publicReceiptKey(world.context.config)
    const held = { lines, receipt: paid.receipt?.signature, paidMinor: paid.payoutMinor }
    const file = { format: proofFormat, lottery: 'vn-north', version: 1, record, draw: paid.draw.result, receiptKey }
    const checked = checkLotteryProof({ ...file, ticket: held })
    expect(checked).toMatchObject({ isReadable: true, faults: [], ticket: { payoutMinor: paid.payoutMinor } })
    // With one number changed it is no ticket of this draw any more.
    const [first] = lines
    const altered = { ...held, lines: [{ ...first, leaf: { ...first?.leaf, numbers: ['00'] } }, ...lines.slice(1)] }
    expect(checkLotteryProof({ ...file, ticket: altered })).toMatchObject({
      faults: expect.arrayContaining(['ticket-path', 'receipt']),
    })
    expect(paid.lines[0]?.hits).toBe(27)
    expect(frame.balanceMinor).toBe(startMinor - BigInt(paid.stakeMinor) + BigInt(paid.payoutMinor))
  })

  test('a millisecond late is DRAW_CLOSED, one in the last millisecond is taken', async () => {
    const drawId = (await frame.draws())[0]?.drawId ?? ''
    await toClose(drawId, 1)
    const inTime = await frame.buy({ lines: [numbersLine], draws: [{ drawId }] })
    expect(inTime.body.tickets[0]?.state).toBe('presenting')
    world.clock.advance(1)
    const late = await frame.buy({ lines: [numbersLine], draws: [{ drawId }] })
    expect(late).toMatchObject({ status: 409, body: { code: 'DRAW_CLOSED', message: 'draws.0.drawId: not on sale' } })
    expect(frame.balanceMinor).toBe(startMinor - 5_400_000n)
  })

  test('asked for twice, also at once, is bought once', async () => {
    const [draw] = await frame.draws()
    const order = { lines: [numbersLine], draws: [{ drawId: draw?.drawId ?? '' }], requestId: randomUUID() }
    const [one, other] = await Promise.all([frame.buy(order), frame.buy(order)])
    const again = await frame.buy(order)
    const ids = [one, other, again].map(({ body }) => body.tickets[0]?.ticketId)
    expect(new Set(ids).size).toBe(1)
    expect(world.wallet.bodiesOf('bet').filter(({ playerId }) => playerId === frame.playerId)).toHaveLength(1)
  })

  test('is given back until its draw closes, and not after', async () => {
    const drawId = (await frame.draws())[0]?.drawId ?? ''
    const first = (await frame.buy({ lines: [numbersLine], draws: [{ drawId }] })).body.tickets[0]?.ticketId ?? ''
    const second = (await frame.buy({ lines: [numbersLine], draws: [{ drawId }] })).body.tickets[0]?.ticketId ?? ''
    expect((await frame.cancel(first)).status).toBe(200)
    await world.pay()
    expect(frame.balanceMinor).toBe(startMinor - 5_400_000n)
    expect((await frame.cancel(first)).status).toBe(200)
    await toClose(drawId)
    expect((await frame.cancel(second)).body.code).toBe('DRAW_CLOSED')
    const stranger = await world.openFrame(gameId)
    expect((await stranger.cancel(second)).status).toBe(404)
    await runOn()
    const { ticket } = await frame.ticket(first)
    expect(ticket).toMatchObject({ state: 'void', payoutMinor: '0', receipt: null })
  })

  test('that the rules cannot read is refused with its place, and nothing is debited', async () => {
    const draws = [{ drawId: (await frame.draws())[0]?.drawId ?? '' }]
    const refusalOf = async (line: object) =>
      (await frame.buy({ lines: [line as typeof sureLine], draws })).body.message
    expect(await refusalOf({ play: 'lo2', selection: ['26', '7'] })).toBe(
      'lines.0.selection.1: expected a number of 2 digits, as text',
    )
    expect(await refusalOf({ play: 'lo9', selection: ['26'] })).toBe('lines.0.play: not a play of this lottery')
    expect(await refusalOf({ play: 'lo2', selection: ['٢٦'] })).toContain('lines.0.selection.0')
    expect(frame.balanceMinor).toBe(startMinor)
  })
})

describe('a plan', () => {
  test('whose money ends in the middle keeps the draws that could be paid', async () => {
    const poor = await world.openFrame(gameId, { balanceMinor: 12_000_000n })
    const draws = (await poor.draws()).slice(0, 4).map(({ drawId }) => ({ drawId }))
    const { body } = await poor.buy({ lines: [numbersLine], draws })
    expect(body.tickets.map(({ state, code }) => [state, code])).toEqual([
      ['presenting', null],
      ['presenting', null],
      ['refused', 'INSUFFICIENT_FUNDS'],
      ['refused', 'INSUFFICIENT_FUNDS'],
    ])
    expect(poor.balanceMinor).toBe(1_200_000n)
  })

  test('that stops on a win gives its later draws back with the win, multiples and all', async () => {
    const draws = (await frame.draws()).slice(0, 3).map(({ drawId }, index) => ({ drawId, multiple: 2 ** index }))
    const { body } = await frame.buy({ lines: [sureLine], draws, stopsOnWin: true })
    expect(body.tickets.map(({ stakeMinor }) => stakeMinor)).toEqual(['10000000', '20000000', '40000000'])
    await toClose(draws[0]?.drawId ?? '')
    await runOn()
    const tickets = await Promise.all(body.tickets.map(({ ticketId }) => frame.ticket(ticketId)))
    expect(tickets.map(({ ticket }) => ticket.state)).toEqual(['collected', 'void', 'void'])
    expect(frame.balanceMinor).toBe(startMinor - 10_000_000n + BigInt(tickets[0]?.ticket.payoutMinor ?? 0))
  })

  test('that stops at an amount goes on until its draws have paid so much together', async () => {
    const draws = (await frame.draws()).slice(0, 4).map(({ drawId }) => ({ drawId }))
    const { body } = await frame.buy({ lines: [sureLine], draws, stopAtMinor: `${surePaysMinor + 1n}` })
    const statesAfter = async (index: number) => {
      await toClose(draws[index]?.drawId ?? '')
      await runOn()
      return Promise.all(body.tickets.map(async ({ ticketId }) => (await frame.ticket(ticketId)).ticket.state))
    }
    expect(await statesAfter(0)).toEqual(['collected', 'presenting', 'presenting', 'presenting'])
    expect(await statesAfter(1)).toEqual(['collected', 'collected', 'void', 'void'])
    expect(frame.balanceMinor).toBe(startMinor - 20_000_000n + 2n * surePaysMinor)
  })

  test('of several purchases, each with numbers of its own, stops on the win of one of them, and takes no more', async () => {
    const draws = (await frame.draws()).slice(0, 4).map(({ drawId }) => ({ drawId }))
    const plan = { planId: randomUUID(), stopsOnWin: true, lines: [sureLine] }
    const buy = async (index: number, order = plan) => frame.buy({ ...order, draws: draws.slice(index, index + 1) })
    const bought = [await buy(0), await buy(1), await buy(2)].flatMap(({ body }) => body.tickets)
    const other = (await buy(1, { ...plan, planId: randomUUID() })).body.tickets
    await toClose(draws[0]?.drawId ?? '')
    await runOn()
    const statesOf = (tickets: readonly { ticketId: string }[]) =>
      Promise.all(tickets.map(async ({ ticketId }) => (await frame.ticket(ticketId)).ticket.state))
    expect(await statesOf(bought)).toEqual(['collected', 'void', 'void'])
    expect(await statesOf(other)).toEqual(['presenting'])
    expect(await buy(3)).toMatchObject({ status: 409, body: { code: 'PLAN_STOPPED' } })
  })
})

describe('when the wallet or the beacon is away', () => {
  test('a bet without an answer is taken back at the close and is no part of the draw', async () => {
    const [draw] = await frame.draws()
    const drawId = draw?.drawId ?? ''
    world.wallet.disturb('bet', { kind: 'hang', when: 'after' }, 3)
    const buying = frame.buy({ lines: [numbersLine], draws: [{ drawId }] })
    await expect.poll(() => frame.balanceMinor).toBe(startMinor - 5_400_000n)
    await toClose(drawId)
    expect(await writer.step()).toBeGreaterThan(0)
    world.clock.advance(3_000)
    await runOn()
    world.wallet.calm()
    await buying
    await world.pay()
    expect(frame.balanceMinor).toBe(startMinor)
    const ticketId = (await buying).body.tickets[0]?.ticketId ?? ''
    const { ticket, record, paths } = await frame.ticket(ticketId)
    expect([ticket.state, paths]).toEqual(['void', []])
    expect(record?.ticketRoot).toMatch(/^[0-9a-f]{64}$/)
  }, 30_000)

  test('the seed of a draw that is called off ahead of others is opened when those have come: it would give theirs away', async () => {
    const [first, second] = await frame.draws()
    const drawId = second?.drawId ?? ''
    const draw = await findDraw(world.context.db, drawId)
    if (!draw) throw new Error('no second draw')
    await world.context.db.transaction().execute((tx) => voidDrawIn(world.context, tx, draw, 'staff'))
    await writer.step()
    const seedOf = async () => (await findDraw(world.context.db, drawId))?.server_seed
    expect(await seedOf()).toBeNull()
    await toClose(first?.drawId ?? '')
    world.clock.advance(20_000)
    await runOn()
    await writer.step()
    expect(await seedOf()).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a draw waits for its beacon, is called off after two hours, and never drawn from own seeds', async () => {
    // Nobody listens there.
    world.context.config.drandUrls = ['http://127.0.0.1:9']
    world.clock.advance(10 * minuteMs)
    await runOn()
    const open = (await frame.draws()).find(({ mode }) => mode === 'drand')
    const drawId = open?.drawId ?? ''
    const late = await world.openFrame(gameId)
    const { body } = await late.buy({ lines: [sureLine], draws: [{ drawId }] })
    await toClose(drawId)
    await runOn()
    const ticketId = body.tickets[0]?.ticketId ?? ''
    const waiting = await late.ticket(ticketId)
    expect(waiting.ticket.draw).toMatchObject({ state: 'closed', result: null })
    expect(waiting.record).toMatchObject({ mode: 'drand', ticketCount: 1 })
    expect(waiting.record?.chain).toBeUndefined()
    // The next draws go on meanwhile.
    expect((await late.draws())[0]?.drawId).not.toBe(drawId)
    world.clock.advance(119 * minuteMs)
    await writer.step()
    const again = await world.openFrame(gameId, late)
    expect((await again.ticket(ticketId)).ticket.draw.state).toBe('closed')
    world.clock.advance(2 * minuteMs)
    await runOn()
    const { ticket, record } = await again.ticket(ticketId)
    expect(ticket).toMatchObject({ state: 'void', draw: { state: 'void', result: null } })
    expect(late.balanceMinor).toBe(startMinor)
    expect(record?.chain).toMatch(/^[0-9a-f]{64}$/)
  }, 30_000)

  test('a draw whose record would come after its beacon is called off', async () => {
    world.context.config.drandUrls = ['http://127.0.0.1:9']
    world.clock.advance(10 * minuteMs)
    await runOn()
    const drawId = (await frame.draws()).find(({ mode }) => mode === 'drand')?.drawId ?? ''
    const late = await world.openFrame(gameId)
    const { body } = await late.buy({ lines: [sureLine], draws: [{ drawId }] })
    await toClose(drawId, -10_000)
    await runOn()
    const cause = await world.context.db
      .selectFrom('shared_rounds')
      .select('void_cause')
      .where('shared_round_id', '=', drawId)
      .executeTakeFirst()
    expect(cause?.void_cause).toBe('closed-late')
    expect((await late.ticket(body.tickets[0]?.ticketId ?? '')).ticket.state).toBe('void')
    expect(late.balanceMinor).toBe(startMinor)
  })
})

test('a number that is sold at less is told before, and one that is full is refused', async () => {
  const draws = [{ drawId: (await frame.draws())[0]?.drawId ?? '' }]
  const set = (per_mille: number) =>
    world.context.db
      .insertInto('factors')
      .values({
        game_id: gameId,
        draw_no: null,
        play: 'de',
        number: '86',
        per_mille,
        set_at: world.clock.now(),
        set_by: 'staff',
      })
      .execute()
  await set(850)
  const line = { play: 'de', selection: ['86'] }
  expect((await frame.buy({ lines: [line], draws })).body).toMatchObject({
    code: 'FACTOR_CHANGED',
    message: 'lines.0.factor: now 850',
  })
  const taken = await frame.buy({ lines: [{ ...line, factor: 850 }], draws })
  expect(taken.body.tickets[0]?.lines[0]?.factor).toBe(850)
  await set(0)
  expect((await frame.buy({ lines: [line], draws })).body.code).toBe('NUMBER_FULL')
  await set(1_000)
})
