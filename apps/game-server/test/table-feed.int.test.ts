import { randomUUID } from 'node:crypto'
import { VendorTableFeed } from '@fairground/contract/psw'
import { withTableChanges } from '@fairground/contract/table-news'
import { beforeAll, expect, test, vi } from 'vitest'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId } from './slip-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, diceTableId)
})

const read = async (after?: string): Promise<VendorTableFeed> => {
  const path = after === undefined ? '/tables/live' : `/tables/live?after=${encodeURIComponent(after)}`
  return VendorTableFeed.parse((await callAsPortal(studio, 'GET', path)).body)
}
/** What the portal knows after it asked on until something came. */
async function readOn(before: VendorTableFeed): Promise<VendorTableFeed> {
  let next = before
  await vi.waitUntil(
    async () => {
      next = await read(before.cursor)
      return next.cursor !== before.cursor
    },
    { timeout: 10_000, interval: 100 },
  )
  return next
}
const viewOf = ({ view }: VendorTableFeed) => {
  if (!view) throw new Error('everything was asked for')
  return view
}

test('the portal is told everything once, then what changed, and both come to the same', async () => {
  const first = await read()
  const { tables } = viewOf(first)
  await table.openRoundOf(() => true)
  await table.finish()
  const next = await readOn(first)
  expect(next.view).toBeNull()
  const known = withTableChanges(tables, next.changes)
  const fresh = viewOf(await read())
  expect(known).toEqual(fresh.tables)
  const [before, after] = [tables, fresh.tables].map((list) => list.find(({ tableId }) => tableId === diceTableId))
  expect(after?.road.length).toBe((before?.road.length ?? 0) + 1)
  expect((await read(next.cursor)).changes).toEqual([])
})

test('letters of a road say their side and name, and each list of letters is told once', async () => {
  const { letters, tables } = viewOf(await read())
  const lettersAt = (tableId: string) => letters[tables.find((one) => one.tableId === tableId)?.letters ?? -1]
  expect(lettersAt('live-baccarat')?.map(({ mark, side, names }) => [mark, side, names.vi])).toEqual([
    ['B', 'a', 'Cái'],
    ['P', 'b', 'Con'],
    ['T', 'tie', 'Hoà'],
  ])
  expect(lettersAt('live-roulette')).toHaveLength(37)
  expect(tables.find(({ tableId }) => tableId === 'crash')?.letters).toBeNull()
  expect(letters.length).toBeLessThan(tables.length)
})

test('an unknown cursor, or that of another process, gets everything', async () => {
  expect((await read('elsewhere.3')).view).not.toBeNull()
  expect((await read('nonsense')).view).not.toBeNull()
  const { cursor } = await read()
  expect((await read(cursor.replace(/\d+$/, '9999'))).view).not.toBeNull()
})

test('tables that were opened or closed are told as everything', async () => {
  const { cursor } = await read()
  await callAsPortal(studio, 'POST', '/tables/state', {
    ...{ requestId: randomUUID(), tableId: diceTableId, state: 'closed', cause: 'schedule' },
  })
  await vi.waitUntil(
    async () => (await read(cursor)).view?.tables.find(({ tableId }) => tableId === diceTableId)?.state === 'closed',
    { timeout: 10_000, interval: 100 },
  )
})
