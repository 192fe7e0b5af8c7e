import { expect, test } from 'vitest'
import { late, prefetch } from './late.ts'

test('a part is absent until it was fetched, and is fetched once', async () => {
  let count = 0
  const part = late(async () => {
    count += 1
    return 'part'
  })
  expect(part.part).toBeUndefined()
  expect(await part.fetch()).toBe('part')
  expect(part.part).toBe('part')
  await part.fetch()
  expect(count).toBe(1)
})

test('a part that could not be fetched is asked for again, and a prefetch fails in silence', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('part')]
  const part = late(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  prefetch(part)
  await expect(part.fetch()).rejects.toThrow('offline')
  expect(await part.fetch()).toBe('part')
})
