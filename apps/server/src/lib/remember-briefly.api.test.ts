import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import type { AppContext } from '../context.ts'
import { rememberBriefly } from './remember-briefly.ts'

const server = testServer()
const lifeMs = 60_000

/** A search that notes what it was asked for and answers with how many times that was. */
function search(answer: (times: number) => Promise<number | undefined> = async (times) => times) {
  const asked: string[] = []
  const find = rememberBriefly({ lifeMs, entriesMax: 3 }, async (_context: AppContext, ...key: string[]) => {
    asked.push(key.join(' '))
    return answer(asked.length)
  })
  return { asked, find: (...key: string[]) => find(server.context, ...key) }
}

test('what was found is answered from memory until its life is over', async () => {
  const { find } = search()
  expect(await find('a')).toBe(1)
  server.clock.advance(lifeMs / 2 - 1_000)
  expect(await find('a')).toBe(1)
  server.clock.advance(lifeMs)
  expect(await find('a')).toBe(2)
})

test('a clock that was set back makes nothing live longer', async () => {
  const { find } = search()
  expect(await find('a')).toBe(1)
  server.clock.advance(-lifeMs - 1_000)
  expect(await find('a')).toBe(2)
})

test('callers that come while a search runs share it', async () => {
  const { asked, find } = search()
  expect(await Promise.all([find('a'), find('a'), find('a')])).toEqual([1, 1, 1])
  expect(asked).toEqual(['a'])
})

test('every key has an answer of its own, however its parts are cut', async () => {
  const { asked, find } = search()
  await find('a', 'bc')
  await find('ab', 'c')
  await find('a', 'bc')
  expect(asked).toEqual(['a bc', 'ab c'])
})

test('another database has answers of its own', async () => {
  const find = rememberBriefly({ lifeMs, entriesMax: 3 }, async ({ db }: AppContext) => db)
  const other = { ...server.context, db: server.db.withSchema('public') }
  expect(await find(server.context)).toBe(server.db)
  expect(await find(other)).toBe(other.db)
})

test('what is not found, and what failed, is asked again', async () => {
  const { asked, find } = search(async (times) => {
    if (times === 2) throw new Error('the database is away')
    return times === 1 ? undefined : times
  })
  expect(await find('a')).toBeUndefined()
  await expect(find('a')).rejects.toThrow('the database is away')
  expect(await find('a')).toBe(3)
  expect(await find('a')).toBe(3)
  expect(asked).toHaveLength(3)
})

test('with one entry more than the limit everything is forgotten, so that strangers cannot fill the memory', async () => {
  const { asked, find } = search()
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await find(key)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'a'])
})

test('from half of its life on an answer is renewed while callers are still answered from memory', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked, find } = search(async (times) => {
    if (times === 2) await promise
    return times
  })
  await find('a')
  server.clock.advance(lifeMs / 2)
  expect(await Promise.all([find('a'), find('a')])).toEqual([1, 1])
  expect(asked).toHaveLength(2)
  resolve()
  await expect.poll(() => find('a')).toBe(2)
  server.clock.advance(lifeMs - 1_000)
  expect(await find('a')).toBe(2)
})

test('an answer that cannot be renewed is good for the rest of its life, and not longer', async () => {
  const { find } = search(async (times) => {
    if (times > 1) throw new Error('the database is away')
    return times
  })
  await find('a')
  server.clock.advance(lifeMs / 2)
  expect(await find('a')).toBe(1)
  server.clock.advance(lifeMs / 2 - 1_000)
  expect(await find('a')).toBe(1)
  server.clock.advance(1_000)
  await expect(find('a')).rejects.toThrow('the database is away')
})
