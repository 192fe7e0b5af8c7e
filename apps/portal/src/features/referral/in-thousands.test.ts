import { expect, it } from 'vitest'
import { inThousands } from './in-thousands.ts'

it('[R9.33] an amount is shown in thousands, truncated', () => {
  expect(['131000.00', '131999.00', '0.00', '500.00', '2000000.00'].map(inThousands)).toEqual([
    '131K',
    '131.9K',
    '0K',
    '0.5K',
    '2000K',
  ])
})
