import { expect, test } from 'vitest'
import { generatorDefaults } from './generator-defaults.ts'

test('[R9.31] a code is drawn 800 pixels wide with a margin of 20 at level M', () => {
  expect(generatorDefaults).toEqual({ sizePx: 800, marginPx: 20, errorCorrectionLevel: 'M' })
})
