import { expect, it } from 'vitest'
import { beaconTimeMs } from './beacon.ts'
import { drawRoundAt, drawSeed } from './draw-seed.ts'

it('the seed of a draw is sha256 of its three parts as published', () => {
  const parts = { chain: '11'.repeat(32), beacon: '22'.repeat(32), ticketRoot: '33'.repeat(32) }
  expect(drawSeed(parts)).toBe('7d277b2859bc2bbf78ca7c1b4a650f5b976a166a99d8509780ddd0a2f8eaf737')
})

it('the beacon of a draw is the first one at least six seconds after its close', () => {
  const closeAtMs = Date.UTC(2026, 10, 27, 12)
  expect(drawRoundAt(closeAtMs)).toBe(34_325_814)
  expect(drawRoundAt(closeAtMs + 1)).toBe(34_325_815)
  expect(beaconTimeMs(drawRoundAt(closeAtMs))).toBe(closeAtMs + 6_000)
})
