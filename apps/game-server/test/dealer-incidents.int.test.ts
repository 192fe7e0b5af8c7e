import { expect, test } from 'vitest'
import { dealtTableId } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)

const rowsOfRound = async () =>
  (await w.owner.query('select * from studio.incidents where shared_round_id = $1 order by incident_id', [w.roundId]))
    .rows

test.each(['misdeal', 'shoe-count'])(
  '%s after the last card moves no money, and is not recorded as if',
  async (kind) => {
    await w.table.until('running')
    await w.readAll()
    await w.table.until('result')
    await w.dealer.do({ act: 'report', kind, facts: {} })
    await w.decideAll()
    await w.settle()
    expect(w.paid()).toBe(950_000n)
    const [incident] = await rowsOfRound()
    expect(incident).toMatchObject({ kind, money_moved: false, has_supervisor: true })
  },
)

test('what nobody has decided stays at the desk, whatever its age and however many came later', async () => {
  await w.table.until('running')
  await w.dealer.do({ act: 'report', kind: 'pit-call', facts: {} })
  const [{ incidentId } = { incidentId: '' }] = await w.incidents()
  await w.owner.query(`update studio.incidents set opened_at = opened_at - interval '2 days' where incident_id = $1`, [
    incidentId,
  ])
  await w.owner.query(
    `insert into studio.incidents (incident_id, table_id, kind, facts, outcome, opened_by, opened_at, decided_at)
     select 'inz_' || n, $1, 'pit-call', '{}', 'go-on', 'stf-lam', $2, $2 from generate_series(1, 201) n`,
    [dealtTableId, studio.clock.now()],
  )
  expect((await w.incidents()).map((one) => one.incidentId)).toEqual([incidentId])
  expect((await w.pit.view()).incidents).toHaveLength(6)
  await w.owner.query(`delete from studio.incidents where incident_id like 'inz_%'`)
  await w.decideAll()
  expect(await w.incidents()).toEqual([])
})

test('what a device does again in a round before people have decided is one incident', async () => {
  for (const _time of [1, 2, 3])
    expect(await w.reader.read(0, { id: w.idOf('2c') })).toMatchObject({ type: 'refused', why: 'BEFORE_LOCK' })
  expect(await rowsOfRound()).toMatchObject([{ kind: 'early-reading', facts: { deviceId: w.reader.deviceId } }])
  const { rows } = await w.owner.query('select state from studio.tables where table_id = $1', [dealtTableId])
  expect(rows).toEqual([{ state: 'open' }])
  await w.decideAll()
  expect(await w.reader.read(0, { id: w.idOf('2c') })).toMatchObject({ type: 'refused', why: 'BEFORE_LOCK' })
  expect(await rowsOfRound()).toHaveLength(2)
})

test('a review is about the shoe of its round, which nobody exchanges before it is decided', async () => {
  await w.table.until('running')
  await w.readAll()
  await w.table.until('result')
  await w.dealer.do({ act: 'report', kind: 'shoe-count', facts: {} })
  await w.settle()
  const own = (await w.pit.view()).shoe?.root
  expect(await w.pit.do({ act: 'new-shoe' })).toBe('REVIEW_OPEN')
  expect((await w.pit.view()).shoe?.root).toBe(own)
  const call = (outcome: string) =>
    w.owner.query('update studio.incidents set outcome = $1 where shared_round_id = $2', [outcome, w.roundId])
  await call('go-on')
  expect(await w.pit.do({ act: 'new-shoe' })).toBe('done')
  await call('review')
  await w.decideAll()
  const { rows } = await w.owner.query('select in_review from studio.shoes where root = $1', [own])
  expect(rows).toEqual([{ in_review: true }])
  expect((await w.pit.view()).shoe?.stop).toBeNull()
})
