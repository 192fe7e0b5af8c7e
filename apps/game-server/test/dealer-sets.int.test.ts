import { type DeskLabels, deskPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { findShoe } from '../src/dealer/dealer-store.ts'
import { cardsOf } from '../src/dealer/shoes.ts'
import { dealtTableId } from './dealer-table.ts'
import { cards, dealerWorld } from './dealer-world.ts'
import { readLabels } from './read-labels.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)

const labelsFor = async (desk: typeof w.pit, setId: string) =>
  (await desk.call('POST', deskPaths.labels, { setId })).body as DeskLabels

/** Dealt to its end, so that cards may change. */
async function finishRound(): Promise<void> {
  await w.table.until('running')
  await w.readAll()
  await w.settle()
}

test('codes that were printed are the cards that the table reads, and are never printed again', async () => {
  expect(await w.pit.do({ act: 'make-set' })).toBe('done')
  const [set] = (await w.pit.view()).sets
  const setId = set?.setId ?? ''
  expect(set).toMatchObject({ printedAt: null })
  await finishRound()
  expect(await w.dealer.do({ act: 'new-shoe', setId })).toBe('NOT_PRINTED')
  const { result, pdf } = await labelsFor(w.pit, setId)
  expect(result).toBe('done')
  const read = (await readLabels(Buffer.from(pdf ?? '', 'base64'))).flat().flatMap(({ read }) => read)
  expect(new Set(read).size).toBe(416)
  expect(await w.dealer.do({ act: 'new-shoe', setId })).toBe('done')
  const shoe = await findShoe(studio.context.db, dealtTableId)
  expect(shoe?.deck_set).toBe(set?.deckSet)
  const known = shoe ? cardsOf(studio.context, shoe) : []
  expect(read).toEqual(known.map(({ id }) => id.toUpperCase()))
  expect(await labelsFor(w.pit, setId)).toMatchObject({ result: 'NO_SET', pdf: null })
  expect(await w.pit.do({ act: 'new-shoe', setId })).toBe('NO_SET')
  expect((await w.pit.view()).sets).toEqual([])
  w.idOf = (card) => known.find((one) => one.card === card)?.id ?? ''
  await w.table.until('running')
  for (const [step, card] of cards.entries())
    expect(await w.reader.read(step, { id: w.idOf(card) })).toMatchObject({ state: 'confirmed' })
  await w.table.until('settled')
})

test('labels are for a supervisor alone, and each time they are handed out stands with the acts of the desk', async () => {
  expect(await w.dealer.do({ act: 'make-set' })).toBe('SUPERVISOR_NEEDED')
  await w.pit.do({ act: 'make-set' })
  const setId = (await w.dealer.view()).sets[0]?.setId ?? ''
  expect(await labelsFor(w.dealer, setId)).toMatchObject({ result: 'SUPERVISOR_NEEDED', pdf: null })
  expect(await w.dealer.do({ act: 'drop-set', setId })).toBe('SUPERVISOR_NEEDED')
  for (let times = 0; times < 2; times += 1) expect(await labelsFor(w.pit, setId)).toMatchObject({ result: 'done' })
  const { rows } = await w.owner.query(
    `select staff_id, facts from studio.desk_acts where act = 'print-labels' and facts ->> 'setId' = $1`,
    [setId],
  )
  expect(rows.map(({ staff_id }) => staff_id)).toEqual(['stf-pit', 'stf-pit'])
  // A record names the set and no code of it.
  expect(Object.keys(rows[0].facts)).toEqual(['setId', 'deckSet'])
  expect(await w.pit.do({ act: 'drop-set', setId })).toBe('done')
  expect(await labelsFor(w.pit, setId)).toMatchObject({ result: 'NO_SET', pdf: null })
})

test('six sets wait at most', async () => {
  for (let sets = 0; sets < 6; sets += 1) expect(await w.pit.do({ act: 'make-set' })).toBe('done')
  expect(await w.pit.do({ act: 'make-set' })).toBe('SETS_WAIT')
  for (const { setId } of (await w.pit.view()).sets) await w.pit.do({ act: 'drop-set', setId })
})
