import { expect, test } from 'vitest'
import { Busy, HashQueue } from './hash-queue.ts'

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { ends, work }
}

test('few run at a time, strangers are sent away before known callers, and known ones go first', async () => {
  const queue = new HashQueue()
  const { ends, work } = held()
  const order: string[] = []
  const ask = (isKnown: boolean) =>
    queue
      .run(isKnown, work)
      .then(() => order.push(isKnown ? 'known' : 'stranger'))
      .catch((error) => {
        if (!(error instanceof Busy)) throw error
        return 'busy'
      })
  const strangers = Array.from({ length: 60 }, () => ask(false))
  await Promise.resolve()
  const runningCount = ends.length
  expect(runningCount).toBeLessThanOrEqual(3)
  const known = Array.from({ length: 5 }, () => ask(true))
  const busy = (await Promise.race([Promise.all(strangers.slice(runningCount + 40)), Promise.resolve([])])) as unknown[]
  expect(busy.every((each) => each === 'busy')).toBe(true)
  while (order.length < 5 + runningCount) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(order.slice(runningCount)).toEqual(['known', 'known', 'known', 'known', 'known'])
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all([...strangers, ...known])
})

test('work that fails makes room as well', async () => {
  const queue = new HashQueue()
  for (let i = 0; i < 10; i += 1)
    await expect(queue.run(false, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.run(false, async () => 'done')).resolves.toBe('done')
})
