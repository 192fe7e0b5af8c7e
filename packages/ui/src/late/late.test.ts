import { expect, test, vi } from 'vitest'
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

test('nothing is fetched ahead of need without a network, and what is needed is', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(async () => 'part')
  const part = late(load)
  prefetch(part)
  expect(load).not.toHaveBeenCalled()
  expect(await part.fetch()).toBe('part')
  vi.unstubAllGlobals()
})

test('[R9.28] a part that is not there after 120,000 ms counts as failed, and may be asked for again', async () => {
  vi.useFakeTimers()
  const answers = [() => new Promise<string>(() => {}), () => Promise.resolve('part')]
  const part = late(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  let failed = false
  const first = part.fetch().catch(() => {
    failed = true
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await first
  expect(failed).toBe(true)
  vi.useRealTimers()
  expect(await part.fetch()).toBe('part')
})
