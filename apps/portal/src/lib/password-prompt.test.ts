import { expect, test } from 'vitest'
import { askPassword, endAsking } from './password-prompt.ts'

test('calls that were refused at once wait for one answer, and the next asking is a new one', async () => {
  const asked = [askPassword(), askPassword()]
  endAsking(true)
  expect(await Promise.all(asked)).toEqual([true, true])
  const again = askPassword()
  endAsking(false)
  expect(await again).toBe(false)
})
