import { expect, test } from 'vitest'
import { withPlaces } from './with-places.ts'

const placeOf = (spot: string, stakeMinor: string) => ({ currency: 'VND', spot, stakeMinor, players: 1 })
const first = { sharedRoundId: 'shr_1', places: [placeOf('tai', '5'), placeOf('xiu', '7')] }

test('what has changed takes its place, and the rest stays', () => {
  const news = { sharedRoundId: 'shr_1', places: [placeOf('tai', '9')] }
  expect(withPlaces(first, news).places).toEqual([placeOf('tai', '9'), placeOf('xiu', '7')])
})

test('of another round nothing stays', () => {
  const news = { sharedRoundId: 'shr_2', places: [] }
  expect(withPlaces(first, news)).toEqual(news)
  expect(withPlaces(undefined, first)).toEqual(first)
})
