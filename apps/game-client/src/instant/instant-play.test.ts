import type { InstantAnswer, InstantOpenAnswer, InstantRoundView } from '@fairground/contract/studio'
import { createLimits, type PortalPage, safeStorage } from '@fairground/vendor-ui'
import { describe, expect, it } from 'vitest'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'
import { InstantPlay } from './instant-play.ts'
import type { InstantScreen } from './instant-screen.ts'

const view: InstantScreen = {
  rulesId: 'dice',
  firstFields: { chance: 4950, side: 'under' },
  Board: () => null,
  showMs: () => 0,
  isOneStep: true,
}
const seeds = { commit: 'c', nextCommit: 'n', clientSeed: 'hello', nonce: 0 }

const round = (patch: Partial<InstantRoundView> = {}): InstantRoundView => ({
  roundId: 'rnd_1',
  gameId: 'dice',
  rulesId: 'dice',
  rulesVersion: 1,
  mode: 'real',
  currency: 'VND',
  stakeMinor: '2000000',
  payoutMinor: '0',
  isOver: true,
  state: 'settled',
  events: [{ type: 'rolled', roll: 7000, isWin: false }],
  allowed: [],
  bet: {},
  actions: [],
  step: 0,
  startedAt: '2026-11-22T03:00:00.000Z',
  balanceAfterMinor: '8000000',
  fairness: { commit: 'c', clientSeed: 'hello', nonce: 0, serverSeed: null },
  ...patch,
})
const open = round({ isOver: false, state: 'open', allowed: ['reveal', 'cash-out'] })
const answered = (view: InstantRoundView): Outcome<InstantAnswer> => ({
  ok: true,
  value: { round: view, balanceVersion: 2, seeds },
})
/** The newest first, as the studio tells them. */
const past = [round({ roundId: 'rnd_c' }), round({ roundId: 'rnd_b', state: 'void' }), round({ roundId: 'rnd_a' })]
const offline = { ok: false, code: 'OFFLINE' } as const

function seat(
  answers: Outcome<InstantAnswer>[],
  unfinished: InstantRoundView | null = null,
  Road?: InstantScreen['Road'],
) {
  const asked: object[] = []
  const answer = async (body: object): Promise<Outcome<InstantAnswer>> => {
    asked.push(body)
    return answers[asked.length - 1] ?? offline
  }
  const studio = {
    instantBet: answer,
    instantAct: answer,
    instantOpen: async () => ({ ok: true, value: { round: open } }),
    instantRound: async () => ({ ok: true, value: round() }),
    instantRounds: async () => ({ ok: true, value: { rounds: past, next: null } }),
    balance: async () => ({ ok: true, value: { balanceMinor: '10000000', balanceVersion: 1, currency: 'VND' } }),
  } as unknown as StudioClient
  const play = new InstantPlay({
    opened: openedWith(unfinished),
    view: Road ? { ...view, Road } : view,
    studio,
    limits: createLimits(openedWith(unfinished), { limits: async () => offline }),
    portal: { tell: () => {} } as unknown as PortalPage,
    sound: { setOn: () => {}, play: () => {} },
    tab: safeStorage(() => undefined as unknown as Storage),
    device: safeStorage(() => undefined as unknown as Storage),
    isCalm: () => true,
  })
  return { play, asked }
}

const openedWith = (unfinished: InstantRoundView | null) =>
  ({
    kind: 'instant',
    session: 's',
    currency: 'VND',
    rulesId: 'dice',
    rulesVersion: 1,
    balanceMinor: '10000000',
    balanceVersion: 1,
    stakesMinor: ['1000000', '2000000'],
    stakeMinorDefault: '2000000',
    limits: { stakeMinorMin: '1000000', stakeMinorMax: '5000000', payoutMinorMax: '900000000000' },
    seeds,
    unfinished,
  }) as unknown as InstantOpenAnswer

describe('a bet', () => {
  it('whose answer was lost is asked again with the same request id', async () => {
    const { play, asked } = seat([offline, answered(round())])
    await play.bet()
    expect(asked).toHaveLength(2)
    expect(asked[1]).toEqual(asked[0])
    expect(play.screen.get()).toMatchObject({ phase: 'idle', balanceMinor: 8_000_000n, isChecking: false })
  })

  it('pressed twice is placed once', async () => {
    const { play, asked } = seat([answered(round())])
    await Promise.all([play.bet(), play.bet()])
    expect(asked).toHaveLength(1)
  })

  it('beyond the balance is refused before anybody is asked', async () => {
    const { play, asked } = seat([])
    play.choose({ stakeMinor: 99_000_000n })
    await play.bet()
    expect(asked).toHaveLength(0)
    expect(play.screen.get()).toMatchObject({ phase: 'idle', notice: 'INSUFFICIENT_FUNDS' })
  })

  it('that meets an unfinished round puts that round on the board', async () => {
    const { play } = seat([{ ok: false, code: 'ROUND_UNFINISHED' }])
    await play.bet()
    expect(play.screen.get()).toMatchObject({ phase: 'open', round: { roundId: 'rnd_1' } })
  })
})

describe('a win', () => {
  it('of no more than the stake is paid and not celebrated', async () => {
    const { play } = seat([answered(round({ payoutMinor: '2000000', balanceAfterMinor: '10000000' }))])
    await play.bet()
    expect(play.screen.get().win).toMatchObject({ toMinor: 2_000_000n, tier: 'none' })
  })

  it('of more than the stake is counted up', async () => {
    const { play } = seat([answered(round({ payoutMinor: '8000000', balanceAfterMinor: '16000000' }))])
    await play.bet()
    expect(play.screen.get()).toMatchObject({ win: { toMinor: 8_000_000n, tier: 'plain' }, balanceMinor: 16_000_000n })
  })
})

describe('an open round', () => {
  it('of an earlier launch waits on the board', async () => {
    const { play } = seat([], open)
    play.begin()
    await Promise.resolve()
    await Promise.resolve()
    expect(play.screen.get()).toMatchObject({ phase: 'open', round: { roundId: 'rnd_1' }, from: 1 })
  })

  it('takes only what is allowed, and names the step that the player saw', async () => {
    const { play, asked } = seat([answered(open), answered(round({ step: 1 }))])
    await play.bet()
    await play.act({ type: 'pick', tile: 1 })
    await play.act({ type: 'reveal', tile: 1 })
    expect(asked).toHaveLength(2)
    expect(asked[1]).toMatchObject({ roundId: 'rnd_1', step: 0, action: { type: 'reveal', tile: 1 } })
  })

  it('that moved on elsewhere is looked at again', async () => {
    const { play } = seat([answered(open), { ok: false, code: 'ROUND_MOVED_ON' }])
    await play.bet()
    await play.act({ type: 'reveal', tile: 1 })
    expect(play.screen.get()).toMatchObject({ phase: 'idle', round: { isOver: true } })
  })
})

it('undo takes the last change back, and rebet chooses the bet before', async () => {
  const { play } = seat([answered(round())])
  await play.bet()
  play.choose({ stakeMinor: 1_000_000n })
  play.choose({ fields: { chance: 100, side: 'over' } })
  play.undo()
  expect(play.screen.get()).toMatchObject({ stakeMinor: 1_000_000n, fields: { chance: 4950 } })
  play.rebet()
  expect(play.screen.get()).toMatchObject({ stakeMinor: 2_000_000n, fields: { chance: 4950, side: 'under' } })
})

describe('a game with a road', () => {
  it('loads earlier rounds and adds each finished one once', async () => {
    const { play } = seat([answered(round({ roundId: 'rnd_d' }))], null, () => null)
    play.begin()
    await play.bet()
    expect(play.screen.get().recent.map(({ roundId }) => roundId)).toEqual(['rnd_a', 'rnd_c', 'rnd_d'])
  })

  it('asks for no rounds where none are shown', async () => {
    const { play } = seat([answered(round())])
    play.begin()
    await play.bet()
    expect(play.screen.get().recent).toEqual([])
  })
})
