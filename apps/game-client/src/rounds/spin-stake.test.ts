import type { SlotOpenAnswer, StudioRound } from '@fairground/contract/studio'
import { safeStorage } from '@fairground/vendor-ui'
import { expect, it } from 'vitest'
import { openingScreen } from '../play/opening-screen.ts'

const storage = safeStorage(() => undefined as unknown as Storage)

/** The stake that stands in the box, and is bet with the next press, when a game opens upon this round. */
function stakeAfter(unfinished: Partial<StudioRound> | null, freeRounds: { stakeMinor: string } | null = null) {
  const opened = { session: 's', balanceMinor: '0', stakeMinorDefault: '200000', seeds: {}, unfinished, freeRounds }
  return openingScreen({ opened: opened as unknown as SlotOpenAnswer, tab: storage, device: storage }).get().stakeMinor
}

const spin = { type: 'spin' }
const cut = { stakeMinor: '1000000', balanceAfterBetMinor: '0', isFree: false }

it.each([
  ['a plain spin', { ...cut, events: [spin] }],
  ['free spins', { ...cut, events: [spin, { type: 'free-spins-awarded', count: 10 }, spin] }],
  ['hold and win', { ...cut, events: [spin, { type: 'hold-started' }, spin] }],
  ['a cascade', { ...cut, events: [spin, { type: 'cascade' }] }],
  [
    'a bought feature',
    { ...cut, stakeMinor: '51000000', events: [{ type: 'feature-bought', costX: 51, betMinor: '1000000' }, spin] },
  ],
])('resume, then play: after %s the stake is the one of its spins', (_, unfinished) => {
  expect(stakeAfter(unfinished)).toBe(1_000_000n)
})

it('resume, then play: a round for nothing leaves no stake to the money of the player', () => {
  expect(stakeAfter({ ...cut, isFree: true, events: [spin] })).toBe(200_000n)
  expect(stakeAfter({ ...cut, isFree: true, events: [spin] }, { stakeMinor: '1000000' })).toBe(1_000_000n)
  expect(stakeAfter(null)).toBe(200_000n)
})
