import { expect, test } from 'vitest'
import { Gather } from './gather.ts'

test('what is asked for in one moment is done together, and each gets its own result', async () => {
  const batches: number[][] = []
  const doubles = new Gather<number, number>(async (items) => {
    batches.push([...items])
    return items.map((item) => item * 2)
  })
  expect(await Promise.all([doubles.add(1), doubles.add(2), doubles.add(3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('what comes in during the work waits for it and is done next, together', async () => {
  const batches: number[][] = []
  let more: Promise<unknown> = Promise.resolve()
  const work = new Gather<number, number>(async (items) => {
    batches.push([...items])
    if (batches.length === 1) more = Promise.all([work.add(2), work.add(3)])
    return items
  })
  await work.add(1)
  await more
  expect(batches).toEqual([[1], [2, 3]])
})

test('`done` waits for all that came in before', async () => {
  const done: number[] = []
  const work = new Gather<number, number>(async (items) => items.map((item) => done.push(item)))
  void work.add(1)
  await work.done()
  expect(done).toEqual([1])
})

test('one that fails does not take the others with it', async () => {
  const halves = new Gather<number, number>(async (items) => {
    if (items.some((item) => item % 2 === 1)) throw new Error('odd')
    return items.map((item) => item / 2)
  })
  const ends = await Promise.allSettled([halves.add(2), halves.add(3), halves.add(4)])
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.message))).toEqual([1, 'odd', 2])
})
