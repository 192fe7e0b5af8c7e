import { afterEach, expect, test, vi } from 'vitest'
import { hearTabs } from './hear-tabs.ts'

afterEach(() => vi.unstubAllGlobals())

test('nothing is heard or told after its end', async () => {
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(page, { hidden: false }))
  const [hear, other] = [vi.fn(), vi.fn()]
  const tabs = hearTabs(hear)
  const second = hearTabs(other)
  second.tell()
  await expect.poll(() => hear.mock.calls.length).toBe(1)
  tabs.stop()
  tabs.tell()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(hear).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(1)
  second.stop()
})
