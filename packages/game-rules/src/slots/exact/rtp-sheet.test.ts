import { expect, it } from 'vitest'
import { handModel } from '../test/small-model.ts'
import { rtpSheet } from './rtp-sheet.ts'

it('shows the bet, what it is made of, and the wins of a line, all as exact fractions', () => {
  expect(rtpSheet(handModel, 0)).toEqual({
    game: 'hand',
    version: 1,
    method: 'exact',
    bets: [{ bet: 'spin', probability: '1/2', rtp: '9/4', decimal: '2.25000000' }],
    parts: [
      { bet: 'base spin', probability: '1/2', rtp: '3/4', decimal: '0.75000000' },
      { bet: 'free spins', probability: '1/4', rtp: '3/2', decimal: '1.50000000' },
    ],
    lineWins: {
      base: [{ bet: '1 a', probability: '1/4', rtp: '1/2', decimal: '0.50000000' }],
      free: [{ bet: '1 a', probability: '1/4', rtp: '1/2', decimal: '0.50000000' }],
    },
  })
})
