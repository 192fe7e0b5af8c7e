import type { TableState } from '@fairground/contract'
import type { VendorTable } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { tableActJobs } from './index.ts'

const server = testServer()
const studio = new TestVendor('house')
const table: VendorTable = {
  ...{ tableId: 'crash', rulesId: 'crash', names: { vi: 'Pháo Hoa Crash', en: 'Firework Crash' } },
  ...{ provider: 'Ferris Reels', speed: 'normal', tier: 'standard', language: null, state: 'open', cause: null },
  changedAt: '2026-11-28T00:00:00.000Z',
  limits: { VND: { stakeMin: '100000', stakeMax: '5000000000', payoutMax: '1000000000000' } },
  round: { sharedRoundId: 'shr_1', number: 12, phase: 'running', bets: 3, players: 2 },
}
beforeAll(async () => {
  await studio.start(server)
  studio.tells.set('/tables', { tables: [table] })
})
afterAll(() => studio.stop())

const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie, staffId } = await signInStaff(server, role)
  return {
    staffId,
    reads: async () => (await server.console('GET', '/staff/studio-tables', { cookie })).body,
    changes: async (tableId: string, state: TableState, more: object = { cause: 'check' }) => {
      const body = { state, reason: 'Kiểm tra kết quả ván', ...more }
      return (await server.console('POST', `/staff/studio-tables/${tableId}/state`, { cookie, body })).body
    },
  }
}
const told = () => studio.heard.filter(({ path }) => path === '/tables/state').map(({ body }) => body)

test('staff see every table with its round, its bets and players, and what it takes', async () => {
  const { value } = await (await as('readonly')).reads()
  expect(value.list).toEqual([
    {
      ...table,
      limits: [{ currency: 'VND', stakeMin: '1000.00', stakeMax: '50000000.00', payoutMax: '10000000000.00' }],
    },
  ])
  studio.tells.set('/tables', { tables: 'nonsense' })
  expect((await (await as('readonly')).reads()).code).toBe('GAME_UNAVAILABLE')
  studio.tells.set('/tables', { tables: [table] })
})

test('a table is paused, closed and opened with a cause for players and a reason for the audit, and the lobby asks anew', async () => {
  studio.tells.set('/tables/state', { code: 'OK' })
  const owner = await as('owner')
  expect((await owner.changes('crash', 'paused')).success).toBe(true)
  expect((await owner.changes('crash', 'closed', { cause: 'schedule' })).success).toBe(true)
  expect((await owner.changes('crash', 'open', {})).value.list).toHaveLength(1)
  expect(told()).toMatchObject([
    { tableId: 'crash', state: 'paused', cause: 'check' },
    { state: 'closed', cause: 'schedule' },
    { state: 'open', cause: null },
  ])
  expect(await auditOf(server, 'crash')).toEqual([
    ...['table.pause-asked', 'table.paused', 'table.close-asked', 'table.closed', 'table.open-asked', 'table.opened'],
  ])
})

test('without a cause, a reason or the right nothing is told to the studio', async () => {
  const before = told().length
  const owner = await as('owner')
  expect((await owner.changes('bingo-75', 'paused', {})).code).toBe('VALIDATION')
  expect((await owner.changes('bingo-75', 'paused', { cause: 'check', reason: '' })).code).toBe('VALIDATION')
  expect((await owner.changes('bingo-75', 'gone' as TableState)).code).toBe('VALIDATION')
  expect((await (await as('readonly')).changes('bingo-75', 'paused')).code).toBe('FORBIDDEN')
  expect(told()).toHaveLength(before)
  expect(await auditOf(server, 'bingo-75')).toEqual([])
})

test('while the studio is silent the wish is kept and shown; the last word is told until it is answered', async () => {
  const owner = await as('owner')
  studio.lost.add('/tables/state')
  expect((await owner.changes('crash', 'paused')).code).toBe('GAME_UNAVAILABLE')
  expect((await owner.changes('crash', 'closed')).code).toBe('GAME_UNAVAILABLE')
  expect((await owner.reads()).value.list[0].asked).toMatchObject({ state: 'closed' })
  studio.lost.delete('/tables/state')
  const waiting = await server.db
    .updateTable('table_chat_acts')
    .set({ next_at: new Date(Date.now() - 60_000) })
    .where('state', '=', 'asked')
    .returning('id')
    .execute()
  expect(waiting).toHaveLength(1)
  for (const { id } of waiting) await tableActJobs['settle-table-act']?.(server.context, { actId: id })
  expect(told().at(-1)).toMatchObject({ state: 'closed' })
  expect((await owner.reads()).value.list[0].asked).toBeUndefined()
  expect((await auditOf(server, 'crash')).slice(-3)).toEqual(['table.pause-asked', 'table.close-asked', 'table.closed'])
})

test('what the studio does not know is refused, and recorded as refused', async () => {
  studio.tells.delete('/tables/state')
  expect((await (await as('owner')).changes('no-such-table', 'paused')).code).toBe('NOT_FOUND')
  expect(await auditOf(server, 'no-such-table')).toEqual(['table.pause-asked', 'table.refused'])
})
