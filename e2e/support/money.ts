import { expect, type Locator } from '@playwright/test'

/** The whole units that a piece of the page shows: `1.250.000,00 ₫` is 1250000. */
export async function unitsIn(shown: Locator): Promise<number> {
  const text = (await shown.textContent()) ?? ''
  const [whole = ''] = text.split(',')
  return Number(whole.replace(/\D/g, ''))
}

/** Waits until a piece of the page shows this many whole units. */
export const expectUnits = (shown: Locator, units: number): Promise<void> =>
  expect.poll(() => unitsIn(shown)).toBe(units)
