import type { VendorLiveTable } from '@fairground/contract/psw'
import { withTableChanges } from '@fairground/contract/table-news'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesTo, type LiveRows, rowsOf } from './live-row.ts'

const phases = ['idle', 'betting', 'locked', 'running', 'result'] as const
const now = fc.record({
  phase: fc.constantFrom(...phases),
  closesMs: fc.option(fc.integer({ min: 1, max: 9 })),
  players: fc.nat(9),
  road: fc.stringMatching(/^[BPT]{0,12}$/),
  seated: fc.nat(7),
})
const games = ['a', 'b', 'c'].map((gameCode) => ({
  ...{ nodeId: `n-${gameCode}`, vendorId: 'house', gameCode, dealers: [], stakesMinor: undefined },
}))
const standing = { state: 'open', speed: 'normal', tier: 'low', language: null, letters: null } as const
const rowsWith = (tables: readonly Omit<VendorLiveTable, 'tableId'>[]): LiveRows =>
  rowsOf(
    games,
    new Map([
      [
        'house',
        {
          isSilent: false,
          letters: [],
          tables: new Map(tables.map((table, i) => [`${games[i]?.gameCode}`, { ...table, tableId: `${i}` }])),
        },
      ],
    ]),
  )

test('what is told makes of the rows before the rows of now, whatever happened, and says nothing of tables at rest', () => {
  const three = fc.array(now, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(three, three, (first, then) => {
      const [before, next] = [first, then].map((tables) =>
        rowsWith(tables.map((one) => ({ ...standing, seats: 7, ...one }))),
      )
      if (!before || !next) throw new Error('two rows of tables')
      const changes = changesTo(before, next)
      expect(changes && withTableChanges(before.rows, changes)).toEqual(next.rows)
      expect(changesTo(next, next)).toEqual([])
    }),
  )
})

test('a table that was closed, or is not there any more, is no change of play', () => {
  const tables = [1, 2, 3].map(() => ({ ...standing, phase: 'idle' as const, closesMs: null, players: 0, road: '' }))
  const before = rowsWith(tables)
  expect(changesTo(before, rowsWith(tables.slice(1)))).toBeUndefined()
  expect(changesTo(before, rowsWith(tables.map((table) => ({ ...table, state: 'closed' }))))).toBeUndefined()
})

test('a list of letters that a vendor forgot is none', () => {
  const table = { ...standing, letters: 4, phase: 'idle' as const, closesMs: null, players: 0, road: 'BB' }
  expect(rowsWith([table]).rows[0]?.letters).toBeNull()
})
