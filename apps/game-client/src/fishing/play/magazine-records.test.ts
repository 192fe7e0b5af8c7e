import type { FishingMagazine } from '@fairground/contract/studio'
import { expect, it } from 'vitest'
import { recordOf } from './magazine-records.ts'

const magazine: FishingMagazine = {
  ...{ roundId: 'r1', roomId: 'room', gameId: 'fishing-shallow', seat: 0, mode: 'real', currency: 'VND' },
  ...{ state: 'ended', endedBy: 'leave', bullets: 20, bulletMinor: '1000', spent: 6, returned: 1, killsMinor: '4000' },
  ...{ lastShotNo: 7, loadedAt: '2026-11-30T10:00:00Z', endedAt: '2026-11-30T10:01:00Z' },
  fairness: { commit: 'c', clientSeed: 's', nonce: 5, serverSeed: null },
}

it('tells a magazine as a round: what was paid for it, and kills with the bullets that came back', () => {
  const record = recordOf({ magazine })
  expect(record).toMatchObject({ stakeMinor: 20_000n, paidMinor: 18_000n, refundedMinor: 14_000n, state: 'over' })
  expect(record.check()).toBeUndefined()
})

it('refunds nothing while it can still be fired', () => {
  const record = recordOf({ magazine: { ...magazine, state: 'open', endedBy: null, endedAt: null } })
  expect(record.state).toBe('open')
  expect(record.refundedMinor).toBeUndefined()
})
