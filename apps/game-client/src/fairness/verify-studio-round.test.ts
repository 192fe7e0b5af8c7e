import type { StudioRound } from '@fairground/contract/studio'
import { commitOf, createStream } from '@fairground/fairness'
import { findSlotModel, playRound } from '@fairground/game-rules/slots'
import { isMatch } from '@fairground/vendor-ui'
import { expect, it } from 'vitest'
import { verifyStudioRound } from './verify-studio-round.ts'

const serverSeed = 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5'
const seeds = { clientSeed: 'hello', nonce: 3 }
const played = playRound(findSlotModel('lantern-20')!, {
  stakeMinor: 2_000_000n,
  stream: createStream({ serverSeed, ...seeds }),
})

const round: StudioRound = {
  roundId: 'rnd_1',
  gameId: 'phuong-hoang-lua',
  modelId: played.modelId,
  modelVersion: played.modelVersion,
  mode: 'real',
  currency: 'VND',
  stakeMinor: played.stakeMinor,
  totalMinor: played.totalMinor,
  isFree: false,
  state: 'collected',
  events: JSON.parse(JSON.stringify(played.events)) as StudioRound['events'],
  jackpotWins: [],
  startedAt: '2026-11-21T03:00:00.000Z',
  balanceAfterBetMinor: '0',
  balanceAfterMinor: '0',
  fairness: { commit: commitOf(serverSeed), serverSeed, ...seeds },
}

it('finds that an untouched round is what its seeds decided', () => {
  expect(verifyStudioRound(round)).toEqual({ fitsCommit: true, fitsEvents: true })
})

it('has nothing to say while the server seed is not revealed', () => {
  expect(verifyStudioRound({ ...round, fairness: { ...round.fairness, serverSeed: null } })).toBeUndefined()
})

it('finds a seed that was not the locked one', () => {
  const finding = verifyStudioRound({ ...round, fairness: { ...round.fairness, commit: commitOf('0'.repeat(64)) } })
  expect(finding).toEqual({ fitsCommit: false, fitsEvents: true })
})

it('finds any change of the result, of the nonce or of the rules', () => {
  const forged: Partial<StudioRound>[] = [
    { totalMinor: '999999999' },
    { fairness: { ...round.fairness, nonce: 4 } },
    { modelVersion: 2 },
    { events: round.events.slice(1) },
  ]
  for (const change of forged) expect(isMatch(verifyStudioRound({ ...round, ...change })!)).toBe(false)
})
