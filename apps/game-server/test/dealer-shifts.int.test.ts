import { randomUUID } from 'node:crypto'
import { VendorDeskActs, type VendorShiftAnswer, VendorShifts } from '@fairground/contract/psw'
import { findSession } from '@fairground/vendor-kit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reloadTables } from '../src/tables/open-tables.ts'
import { findOpenShared } from '../src/tables/shared-round-store.ts'
import { giveTip } from '../src/tables/tips/give-tip.ts'
import { Desk, dealtTableId } from './dealer-table.ts'
import { DealerWorld } from './dealer-world.ts'
import { openSlipFrame } from './slip-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
const w = new DealerWorld(studio)
const hourMs = 3_600_000
const otherTableId = 'live-roulette'
const boss = { staffId: 'stf-pit', name: 'pit' }
let plans = 0

beforeAll(async () => {
  await w.begin()
  await w.owner.query(
    `update studio.tables set source = 'readings', state = 'closed', cause = 'schedule' where table_id = $1`,
    [otherTableId],
  )
  await reloadTables(studio.context)
})
afterAll(() => w.owner.end())
beforeEach(async () => {
  for (const desk of [w.dealer, w.second, w.pit]) await desk.renew()
  await w.dealer.do({ act: 'close-shift' })
  // What was planned before is over.
  studio.clock.advance(13 * hourMs)
  for (const desk of [w.dealer, w.second, w.pit]) await desk.renew()
  await w.owner.query(`update studio.tables set state = 'closed', cause = 'schedule' where table_id = $1`, [
    dealtTableId,
  ])
  await reloadTables(studio.context)
})

const at = (hours: number) => new Date(studio.clock.now().getTime() + hours * hourMs).toISOString()

async function plan(
  name: string,
  from: number,
  to: number,
  wishes: object = {},
): Promise<VendorShiftAnswer & { planId: string }> {
  plans += 1
  const planId = `shp_${plans}`
  const { body } = await callAsPortal(studio, 'POST', '/tables/shifts', {
    ...{ requestId: randomUUID(), planId, tableId: dealtTableId, dealer: { staffId: `stf-${name}`, name } },
    ...{ startsAt: at(from), endsAt: at(to), by: boss, ...wishes },
  })
  return { ...(body as unknown as VendorShiftAnswer), planId }
}
const cancel = async (planId: string) =>
  (await callAsPortal(studio, 'POST', '/tables/shifts/cancel', { requestId: randomUUID(), planId, by: boss })).body
const shifts = async () =>
  VendorShifts.parse((await callAsPortal(studio, 'GET', `/tables/shifts?tableId=${dealtTableId}`)).body)
const stateOfTable = async () =>
  (await w.owner.query('select state, cause from studio.tables where table_id = $1', [dealtTableId])).rows[0]

test('no two dealers are planned for one table at a time, and nobody for two tables; shifts may touch each other', async () => {
  expect(await plan('thu-ha', 0, 4)).toMatchObject({ code: 'OK' })
  expect((await plan('lam', 3, 6)).fault).toEqual({ rule: 'overlap' })
  const other = { tableId: otherTableId }
  expect((await plan('thu-ha', 2, 5, other)).fault).toEqual({ rule: 'elsewhere', tableId: dealtTableId })
  expect(await plan('lam', 4, 8)).toMatchObject({ code: 'OK' })
  expect(await plan('thu-ha', 4, 8, other)).toMatchObject({ code: 'OK' })
  expect((await shifts()).plans.map(({ dealer }) => dealer)).toEqual(['thu-ha', 'lam'])
})

test('of plans that are made at the same moment one is taken', async () => {
  const said = await Promise.all([plan('thu-ha', 0, 4), plan('lam', 1, 5), plan('pit', 2, 6)])
  expect(said.filter(({ code }) => code === 'OK')).toHaveLength(1)
})

test.each([
  ['that is over', -3, -1],
  ['that ends before it begins', 3, 2],
  ['of more than twelve hours', 1, 13.5],
])('a shift %s is not planned', async (_, from, to) => {
  expect((await plan('thu-ha', from, to)).fault).toEqual({ rule: 'times' })
})

test('the same plan again changes nothing; a plan is taken back until its dealer has opened it', async () => {
  const first = await plan('thu-ha', 0, 4)
  expect(await plan('thu-ha', 0, 4, { planId: first.planId })).toMatchObject({ code: 'OK' })
  expect((await shifts()).plans).toHaveLength(1)
  expect(await cancel(first.planId)).toMatchObject({ code: 'OK' })
  expect(await cancel(first.planId)).toMatchObject({ code: 'OK' })
  expect((await shifts()).plans).toEqual([])
  const next = await plan('thu-ha', 0, 4)
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
  expect(await cancel(next.planId)).toMatchObject({ code: 'BAD_REQUEST', fault: { rule: 'opened' } })
})

test('the planned dealer opens the table, others do not; when the plan is over it closes itself between two rounds', async () => {
  await plan('thu-ha', 0.2, 1)
  expect(await w.second.do({ act: 'open-shift' })).toBe('NOT_PLANNED')
  expect(await stateOfTable()).toEqual({ state: 'closed', cause: 'schedule' })
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
  expect(await stateOfTable()).toEqual({ state: 'open', cause: null })
  await w.pit.do({ act: 'new-shoe' })
  await w.table.until('betting')
  const { shared_round_id } = await w.table.latest()
  studio.clock.advance(hourMs)
  // The round under way is dealt to its end.
  await w.table.step()
  expect((await findOpenShared(studio.context.db, dealtTableId))?.shared_round_id).toBe(shared_round_id)
  for (const desk of [w.dealer, w.second, w.pit]) await desk.renew()
  await w.dealer.do({ act: 'report', kind: 'misdeal', facts: {} })
  await w.decideAll()
  studio.clock.advance(1_000)
  for (let steps = 0; steps < 5; steps += 1) studio.clock.advance(await w.table.step())
  expect(await stateOfTable()).toEqual({ state: 'closed', cause: 'schedule' })
  expect(await findOpenShared(studio.context.db, dealtTableId)).toBeUndefined()
  const [last] = (await shifts()).shifts
  expect(last).toMatchObject({ dealer: 'thu-ha', isPlanned: true, rounds: 1, voidRounds: 1, incidents: 1 })
  expect(last?.closedAt).not.toBeNull()
})

test('nobody deals at two tables, and the next dealer takes over when the plan before is over', async () => {
  const elsewhere = await Desk.open(studio, 'thu-ha', { tableId: otherTableId })
  expect(await elsewhere.do({ act: 'open-shift' })).toBe('done')
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('DEALS_ELSEWHERE')
  expect(await elsewhere.do({ act: 'close-shift' })).toBe('done')
  await plan('thu-ha', 0, 1)
  await plan('lam', 1, 2)
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
  studio.clock.advance(0.9 * hourMs)
  for (const desk of [w.dealer, w.second]) await desk.renew()
  expect(await w.second.do({ act: 'open-shift' })).toBe('SHIFT_ENDS_SOON')
  studio.clock.advance(0.1 * hourMs)
  for (let steps = 0; steps < 3; steps += 1) studio.clock.advance(Math.min(5_000, await w.table.step()))
  expect(await w.second.do({ act: 'open-shift' })).toBe('done')
})

test('acts of the desks are told once each, in the order they were written, plans and refusals among them', async () => {
  const read = async (cursor = '') =>
    VendorDeskActs.parse((await callAsPortal(studio, 'GET', `/desk/acts?cursor=${cursor}`)).body)
  /** Rows of writers whose neighbours may still be under way come a moment later. */
  const readAll = async () => {
    const acts: VendorDeskActs['acts'] = []
    let page: VendorDeskActs | undefined
    do {
      page = await read(page?.nextCursor)
      acts.push(...page.acts)
    } while (page.hasMore)
    return acts
  }
  await plan('thu-ha', 0, 4)
  await w.second.do({ act: 'open-shift' })
  await w.dealer.do({ act: 'open-shift' })
  const last = await vi.waitUntil(
    async () => {
      const acts = (await readAll()).slice(-3)
      return acts.at(-1)?.staffId === 'stf-thu-ha' && acts.at(-3)?.act === 'plan-shift' ? acts : undefined
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(last.map(({ act, staffId, facts }) => [act, staffId, facts.result])).toEqual([
    ['plan-shift', 'stf-pit', 'done'],
    ['open-shift', 'stf-lam', 'NOT_PLANNED'],
    ['open-shift', 'stf-thu-ha', 'done'],
  ])
  const all = await readAll()
  expect(new Set(all.map(({ actId }) => actId)).size).toBe(all.length)
  expect((await callAsPortal(studio, 'GET', '/desk/acts?cursor=none')).body).toMatchObject({ code: 'BAD_REQUEST' })
})

test('what players gave whoever dealt stands with the shift', async () => {
  await w.owner.query('update studio.tables set tips = true where table_id = $1', [dealtTableId])
  await w.dealer.do({ act: 'open-shift' })
  await w.pit.do({ act: 'new-shoe' })
  await reloadTables(studio.context)
  expect((await shifts()).shifts[0]?.tips).toBeUndefined()
  await w.table.until('betting')
  const { opened } = await openSlipFrame(studio, { gameId: dealtTableId })
  const session = await findSession(studio.context, opened.session)
  if (!session) throw new Error('the frame has no session')
  const sharedRoundId = (await w.table.latest()).shared_round_id
  const amountMinor = opened.tips?.minMinor ?? ''
  const request = { requestId: randomUUID(), sharedRoundId, amountMinor }
  const given = await giveTip(studio.context, { session, request, receivedAt: studio.context.clock.now() })
  expect(given).toMatchObject({ ok: true })
  expect((await shifts()).shifts[0]).toMatchObject({ closedAt: null, tips: [{ currency: 'VND', amount: amountMinor }] })
})
