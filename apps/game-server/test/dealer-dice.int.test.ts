import { beforeEach, describe, expect, test } from 'vitest'
import { planCorrection } from '../src/dealer/corrections/plan-correction.ts'
import { listPublicIncidents } from '../src/dealer/list-public-incidents.ts'
import { showTableRound } from '../src/vendor/show-table-round.ts'
import { readWorld } from './read-world.ts'
import { testStudio } from './test-studio.ts'

describe('three dice under a cover', () => {
  const tableId = 'live-sic-bo-d01'
  const studio = testStudio()
  const world = readWorld(studio, { tableId, device: { id: 'dice-1', kind: 'dice-camera' }, spot: 'total-11' })
  beforeEach(() => world.table.until('running'))

  test('a camera that is sure tells the throw by one signed line, and the total is paid 6 to 1', async () => {
    expect(await world.pit.view()).toMatchObject({ tool: 'dice', shoe: null, sets: [] })
    expect((await world.dealer.view()).round?.expected).toEqual({ step: 0, what: 'dice', kind: 'dice' })
    expect(await world.device.read(0, { value: '1,4,6' })).toMatchObject({ type: 'accepted', state: 'confirmed' })
    await world.settle()
    expect(world.paid()).toBe(6_000_000n)
  })

  test('a throw that was told wrongly is corrected after it was paid', async () => {
    expect(await world.typeBoth('1,4,6')).toEqual(['waiting', 'confirmed'])
    await world.settle()
    const order = { sharedRoundId: world.roundId, version: 1, keepsOverpaid: false }
    const { db } = studio.context
    expect(await planCorrection(studio.context, db, { ...order, told: ['1,4,5'] })).toMatchObject({
      plan: { outcome: [1, 4, 5], bets: [{ paidMinor: 7_000_000n, payoutMinor: 0n, changeMinor: -7_000_000n }] },
    })
    expect(await planCorrection(studio.context, db, { ...order, told: ['6,4,1'] })).toEqual({
      fault: { rule: 'steps', step: 0, what: 'dice' },
    })
  })

  test('a camera in doubt, or none, needs somebody who types the same', async () => {
    expect(await world.device.read(0, { value: '1,4,5' }, { confidence: 0.979 })).toMatchObject({ state: 'waiting' })
    expect(await world.dealer.enter('1,4,5')).toBe('confirmed')
    await world.settle()
    expect(world.paid()).toBe(-1_000_000n)
  })

  test('two entries that differ in one die stop the round, and it is told again', async () => {
    expect([await world.dealer.enter('1,4,6'), await world.second.enter('1,4,5')]).toEqual(['waiting', 'DIFFERS'])
    expect(await world.openKinds()).toEqual(['entries-differ'])
    await world.decideAll()
    expect(await world.typeBoth('1,4,6')).toEqual(['waiting', 'confirmed'])
    await world.settle()
    expect(world.paid()).toBe(6_000_000n)
  })

  test('what no throw can be, or dice in another order, is told to nobody', async () => {
    for (const value of ['6,4,1', '0,4,6', '1,4', '1,4,7', '146']) {
      expect(await world.device.read(0, { value })).toMatchObject({ type: 'refused', why: 'BAD_VALUE' })
    }
    expect((await world.dealer.view()).round?.events).toEqual([])
    expect(await world.device.read(0, { value: '1,4,6' })).toMatchObject({ state: 'confirmed' })
    await world.settle()
  })

  test('a throw that leans is thrown again for its cause, and all of it stands in the record of the round', async () => {
    expect(await world.dealer.enter('1,4,6')).toBe('waiting')
    expect(await world.dealer.do({ act: 'report', kind: 'bad-throw', facts: {} })).toBe('BAD_VALUE')
    await world.dealer.do({ act: 'report', kind: 'bad-throw', facts: { cause: 'leaning' } })
    expect(await world.open()).toMatchObject([{ kind: 'bad-throw', cause: 'leaning', outcome: 'read-again' }])
    expect(await world.second.enter('1,4,6')).toBe('PAUSED')
    await world.decideAll()
    // What was told of the throw that leaned counts no more.
    expect(await world.typeBoth('2,2,3')).toEqual(['waiting', 'confirmed'])
    await world.settle()
    expect(world.paid()).toBe(-1_000_000n)
    const round = await showTableRound(studio.context, world.roundId)
    const told = round?.events.map(({ kind, what, cause, told }) => ({ kind, what, cause, told }))
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'withdrawn', what: '1', cause: undefined, told: undefined },
        { kind: 'incident', what: 'bad-throw', cause: 'leaning', told: undefined },
        { kind: 'read', what: '1', cause: undefined, told: '2,2,3' },
      ]),
    )
    const [incident] = await listPublicIncidents(studio.context, tableId)
    expect(incident).toMatchObject({ kind: 'throw', outcome: 'read-again', money: [] })
  })

  test('a second throw that does not count gives all stakes back, whatever its cause', async () => {
    for (const cause of ['stacked', 'unclear'] as const) {
      await world.dealer.do({ act: 'report', kind: 'bad-throw', facts: { cause } })
      await world.decideAll()
    }
    await world.table.pay()
    expect(await world.table.phase()).toBe('void')
    expect(world.paid()).toBe(0n)
  })
})

describe('four coins under a bowl', () => {
  const device = { id: 'coins-1', kind: 'dice-camera' } as const
  const world = readWorld(testStudio(), { tableId: 'xoc-dia-x01', device, spot: 'three-red' })

  test('how many are red is all that is told', async () => {
    await world.table.until('running')
    expect((await world.dealer.view()).round?.expected).toEqual({ step: 0, what: 'coins', kind: 'coins' })
    expect(await world.device.read(0, { value: '5' })).toMatchObject({ type: 'refused', why: 'BAD_VALUE' })
    expect(await world.typeBoth('3')).toEqual(['waiting', 'confirmed'])
    await world.settle()
    expect(world.paid()).toBe(2_800_000n)
  })

  test('coins that are told while bets are taken stop the table until it is explained', async () => {
    expect(await world.device.read(0, { value: '2' })).toMatchObject({ type: 'refused', why: 'BEFORE_LOCK' })
    expect(await world.openKinds()).toEqual(['early-reading'])
    await world.decideAll()
    await world.table.until('running')
    expect(await world.device.read(0, { value: '2' })).toMatchObject({ state: 'confirmed' })
    await world.settle()
    expect(world.paid()).toBe(-1_000_000n)
  })
})
