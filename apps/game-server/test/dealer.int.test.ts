import { isInShoe } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { viewTable } from '../src/tables/table-view.ts'
import { DealerTable, dealtTableId, openTicket, ticketFor } from './dealer-table.ts'
import { cards, dealerWorld } from './dealer-world.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)
const minuteMs = 60_000

test('a reader that is sure deals a whole round: each card is opened, and the round pays as its cards say', async () => {
  await w.table.until('running')
  await w.readAll()
  await w.settle()
  const { outcome, server_seed, read_cards, commitment, deck_set } = await w.table.latest()
  expect(outcome).toMatchObject({ result: { playerTotal: 1, bankerTotal: 7, playerCards: 3, bankerCards: 3 } })
  expect(server_seed).toBeNull()
  for (const { told: card, id = '', salt = '', path = [] } of read_cards ?? [])
    expect(isInShoe(commitment, deck_set ?? '', { id, card, salt, path })).toBe(true)
  expect(read_cards).toHaveLength(6)
  expect(w.paid()).toBe(950_000n)
  await w.isWhole()
})

test('without a reader two people type each step apart from each other, and neither sees what the other told', async () => {
  await w.table.until('running')
  for (const card of cards) {
    expect(await w.dealer.enter(card)).toBe('waiting')
    expect((await w.second.view()).round).toMatchObject({ mine: null, othersCount: 1 })
    expect(JSON.stringify((await w.second.view()).log.at(-1))).not.toContain(card)
    expect(await w.dealer.enter(card)).toBe('waiting')
    expect(await w.second.enter(card)).toBe('confirmed')
  }
  await w.settle()
  expect(await w.table.latest()).toMatchObject({ state: 'settled', is_typed: true })
  expect(w.paid()).toBe(950_000n)
})

test('a reader that is not sure needs a second entry', async () => {
  await w.table.until('running')
  const answer = await w.reader.read(0, { value: '2c' }, { confidence: 0.9799 })
  expect(answer).toMatchObject({ type: 'accepted', state: 'waiting' })
  expect((await w.dealer.view()).round?.expected?.step).toBe(0)
  expect(await w.second.enter('2c')).toBe('confirmed')
  expect((await w.dealer.view()).round?.expected).toEqual({ step: 1, what: 'banker-1', kind: 'card' })
})

test('a misdeal voids the round when two people say so, one of whom supervises, and every stake comes back', async () => {
  await w.table.until('running')
  await w.typeBoth('2c')
  await w.dealer.do({ act: 'report', kind: 'misdeal', facts: {} })
  expect(await w.table.phase()).toBe('running')
  await w.decideAll()
  expect(await w.table.phase()).toBe('void')
  await w.table.pay()
  expect(w.paid()).toBe(0n)
  const { rows } = await w.owner.query('select * from studio.incidents where shared_round_id = $1', [w.roundId])
  expect(rows).toMatchObject([{ money_moved: true, decided_by: ['stf-thu-ha', 'stf-pit'], has_supervisor: true }])
})

test.each(['betting', 'locked', 'running', 'result'])('another process goes on with a round in %s', async (state) => {
  if (state === 'result') {
    await w.table.until('running')
    await w.readAll()
  }
  await w.table.until(state)
  const other = new DealerTable(studio)
  if (state === 'betting') await other.until('locked')
  if (state !== 'result') {
    await other.until('running')
    await w.readAll()
  }
  await other.until('settled')
  await other.pay()
  expect(w.paid()).toBe(950_000n)
})

test('a paused round stays paused over a restart, and one that waits for ten minutes past the lock is for two people', async () => {
  await w.table.until('running')
  await w.dealer.enter('2c')
  await w.second.enter('3c')
  const other = new DealerTable(studio)
  studio.clock.advance(9 * minuteMs)
  await other.step()
  expect((await w.dealer.view()).round).toMatchObject({ pausedFor: 'entries-differ' })
  studio.clock.advance(minuteMs)
  await other.step()
  await other.step()
  expect((await w.incidents()).map(({ kind }) => kind).sort()).toEqual(['entries-differ', 'paused-long'])
  expect(await w.table.phase()).toBe('running')
})

test('the third incident of a kind in a day lets no further round open', async () => {
  for (const _time of [1, 2, 3]) {
    await w.dealer.do({ act: 'report', kind: 'exposed-card', facts: {} })
    await w.decideAll()
  }
  const { rows } = await w.owner.query('select state, cause from studio.tables where table_id = $1', [dealtTableId])
  expect(rows).toEqual([{ state: 'paused', cause: 'check' }])
})

test('after the cut card one more round is played, and a shoe that is over is told whole', async () => {
  await w.table.until('running')
  await w.dealer.do({ act: 'cut-card' })
  await w.readAll()
  await w.settle()
  await w.table.until('betting')
  await w.table.until('running')
  const root = (await w.dealer.view()).shoe?.root
  const next = [...cards]
  for (const [step, card] of next.entries()) await w.reader.read(step, { id: w.idOf(card) })
  await w.table.until('settled')
  studio.clock.advance(minuteMs)
  await w.table.step()
  expect((await w.dealer.view()).shoe?.stop).toBe('used')
  const told = async () => (await studio.call({ method: 'GET', url: `/studio/shared/shoes/${root}` })).body
  expect(await told()).toMatchObject({ cards: null, endedAt: null })
  expect(await w.dealer.do({ act: 'new-shoe' })).toBe('done')
  // It was opened once: whoever asks is answered without the seal.
  await w.owner.query(`update studio.shoes set cards_sealed = '' where root = $1`, [root])
  const { cards: all } = (await told()) as { cards: { id: string; card: string; salt: string }[] }
  expect(new Set(all.map(({ id, card, salt }) => `${id.length} ${salt.length} ${card}`)).size).toBe(52)
  expect(all).toHaveLength(416)
  const again = `insert into studio.shoes select (json_populate_record(s, json_build_object('shoe_id', 'sho_again'))).*
    from studio.shoes s where root = $1`
  await expect(w.owner.query(again, [root])).rejects.toThrow('shoes_root_once')
})

test('a ticket opens one page, within a minute, and only at a dealer’s table', async () => {
  const ticket = await ticketFor(studio, 'thu-ha')
  expect((await openTicket(studio, ticket)).status).toBe(200)
  expect((await openTicket(studio, ticket)).status).toBe(401)
  const old = await ticketFor(studio, 'thu-ha')
  studio.clock.advance(minuteMs)
  expect((await openTicket(studio, old)).status).toBe(401)
  expect(await ticketFor(studio, 'thu-ha', { tableId: 'live-baccarat' }).catch(() => 'refused')).toBe('refused')
  expect((await studio.call({ method: 'GET', url: '/studio/desk/table' })).status).toBe(401)
})

test('a desk is open for fifteen minutes, and longer only by a further ticket of the console', async () => {
  const { dealer } = w
  studio.clock.advance(15 * minuteMs - 1)
  expect((await dealer.call('GET', '/studio/desk/table')).status).toBe(200)
  studio.clock.advance(1)
  for (const [method, url] of [
    ['GET', '/studio/desk/table'],
    ['POST', '/studio/desk/acts'],
  ] as const)
    expect((await dealer.call(method, url, method === 'POST' ? { act: 'open-shift' } : undefined)).status).toBe(401)
  for (const desk of [dealer, w.second, w.pit]) await desk.renew()
  expect((await dealer.view()).me).toMatchObject({ staffId: 'stf-thu-ha' })
})

test('when the shift ends the round under way is finished, and players find the table closed', async () => {
  await w.table.until('running')
  expect(await w.dealer.do({ act: 'close-shift' })).toBe('done')
  await w.readAll()
  await w.settle()
  expect(w.paid()).toBe(950_000n)
  studio.clock.advance(minuteMs)
  await w.table.step()
  expect(await w.table.phase()).toBe('settled')
  const stop = { state: 'closed', cause: 'schedule' }
  expect(await viewTable(studio.context, dealtTableId)).toMatchObject({ phase: 'suspended', stop })
  expect(await w.dealer.do({ act: 'open-shift' })).toBe('done')
})
