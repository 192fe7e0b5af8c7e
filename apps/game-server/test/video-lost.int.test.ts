import { afterEach, expect, test } from 'vitest'
import { findShift } from '../src/dealer/dealer-store.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { endPicture, sawPicture } from '../src/video/picture-store.ts'
import { dealtTableId } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const world = dealerWorld(studio)
afterEach(() => endPicture(studio.context.db, dealtTableId))

/** The relay sees the picture of the table now. */
async function see(): Promise<void> {
  const { db } = studio.context
  const shift = await findShift(db, dealtTableId)
  await sawPicture(db, { table_id: dealtTableId, shift_id: shift?.shift_id ?? '', seen_at: studio.clock.now() })
}

/** Steps the table every second for so long; with a picture, or without one. */
async function pass(seconds: number, { isSeen }: { isSeen: boolean }): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    studio.clock.advance(1_000)
    if (isSeen) await see()
    await world.table.step()
  }
}

const round = async () => {
  const { state, closes_at } = await world.table.latest()
  return { state, closesMs: closes_at.getTime() }
}
const told = async () => (await viewTable(studio.context, dealtTableId)).round?.read?.videoLost
const incidents = async () =>
  (await world.pit.view()).incidents
    .filter(({ kind, decidedAt }) => kind === 'video-lost' && decidedAt !== null)
    .map(({ outcome }) => outcome)

test('a lost picture makes the betting longer by what was lost, and the round is played and paid', async () => {
  await see()
  const { closesMs } = await round()
  await pass(8, { isSeen: false })
  expect((await round()).closesMs).toBe(closesMs + 8_000)
  expect(await told()).toBe(true)
  await pass(1, { isSeen: true })
  expect((await round()).closesMs).toBe(closesMs + 9_000)
  expect(await told()).toBeUndefined()
  expect(await incidents()).toEqual(['go-on'])
  await pass(45, { isSeen: true })
  expect((await round()).state).toBe('running')
  await world.readAll()
  await world.settle()
  expect(world.paid()).toBeGreaterThan(0n)
})

test('a picture that stays away for more than twenty seconds gives every stake back, and says why', async () => {
  await see()
  await pass(20, { isSeen: false })
  expect((await round()).state).toBe('betting')
  await pass(1, { isSeen: false })
  expect((await round()).state).toBe('void')
  expect(await told()).toBe(true)
  expect(await incidents()).toEqual(['void'])
  await world.table.pay()
  expect(world.paid()).toBe(0n)
})

test('the second loss of a round gives every stake back', async () => {
  await see()
  await pass(6, { isSeen: false })
  await pass(1, { isSeen: true })
  await pass(5, { isSeen: false })
  expect((await round()).state).toBe('betting')
  await pass(1, { isSeen: false })
  expect((await round()).state).toBe('void')
  await world.table.pay()
  expect(world.paid()).toBe(0n)
})

test('a picture that is lost after the lock, ended by its desk, or of an earlier round changes nothing', async () => {
  const { closesMs } = await round()
  await see()
  await endPicture(studio.context.db, dealtTableId)
  await pass(7, { isSeen: false })
  expect((await round()).closesMs).toBe(closesMs)
  await pass(45, { isSeen: false })
  await see()
  await pass(30, { isSeen: false })
  expect((await round()).state).toBe('running')
  await world.readAll()
  await world.settle()
  expect(world.paid()).toBeGreaterThan(0n)
  await world.table.until('betting')
  const next = await round()
  await pass(7, { isSeen: false })
  expect((await round()).closesMs).toBe(next.closesMs)
  expect(await incidents()).toEqual([])
})
