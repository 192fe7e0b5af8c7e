import { SharedTableView } from '@fairground/contract/studio'
import { beforeEach, expect, test } from 'vitest'
import { viewTable } from '../src/tables/table-view.ts'
import { TestTable } from './shared-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'live-roulette'
const shown = 104
let table: TestTable
beforeEach(async () => {
  table = await TestTable.prepare(studio, tableId)
})

/** Plays so many rounds to their end, and says what came, oldest first. */
async function play(rounds: number): Promise<number[]> {
  const came: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await table.openRoundOf(() => true)
    came.push(Number((await table.finish()).outcome))
  }
  return came
}

const countsOf = (came: readonly number[]) =>
  Array.from({ length: 37 }, (_, number) => came.filter((one) => one === number).length)

test('a table of roulette tells how often each number came in its last 100 and 500 rounds, in a few bytes', async () => {
  const came = await play(shown)
  const view = await viewTable(studio.context, tableId)
  expect(view.tally).toEqual({ recent: countsOf(came.slice(-100)), long: countsOf(came) })
  expect(JSON.stringify(view.tally).length).toBeLessThan(400)
  expect(SharedTableView.parse(view)).toEqual(view)
  const [next] = await play(1)
  const after = await viewTable(studio.context, tableId)
  expect(after.tally?.long).toEqual(countsOf([...came, next ?? 0]))
})

test('a table whose rules count nothing tells no counts', async () => {
  await TestTable.prepare(studio, 'crash')
  expect((await viewTable(studio.context, 'crash')).tally).toBeUndefined()
})
