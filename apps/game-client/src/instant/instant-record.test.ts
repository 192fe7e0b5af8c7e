import type { InstantRoundView } from '@fairground/contract/studio'
import { commitOf, createStream } from '@fairground/fairness'
import { isMatch } from '@fairground/vendor-ui'
import { describe, expect, it } from 'vitest'
import { checkInstantRound, instantRecord, rulesOf } from './instant-record.ts'

const serverSeed = 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5'
const seeds = { clientSeed: 'hello', nonce: 3 }

/** A round as the studio answers it, out of its own rules. */
function playedRound(
  rulesId: string,
  bet: InstantRoundView['bet'],
  actions: InstantRoundView['actions'] = [],
): InstantRoundView {
  const rules = rulesOf(rulesId, 1)
  const read = rules?.readBet(bet)
  if (!rules || !read?.ok) throw new Error('no such bet')
  const taken = actions.map((action) => rules.readAction(action)).flatMap((action) => (action.ok ? [action.value] : []))
  const played = rules.play(read.value, taken, createStream({ serverSeed, ...seeds }))
  if (!played.ok) throw new Error(played.refusal.expected)
  const { events, isOver, stakeMinor, payoutMinor } = played.round
  return {
    roundId: 'rnd_1',
    gameId: rulesId,
    rulesId,
    rulesVersion: 1,
    mode: 'real',
    currency: 'VND',
    stakeMinor: String(stakeMinor),
    payoutMinor: String(payoutMinor),
    isOver,
    state: isOver ? 'settled' : 'open',
    events: JSON.parse(JSON.stringify(events)) as InstantRoundView['events'],
    allowed: [],
    bet,
    actions,
    step: actions.length,
    startedAt: '2026-11-22T03:00:00.000Z',
    balanceAfterMinor: '0',
    fairness: { commit: commitOf(serverSeed), serverSeed, ...seeds },
  }
}

const mines = () =>
  playedRound('mines', { stakeMinor: '2000000', mines: 3 }, [{ type: 'reveal', tile: 0 }, { type: 'cash-out' }])

describe('the check of a round', () => {
  it('finds that an untouched round is what its seeds decided, step by step', () => {
    for (const round of [playedRound('dice', { stakeMinor: '2000000', chance: 4950, side: 'under' }), mines()]) {
      expect(checkInstantRound(round)).toEqual({ fitsCommit: true, fitsEvents: true })
    }
  })

  it('finds a payout, an event or an action that was changed', () => {
    const round = mines()
    const { events } = round
    const forged: InstantRoundView[] = [
      { ...round, payoutMinor: '1' },
      { ...round, events: events.slice(0, -1) },
      { ...round, actions: [{ type: 'reveal', tile: 1 }, { type: 'cash-out' }] },
      { ...round, bet: { stakeMinor: '2000000', mines: 2 } },
      { ...round, rulesVersion: 2 },
    ]
    for (const changed of forged) expect(checkInstantRound(changed)?.fitsEvents).toBe(false)
  })

  it('finds a seed that is not the one that was locked', () => {
    const round = mines()
    const finding = checkInstantRound({ ...round, fairness: { ...round.fairness, commit: commitOf('f'.repeat(64)) } })
    expect(finding && isMatch(finding)).toBe(false)
  })

  it('says nothing before the seed is revealed', () => {
    const round = mines()
    expect(checkInstantRound({ ...round, fairness: { ...round.fairness, serverSeed: null } })).toBeUndefined()
  })
})

it('the proof has everything that another program needs to play the round again', () => {
  const record = instantRecord(mines(), () => {})
  expect(record).toMatchObject({ state: 'over', stakeMinor: 2_000_000n })
  const { fairness, bet, actions, events } = mines()
  expect(record.proof).toMatchObject({ ...fairness, bet, actions, events, rulesId: 'mines', rulesVersion: 1 })
})
