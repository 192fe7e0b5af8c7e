import type { TableSeat } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { seatPlaces, stakeOfSeat } from './seat-places.ts'

const seat = (number: number, fields: Partial<TableSeat> = {}): TableSeat => ({
  ...{ seat: number, mark: `mark-${number}`, leaseMs: null, idleRounds: 0, currency: null, chips: [] },
  ...{ behindMinor: '0', behindMinorMax: '0', ...fields },
})
const places = (...seats: TableSeat[]) =>
  seatPlaces(
    { tableId: 't', sharedRoundId: null, isOff: false, hasBehind: false, seats },
    { mark: 'mark-2', nowMs: 1_000 },
  )

test('seven places are shown, whoever sits there', () => {
  expect(places().map(({ number, standing }) => [number, standing])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [n, 'free']),
  )
  expect(
    places(seat(2), seat(5))
      .filter(({ taken }) => taken)
      .map(({ number, isOwn }) => [number, isOwn]),
  ).toEqual([
    [2, true],
    [5, false],
  ])
})

test('a lease that ran out is free, unless chips lie there; many rounds without a bet are a warning', () => {
  const chips = [
    { spot: 'banker', stakeMinor: '200' },
    { spot: 'tie', stakeMinor: '50' },
  ]
  const told = places(
    ...[seat(1, { leaseMs: 1_000 }), seat(2, { leaseMs: 1_001 }), seat(3, { leaseMs: 500, chips })],
    ...[seat(4, { idleRounds: 4 }), seat(6, { idleRounds: 5 })],
  )
  expect(told.map(({ standing }) => standing)).toEqual([
    ...['free', 'leased', 'leased', 'seated', 'free', 'idle', 'free'],
  ])
  expect(stakeOfSeat(seat(3, { chips }))).toBe(250n)
})

test('who may not sit has no place of his own', () => {
  expect(seatPlaces(undefined, { mark: null, nowMs: 0 }).some(({ isOwn }) => isOwn)).toBe(false)
})
