import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Soon } from './soon.ts'

test('work that is asked for often is done once, and once more for what was asked while it was done', async () => {
  let [begun, underWay, most] = [0, 0, 0]
  let end = (): void => {}
  const soon = new Soon(1, async () => {
    begun += 1
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise<void>((resolve) => (end = resolve))
    underWay -= 1
  })
  const until = async (count: number) => {
    while (begun < count) await sleep(1)
  }
  for (let time = 0; time < 5; time += 1) soon.ask()
  await until(1)
  for (let time = 0; time < 5; time += 1) soon.ask()
  end()
  await until(2)
  end()
  await sleep(20)
  expect([begun, most]).toEqual([2, 1])
})

test('work that is stopped before its time is not done', async () => {
  let isDone = false
  const soon = new Soon(1, async () => {
    isDone = true
  })
  soon.ask()
  soon.stop()
  await sleep(20)
  expect(isDone).toBe(false)
})
