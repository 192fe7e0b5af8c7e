import { expect, test } from 'vitest'
import { readWorld } from './read-world.ts'
import { testStudio } from './test-studio.ts'

const place = { tableId: 'live-roulette-r01', device: { id: 'wheel-1', kind: 'wheel-sensor' }, spot: '17' } as const
const world = readWorld(testStudio(), place)

test('a sensor that is sure tells the pocket, and the number is paid 35 to 1', async () => {
  expect(await world.pit.view()).toMatchObject({ tool: 'wheel', shoe: null, sets: [] })
  await world.table.until('running')
  expect((await world.dealer.view()).round?.expected).toEqual({ step: 0, what: 'ball', kind: 'pocket' })
  expect(await world.device.read(0, { value: '17' })).toMatchObject({ type: 'accepted', state: 'confirmed' })
  await world.settle()
  expect(world.paid()).toBe(35_000_000n)
})

test('a sensor in doubt, or none, needs a second entry that says the same', async () => {
  await world.table.until('running')
  expect(await world.device.read(0, { value: '5' }, { confidence: 0.979 })).toMatchObject({ state: 'waiting' })
  expect(await world.dealer.enter('5')).toBe('confirmed')
  await world.settle()
  expect(world.paid()).toBe(-1_000_000n)
})

test('two entries that differ stop the round, and it is told again', async () => {
  await world.table.until('running')
  expect([await world.dealer.enter('17'), await world.second.enter('1')]).toEqual(['waiting', 'DIFFERS'])
  expect(await world.openKinds()).toEqual(['entries-differ'])
  await world.decideAll()
  expect([await world.dealer.enter('17'), await world.second.enter('17')]).toEqual(['waiting', 'confirmed'])
  await world.settle()
  expect(world.paid()).toBe(35_000_000n)
})

test('a pocket before the lock is used nowhere, and the table waits for an explanation', async () => {
  expect(await world.device.read(0, { value: '17' })).toMatchObject({ type: 'refused', why: 'BEFORE_LOCK' })
  expect(await world.openKinds()).toEqual(['early-reading'])
  await world.decideAll()
  await world.table.until('running')
  expect(await world.device.read(0, { value: '3' })).toMatchObject({ state: 'confirmed' })
  await world.settle()
  expect(world.paid()).toBe(-1_000_000n)
})

test('a second pocket, a step that is not asked, or a pocket that no wheel has, changes nothing', async () => {
  await world.table.until('running')
  expect(await world.device.read(0, { value: '37' })).toMatchObject({ type: 'refused', why: 'BAD_VALUE' })
  expect(await world.device.read(1, { value: '17' })).toMatchObject({ type: 'refused', why: 'OUT_OF_ORDER' })
  expect(await world.openKinds()).toEqual(['out-of-order'])
  await world.decideAll()
  const reading = await world.device.signed(0, { value: '17' })
  expect(await world.device.send(reading)).toMatchObject({ state: 'confirmed' })
  expect(await world.device.send(reading)).toMatchObject({ type: 'accepted', state: 'confirmed' })
  expect(await world.device.read(0, { value: '4' })).toMatchObject({ type: 'refused', why: 'DOUBLED' })
  await world.decideAll()
  await world.settle()
  expect(world.paid()).toBe(35_000_000n)
})
