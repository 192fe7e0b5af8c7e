import { expect, test } from 'vitest'
import { changeTableState } from '../src/tables/open-tables.ts'
import { dealtTableId } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)

const standing = async () =>
  (await w.owner.query('select state, cause from studio.tables where table_id = $1', [dealtTableId])).rows[0]
const stand = (state: string, cause: string | null) =>
  w.owner.query('update studio.tables set state = $1, cause = $2 where table_id = $3', [state, cause, dealtTableId])

test.each([
  ['closed', 'maintenance'],
  ['closed', 'check'],
  ['paused', 'check'],
])('whoever only deals cannot lift a stop: a table that is %s for %s stays so', async (state, cause) => {
  await stand(state, cause)
  expect(await w.dealer.do({ act: 'close-shift' })).toBe('STAYS_STOPPED')
  expect(await standing()).toEqual({ state, cause })
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('TABLE_STOPPED')
  expect(await standing()).toEqual({ state, cause })
  expect((await w.dealer.view()).shift).toBeNull()
  await stand('open', null)
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
})

test('what an incident stops after the end of the shift does not open with the next one', async () => {
  await w.table.until('running')
  await w.dealer.do({ act: 'report', kind: 'shoe-count', facts: {} })
  expect(await w.dealer.do({ act: 'close-shift' })).toBe('done')
  expect(await standing()).toEqual({ state: 'closed', cause: 'schedule' })
  await w.decideAll()
  expect(await standing()).toEqual({ state: 'closed', cause: 'check' })
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('TABLE_STOPPED')
  await stand('closed', 'schedule')
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
  expect(await standing()).toEqual({ state: 'open', cause: null })
})

test.each(['closed', 'paused'] as const)(
  'what staff stop for the schedule, %s, opens in the console alone',
  async (state) => {
    const byStaff = (to: 'open' | typeof state) =>
      changeTableState(studio.context, { tableId: dealtTableId, state: to, cause: to === 'open' ? null : 'schedule' })
    await byStaff(state)
    expect(await w.dealer.do({ act: 'close-shift' })).toBe('STAYS_STOPPED')
    expect(await w.dealer.do({ act: 'open-shift' })).toBe('TABLE_STOPPED')
    await byStaff('open')
    expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
    expect(await w.dealer.do({ act: 'close-shift' })).toBe('done')
    // It waits for its next shift, and then staff close it for the same cause.
    expect(await standing()).toEqual({ state: 'closed', cause: 'schedule' })
    await byStaff('closed')
    expect(await w.dealer.do({ act: 'open-shift' })).toBe('TABLE_STOPPED')
    await byStaff('open')
    expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
  },
)
