import type { SharedBetView } from '@fairground/contract/studio'
import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { sharedGames } from '@fairground/game-rules/tables'
import { expect, test } from 'vitest'
import { betRecord } from './shared-record.ts'

const rules = sharedGames.find(({ id }) => id === 'bingo-90')!
const last = 'd'.repeat(64)
const origin = { publishedAt: '2026-11-22T00:00:00.000Z', saltedWith: { kind: 'seeds' as const } }
const chain = { ...chainHead(last, 20), salt: 'e'.repeat(64), ...origin }
const number = 7
const serverSeed = chainSeed(last, chain.length, number)
const fairness = { commit: commitOf(serverSeed), clientSeed: chain.salt, nonce: number, serverSeed }
const entries = ['rnd_1', 'rnd_2'].map((id) => ({
  id,
  seed: `request-of-${id}`,
  currency: 'VND',
  bet: { tickets: 2, stakeMinor: 2_000_000n },
}))
const outcome = rules.source.draw({ serverSeed, clientSeed: chain.salt, nonce: number }, { entries, pots: {} })

function betOf(id: string): SharedBetView {
  const end = rules.settle({ stakeMinor: 2_000_000n }, outcome, 10n ** 15n, { id })
  return {
    ...{
      roundId: id,
      sharedRoundId: 'shr_1',
      gameId: rules.id,
      rulesId: rules.id,
      rulesVersion: rules.version,
      place: 0,
      mode: 'real',
    },
    ...{
      currency: 'VND',
      bet: { tickets: 2 },
      stakeMinor: '2000000',
      isFree: false,
      state: 'ended',
      placedAt: '2026-11-22T00:00:00Z',
    },
    payoutMinor: String(end.payoutMinor),
    events: [...(rules.pool?.shownToOwner?.(id, outcome, { serverSeed }) ?? []), ...end.events],
    outcome: JSON.parse(JSON.stringify(outcome)),
    ...{ fairness, chain },
  } as SharedBetView
}

test('tickets, numbers, winners and pay of a round of pots are drawn again from its seed', () => {
  for (const { id } of entries) expect(betRecord(betOf(id)).check()).toEqual({ fitsCommit: true, fitsEvents: true })
})

test.each([
  ['a ticket that was not the dealt one', (bet: SharedBetView) => ({ ...bet, events: betOf('rnd_2').events })],
  ['a pay that the seed does not make', (bet: SharedBetView) => ({ ...bet, payoutMinor: '1' })],
  ['a purchase that is not in the round', (bet: SharedBetView) => ({ ...bet, roundId: 'rnd_3' })],
  ['a number that was exchanged', (bet: SharedBetView) => withOutcome(bet, { calls: [1, 2, 3] })],
  [
    'a purchase that was left out',
    (bet: SharedBetView) => withOutcome(bet, { purchases: [(outcome as Told).purchases[0]] }),
  ],
])('%s is found', (_, change) => {
  const changed = change(betOf('rnd_1'))
  expect(betRecord(changed).check()?.fitsEvents).toBe(false)
})

type Told = { purchases: unknown[] }
const withOutcome = (bet: SharedBetView, patch: object): SharedBetView => ({
  ...bet,
  outcome: { ...(outcome as object), ...patch } as SharedBetView['outcome'],
})
