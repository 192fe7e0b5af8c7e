import type { LotteryDrawView } from '@fairground/contract/lottery'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resultRecordOf } from '../src/draws/draw-record.ts'
import type { DrawWriter } from '../src/draws/run-draws.ts'
import { typeResult } from '../src/imports/type-result.ts'
import { viewResults } from '../src/imports/view-results.ts'
import { type LotteryFrame, startMinor } from './lottery-world.ts'
import { an, binh, gameId, OfficialWorld, resultWith } from './official-world.ts'

const minuteMs = 60_000
const world = new OfficialWorld()
let writer: DrawWriter
let frame: LotteryFrame
let draw: LotteryDrawView
let ticketId: string

// Only the tests say what time it is.
beforeAll(() => world.clock.stop())
beforeEach(async () => {
  writer = world.writer(gameId)
  await world.runOn(writer)
  frame = await world.openFrame(gameId)
  draw = (await frame.draws())[0] as LotteryDrawView
  const { body } = await frame.buy({ lines: [{ play: 'de', selection: ['86'] }], draws: [{ drawId: draw.drawId }] })
  ticketId = body.tickets[0]?.ticketId ?? ''
})

const ticket = async () => (await world.ticketOf(frame, ticketId)).ticket
const stakeMinor = 100_000n

describe('[games 12.12] the result of a draw that somebody else holds', () => {
  test('is published when two sources agree, stands for ten minutes, and is then paid', async () => {
    await world.toDraw(draw.drawId, 5)
    await world.tell('gazette', draw.drawNo, resultWith('12386'))
    await world.runOn(writer)
    expect((await ticket()).draw).toMatchObject({ state: 'closed', result: null })
    await world.tell('radio', draw.drawNo, resultWith('12386'))
    await world.runOn(writer)
    const settlesAt = new Date(world.clock.now().getTime() + 10 * minuteMs).toISOString()
    expect((await ticket()).draw).toMatchObject({ state: 'drawn', settlesAt, mode: 'official' })
    world.clock.advance(10 * minuteMs - 1)
    await world.runOn(writer)
    expect((await ticket()).state).toBe('presenting')
    world.clock.advance(1)
    await world.runOn(writer)
    const paid = await ticket()
    expect(paid).toMatchObject({ state: 'collected', payoutMinor: '9800000', draw: { state: 'settled' } })
    expect(frame.balanceMinor).toBe(startMinor - stakeMinor + 9_800_000n)
  })

  test('is labelled as that of others wherever the draw shows, and its record names its sources', async () => {
    const resultOf = 'Xổ số kiến thiết Miền Bắc'
    expect(draw).toMatchObject({ mode: 'official', resultOf })
    await world.toDraw(draw.drawId)
    for (const source of ['gazette', 'radio']) await world.tell(source, draw.drawNo, resultWith('12386'))
    await world.runOn(writer)
    const told = await world.ticketOf(frame, ticketId)
    expect(told.ticket.draw.resultOf).toBe(resultOf)
    expect(told.record).toBeNull()
    expect(told.resultRecord).toMatchObject({
      ...{ mode: 'official', resultOf, ticketCount: 1, stakesMinor: '100000' },
      versions: [{ version: 1, sources: ['gazette', 'radio'], people: 0, withdrawnAt: null }],
    })
    expect(told.paths).toHaveLength(1)
  })

  test('is sold until ten minutes before the official time', async () => {
    await world.toDraw(draw.drawId, -10)
    const late = await world.openFrame(gameId)
    const { body } = await late.buy({ lines: [{ play: 'de', selection: ['86'] }], draws: [{ drawId: draw.drawId }] })
    expect(body.code).toBe('DRAW_CLOSED')
  })

  test('waits for people while sources differ, and both are shown', async () => {
    await world.toDraw(draw.drawId)
    await world.tell('gazette', draw.drawNo, resultWith('12386'))
    await world.tell('radio', draw.drawNo, resultWith('12368'))
    await world.runOn(writer)
    const shown = (await viewResults(world.context)).draws.find(({ drawId }) => drawId === draw.drawId)
    expect(shown).toMatchObject({ state: 'closed', heldCause: 'sources-differ', result: null })
    expect(shown?.sources.map(({ source, result }) => [source, (result as { DB: string[] }).DB[0]])).toEqual([
      ['gazette', '12386'],
      ['radio', '12368'],
    ])
    world.clock.advance(minuteMs)
    await typeResult(world.context, draw.drawId, an, resultWith('12368'))
    await typeResult(world.context, draw.drawId, an, resultWith('12368'))
    expect((await world.row(draw.drawId)).state).toBe('closed')
    await typeResult(world.context, draw.drawId, binh, resultWith('12368'))
    expect(await world.row(draw.drawId)).toMatchObject({ state: 'drawn', held_cause: null })
    world.clock.advance(10 * minuteMs)
    await world.runOn(writer)
    expect(await ticket()).toMatchObject({ state: 'collected', payoutMinor: '0' })
  })

  test('is taken back in its ten minutes when a source says otherwise', async () => {
    await world.toDraw(draw.drawId)
    for (const source of ['gazette', 'radio']) await world.tell(source, draw.drawNo, resultWith('12386'))
    await world.runOn(writer)
    world.clock.advance(9 * minuteMs)
    await world.tell('radio', draw.drawNo, resultWith('12300'))
    await world.runOn(writer)
    world.clock.advance(5 * minuteMs)
    await world.runOn(writer)
    expect(await world.row(draw.drawId)).toMatchObject({ state: 'closed', result: null, held_cause: 'sources-differ' })
    expect((await ticket()).state).toBe('presenting')
    await world.tell('gazette', draw.drawNo, resultWith('12300'))
    await world.runOn(writer)
    const row = await world.row(draw.drawId)
    expect(row).toMatchObject({ state: 'drawn', result_version: 2 })
    const record = await resultRecordOf(world.context, row)
    expect(record?.versions.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false])
  })

  test('that nobody tells for a day gives every stake back, and one that comes later changes nothing', async () => {
    await world.toDraw(draw.drawId, 24 * 60 - 1)
    await world.tell('gazette', draw.drawNo, resultWith('12386'))
    await world.runOn(writer)
    expect((await ticket()).state).toBe('presenting')
    world.clock.advance(minuteMs)
    await world.runOn(writer)
    await world.tell('radio', draw.drawNo, resultWith('12386'))
    await world.runOn(writer)
    expect(await ticket()).toMatchObject({ state: 'void', draw: { state: 'void', result: null } })
    expect(frame.balanceMinor).toBe(startMinor)
    expect(await typeResult(world.context, draw.drawId, an, resultWith('12386'))).toMatchObject({
      code: 'RESULT_SETTLED',
    })
  })

  test('is not typed before its time, nor in another shape than the rules have', async () => {
    expect(await typeResult(world.context, draw.drawId, an, resultWith('12386'))).toMatchObject({
      code: 'RESULT_NOT_DUE',
    })
    await world.toDraw(draw.drawId)
    await world.runOn(writer)
    const wrong = await typeResult(world.context, draw.drawId, an, resultWith('1238'))
    expect(wrong).toMatchObject({ code: 'RESULT_INVALID', message: expect.stringContaining('result.DB.0') })
  })
})
