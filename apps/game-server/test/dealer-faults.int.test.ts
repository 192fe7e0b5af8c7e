import { expect, test } from 'vitest'
import { Desk, dealtTableId } from './dealer-table.ts'
import { cards, dealerWorld } from './dealer-world.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)
const chip = 1_000_000
const minuteMs = 60_000

test('two entries that differ pause the round; when two people have decided, the step is told again', async () => {
  await w.table.until('running')
  expect([await w.dealer.enter('2c'), await w.second.enter('3c')]).toEqual(['waiting', 'DIFFERS'])
  expect((await w.dealer.view()).round).toMatchObject({ pausedFor: 'entries-differ' })
  expect(await w.dealer.enter('2c')).toBe('PAUSED')
  const [incident] = await w.incidents()
  const { incidentId = '' } = incident ?? {}
  expect(await w.dealer.do({ act: 'decide', incidentId })).toBe('first')
  expect(await w.dealer.do({ act: 'decide', incidentId })).toBe('first')
  expect(await w.second.do({ act: 'decide', incidentId })).toBe('SUPERVISOR_NEEDED')
  expect(await w.pit.do({ act: 'decide', incidentId })).toBe('done')
  for (const card of cards) expect(await w.typeBoth(card)).toEqual(['waiting', 'confirmed'])
  await w.settle()
  expect(w.paid()).toBe(950_000n)
})

test('an account whose keys the same person held is no second person: neither for a card nor for what is decided', async () => {
  const invited = await Desk.open(studio, 'invited', { rights: ['deal', 'supervise'], sameAs: ['stf-thu-ha'] })
  await w.table.until('running')
  expect([await w.dealer.enter('2c'), await invited.enter('2c'), await w.second.enter('2c')]).toEqual([
    ...['waiting', 'waiting', 'confirmed'],
  ])
  await w.dealer.do({ act: 'report', kind: 'misdeal', facts: {} })
  const [incident] = await w.incidents()
  const { incidentId = '' } = incident ?? {}
  expect(await w.dealer.do({ act: 'decide', incidentId })).toBe('first')
  expect(await invited.do({ act: 'decide', incidentId })).toBe('first')
  expect(await w.pit.do({ act: 'decide', incidentId })).toBe('done')
})

test('a reading before the lock is refused and never used; betting stands still, then goes on for what was left', async () => {
  studio.clock.advance(8_000)
  const id = w.idOf('2c')
  expect(await w.reader.read(0, { id })).toMatchObject({ type: 'refused', why: 'BEFORE_LOCK' })
  expect(await w.incidents()).toMatchObject([{ kind: 'early-reading', outcome: 'go-on' }])
  const late = await openSlipFrame(studio, { gameId: dealtTableId })
  studio.clock.advance(1)
  expect(await late.slip(w.roundId, { player: chip })).toMatchObject({ ok: false, code: 'BETTING_CLOSED' })
  studio.clock.advance(minuteMs)
  expect(await w.table.phase()).toBe('betting')
  await w.decideAll()
  const { closes_at } = await w.table.latest()
  expect(closes_at.getTime() - studio.clock.now().getTime()).toBe(12_000)
  expect(await late.slip(w.roundId, { player: chip })).toMatchObject({ ok: true })
  await w.table.until('running')
  expect((await w.table.latest()).read_cards).toEqual([])
})

test('what a person types too early is refused and pauses nothing', async () => {
  expect(await w.dealer.enter('2c')).toBe('BEFORE_LOCK')
  expect(await w.incidents()).toEqual([])
})

test('a pause that leaves little of the betting gives five seconds; one of five minutes gives all stakes back', async () => {
  studio.clock.advance(19_000)
  await w.dealer.do({ act: 'report', kind: 'exposed-card', facts: { wouldHaveCounted: false } })
  await w.decideAll()
  const { closes_at } = await w.table.latest()
  expect(closes_at.getTime() - studio.clock.now().getTime()).toBe(5_000)
  await w.dealer.do({ act: 'report', kind: 'exposed-card', facts: { wouldHaveCounted: false } })
  studio.clock.advance(5 * minuteMs - 1)
  await w.table.step()
  expect(await w.table.phase()).toBe('betting')
  studio.clock.advance(1)
  await w.table.step()
  expect(await w.table.latest()).toMatchObject({ state: 'void' })
  await w.table.pay()
  expect([w.paid(), await w.incidents()]).toEqual([0n, []])
})

test('a step out of order and a step told twice are refused, and the table waits', async () => {
  await w.table.until('running')
  expect(await w.reader.read(2, { id: w.idOf('2c') })).toMatchObject({ why: 'OUT_OF_ORDER' })
  expect((await w.dealer.view()).round).toMatchObject({ pausedFor: 'out-of-order' })
  await w.decideAll()
  expect(await w.reader.read(0, { id: w.idOf('2c') })).toMatchObject({ type: 'accepted' })
  expect(await w.reader.read(0, { id: w.idOf('3c') })).toMatchObject({ why: 'DOUBLED' })
  expect((await w.dealer.view()).round).toMatchObject({ pausedFor: 'out-of-order' })
})

test.each([
  ['a foreign card', 'UNKNOWN_CARD', 'foreign-card'],
  ['a doubled card', 'DOUBLED_CARD', 'doubled-card'],
])('%s stops the table: the round is void, and no round opens with its shoe', async (_name, why, kind) => {
  await w.table.until('running')
  const id = w.idOf('2c')
  expect(await w.reader.read(0, { id })).toMatchObject({ type: 'accepted' })
  const bad = kind === 'doubled-card' ? id : 'abcdef0123456789'
  expect(await w.reader.read(1, { id: bad })).toMatchObject({ type: 'refused', why })
  expect(await w.incidents()).toMatchObject([{ kind, outcome: 'review', needsSupervisor: true }])
  await w.decideAll()
  expect(await w.table.latest()).toMatchObject({ state: 'void', void_reason: kind })
  await w.table.pay()
  expect(w.paid()).toBe(0n)
  const { shoe, next } = await w.dealer.view()
  expect([shoe?.stop, next]).toEqual(['review', 'shoe'])
  expect(await w.dealer.do({ act: 'new-shoe' })).toBe('SUPERVISOR_NEEDED')
})

test('a ninth card of one face cannot come out of eight packs, whoever types it', async () => {
  await w.owner.query(
    `update studio.dealt_rounds set cards = (select json_agg(json_build_object('told', 'As')) from generate_series(1, 4))
     where shared_round_id = $1`,
    [w.roundId],
  )
  const other = `insert into studio.shared_rounds select (json_populate_record(r, json_build_object('shared_round_id',
    'shr_before', 'number', 300, 'state', 'void', 'void_reason', 'test'))).* from studio.shared_rounds r
    where shared_round_id = $1`
  await w.owner.query(other, [w.roundId])
  await w.owner.query(
    `insert into studio.dealt_rounds select (json_populate_record(d, json_build_object('shared_round_id', 'shr_before',
     'cards', (select json_agg(json_build_object('told', '2c')) from generate_series(1, 8))))).*
     from studio.dealt_rounds d where shared_round_id = $1`,
    [w.roundId],
  )
  await w.owner.query(`update studio.dealt_rounds set cards = '[]' where shared_round_id = $1`, [w.roundId])
  await w.table.until('running')
  expect(await w.dealer.enter('2c')).toBe('NOT_IN_SHOE')
  expect(await w.incidents()).toMatchObject([{ kind: 'foreign-card' }])
})

test('the same reading twice is accepted once; a gap, a used number and a strange signature are refused', async () => {
  await w.table.until('running')
  const reading = await w.reader.signed(0, { id: w.idOf('2c') })
  const answers = [await w.reader.send(reading), await w.reader.send(reading)]
  answers.push(...(await Promise.all([w.reader.send(reading), w.reader.send(reading)])))
  expect(answers).toEqual(answers.map(() => ({ type: 'accepted', seq: reading.seq, state: 'confirmed' })))
  expect((await w.table.latest()).read_cards).toHaveLength(1)
  const other = await w.reader.signed(1, { id: w.idOf('Ks') }, { seq: reading.seq })
  expect(await w.reader.send(other)).toMatchObject({ why: 'SEQ_USED' })
  w.reader.seq = reading.seq
  const forged = { ...(await w.reader.signed(1, { id: w.idOf('Ks') })), sig: reading.sig }
  expect(await w.reader.send(forged)).toMatchObject({ why: 'BAD_SIGNATURE' })
  const gap = await w.reader.signed(1, { id: w.idOf('Ks') }, { seq: reading.seq + 2 })
  expect(await w.reader.send(gap)).toMatchObject({ why: 'SEQ_GAP' })
  expect((await w.dealer.view()).round).toMatchObject({ pausedFor: 'out-of-order' })
  w.reader.seq = reading.seq
})

test('a reading of another round and of another table is refused', async () => {
  await w.table.until('running')
  expect(await w.reader.read(0, { id: w.idOf('2c') }, { roundId: 'shr_other' })).toMatchObject({ why: 'OTHER_ROUND' })
  const strange = await w.reader.signed(0, { id: w.idOf('2c') }, { tableId: 'live-baccarat' })
  expect(await w.reader.send(strange)).toMatchObject({ why: 'NOT_OF_TABLE' })
  w.reader.seq -= 1
})

test('a reader that falls silent is a fault; people go on by typing', async () => {
  await w.table.until('running')
  expect(await w.reader.read(0, { id: w.idOf('2c') })).toMatchObject({ type: 'accepted' })
  studio.clock.advance(6_001)
  await w.table.step()
  expect(await w.incidents()).toMatchObject([{ kind: 'device-dead', outcome: 'go-on' }])
  expect((await w.dealer.view()).devices).toMatchObject([{ state: 'fault' }])
  for (const card of cards.slice(1)) expect(await w.typeBoth(card)).toEqual(['waiting', 'confirmed'])
  await w.settle()
  expect(w.paid()).toBe(950_000n)
  await w.owner.query('update studio.devices set faulted_at = null, seen_at = null')
})
