import { expect, test } from 'vitest'
import { drawCode } from './draw-code.ts'
import { generatorDefaults } from './generator-defaults.ts'

test('[R9.31] a code is drawn 800 pixels wide with a margin of 20 at level M', () => {
  expect(generatorDefaults).toEqual({ sizePx: 800, marginPx: 20, errorCorrectionLevel: 'M' })
  const { finders, cellPx } = drawCode('https://fairground.example/join')
  const [first, second] = finders
  expect(first).toEqual({ xPx: 20, yPx: 20 })
  expect((second?.xPx ?? 0) + 7 * cellPx).toBeCloseTo(780)
  expect(Math.round(760 / cellPx), 'modules of 31 bytes at level M, one version above level L').toBe(29)
})
