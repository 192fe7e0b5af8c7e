import { expect, test } from 'vitest'
import { dealtTableId } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)

const rowsOfRound = async () =>
  (await w.owner.query('select * from studio.incidents where shared_round_id = $1 order by incident_id', [w.roundId]))
    .rows

test.each(['misdeal', 'shoe-count'])('%s after the last card moves no money, and is not recorded as if', async (kind) => {
  await w.table.until('running')
  await w.readAll()
  await w.table.until('result')
  await w.dealer.do({ act: 'report', kind, facts: {} })
  await w.decideAll()
  await w.settle()
  expect(w.paid()).toBe(950_000n)
  const [incident] = await rowsOfRound()
  expect(incident).toMatchObject({ kind, money_moved: false, has_supervisor: true })
})
