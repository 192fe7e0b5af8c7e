import { randomUUID } from 'node:crypto'
import type { PswCode } from '@fairground/contract/psw'
import { InstantAnswer, InstantRoundsAnswer, InstantRoundView, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { type InstantFrame, openInstantFrame, smallStake } from './instant-frame.ts'
import { falling, plantRow, rising } from './plant-instant-pair.ts'
import { catalogueWithSmallGame, openEventFields } from './small-game.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
const startMinor = 100_000_000n

const callsOf = (frame: InstantFrame) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === frame.playerId).map((seen) => seen.call)
const bodiesOf = (frame: InstantFrame, call: 'bet' | 'win') =>
  studio.wallet.bodiesOf(call).filter((body) => body.playerId === frame.playerId)

async function winningFrame(): Promise<InstantFrame> {
  const frame = await openInstantFrame(studio)
  await plantRow(studio, frame, rising)
  return frame
}

test('the opened session says which engine plays the game, by which rules and within which limits', async () => {
  const { opened } = await openInstantFrame(studio)
  expect(opened).toMatchObject({
    kind: 'instant',
    rulesId: 'small-game',
    rulesVersion: 1,
    unfinished: null,
    rtpBp: 9900,
    rtpMinBp: 9800,
  })
  expect(opened.limits).toEqual({
    stakeMinorMin: '100000',
    stakeMinorMax: '5000000000',
    payoutMinorMax: '1000000000000',
  })
  expect(opened.stakesMinor).toContain(opened.stakeMinorDefault)
})

test('a bet takes its stake and opens a round that waits for the first action, without a win call', async () => {
  const frame = await openInstantFrame(studio)
  const { status, body } = await frame.bet()
  expect(status).toBe(200)
  const { round, seeds } = InstantAnswer.parse(body)
  expect(round).toMatchObject({ state: 'open', isOver: false, payoutMinor: '0', stakeMinor: smallStake, step: 0 })
  expect(round.allowed).toEqual(['draw', 'double', 'stop'])
  expect(BigInt(round.balanceAfterMinor)).toBe(startMinor - 1_000_000n)
  expect(seeds.nonce).toBe(1)
  expect(callsOf(frame)).toEqual(['bet'])
})

test('a round that is played on and stopped is paid once, by one win that names every stake', async () => {
  const frame = await winningFrame()
  const { roundId } = (await frame.bet()).body.round
  await frame.act({ roundId, step: 0 }, 'draw')
  const doubled = await frame.act({ roundId, step: 1 }, 'double')
  expect(doubled.body.round).toMatchObject({ stakeMinor: '2000000', step: 2, state: 'open' })
  const { round } = (await frame.act({ roundId, step: 2 }, 'stop')).body
  expect(round).toMatchObject({
    state: 'settled',
    isOver: true,
    stakeMinor: '2000000',
    payoutMinor: '6000000',
    step: 3,
  })
  expect(round.allowed).toEqual([])
  expect(bodiesOf(frame, 'bet').map(({ amount }) => amount)).toEqual([smallStake, smallStake])
  const bets = bodiesOf(frame, 'bet').map(({ transactionId }) => transactionId)
  expect(bodiesOf(frame, 'win')).toMatchObject([{ amount: '6000000', betTransactionId: bets, roundClosed: true }])
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor + 4_000_000n)
  expect(BigInt(round.balanceAfterMinor)).toBe(startMinor + 4_000_000n)
})

test('a lost round ends with a zero win', async () => {
  const frame = await openInstantFrame(studio)
  await plantRow(studio, frame, falling)
  const { roundId } = (await frame.bet()).body.round
  const { round } = (await frame.act({ roundId, step: 0 }, 'draw')).body
  expect(round).toMatchObject({ state: 'settled', payoutMinor: '0' })
  expect(bodiesOf(frame, 'win')).toMatchObject([{ amount: '0', roundClosed: true }])
})

test('the answer of an open round holds the fields of the whitelist and no other, and no seed', async () => {
  const frame = await winningFrame()
  const { roundId } = (await frame.bet()).body.round
  await frame.act({ roundId, step: 0 }, 'draw')
  const { body } = await frame.act({ roundId, step: 1 }, 'double')
  const open = await frame.get<Record<string, unknown>>(studioPaths.instantOpen)
  const listed = await frame.get<{ rounds: unknown[] }>(studioPaths.instantRounds)
  for (const round of [body.round, open.body.round, listed.body.rounds[0]] as InstantRoundView[]) {
    expect(Object.keys(round).sort()).toEqual(Object.keys(InstantRoundView.shape).sort())
    expect(Object.keys(round.fairness).sort()).toEqual(['clientSeed', 'commit', 'nonce', 'serverSeed'])
    expect(round.fairness.serverSeed).toBeNull()
    for (const event of round.events) expect(Object.keys(event).sort()).toEqual(openEventFields)
  }
})

test('while a round is open the seeds cannot be rotated', async () => {
  const frame = await openInstantFrame(studio)
  await frame.bet()
  expect((await frame.post<{ code?: string }>(studioPaths.rotate)).body.code).toBe('ROUND_UNFINISHED')
})

const wrongBets: [unknown, string][] = [
  [{ stakeMinor: '0' }, 'BAD_REQUEST'],
  [{ stakeMinor: 1_000_000 }, 'BAD_REQUEST'],
  [null, 'BAD_REQUEST'],
  [{ stakeMinor: '99999' }, 'STAKE_NOT_ALLOWED'],
  [{ stakeMinor: '5000000001' }, 'STAKE_NOT_ALLOWED'],
]
test.each(wrongBets)('the bet %j is refused as %s: no nonce is spent and no wallet asked', async (bet, code) => {
  const frame = await openInstantFrame(studio)
  expect((await frame.bet({ bet })).body.code).toBe(code)
  expect(callsOf(frame)).toEqual([])
  expect((await frame.bet()).body.round.fairness.nonce).toBe(0)
})

test('a bet that could pay more than one round may is refused before its stake is asked for', async () => {
  const frame = await openInstantFrame(studio, { gameId: 'mines', balanceMinor: 10n ** 12n })
  const { body } = await frame.bet({ bet: { stakeMinor: '1000000000', mines: 12 } })
  expect(body.code).toBe('STAKE_NOT_ALLOWED')
  expect(callsOf(frame)).toEqual([])
})

test('the limits of the wallet narrow those of the house', async () => {
  const frame = await openInstantFrame(studio, { betLimits: { min: '500000', max: '2000000' } })
  expect(frame.opened.limits).toMatchObject({ stakeMinorMin: '500000', stakeMinorMax: '2000000' })
  expect((await frame.bet({ bet: { stakeMinor: '400000' } })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect((await frame.bet({ bet: { stakeMinor: '2000000' } })).status).toBe(200)
})

test('a second bet while a round is open is refused', async () => {
  const frame = await openInstantFrame(studio)
  await frame.bet()
  expect((await frame.bet()).body.code).toBe('ROUND_UNFINISHED')
})

const wrongActions: [object, string, number][] = [
  [{ action: { type: 'fly' } }, 'BAD_REQUEST', 400],
  [{ step: 1 }, 'ROUND_MOVED_ON', 409],
  [{ roundId: 'rnd_none' }, 'NOT_FOUND', 404],
  [{ step: -1 }, 'BAD_REQUEST', 400],
]
test.each(wrongActions)(
  'an action with %j is refused as %s and the round stays as it was',
  async (wish, code, status) => {
    const frame = await openInstantFrame(studio)
    const { round } = (await frame.bet()).body
    const action = { requestId: randomUUID(), roundId: round.roundId, step: 0, action: { type: 'draw' }, ...wish }
    const answer = await frame.post<{ code?: string }>(studioPaths.instantAct, action)
    expect([answer.body.code, answer.status]).toEqual([code, status])
    expect(await frame.open()).toEqual(round)
  },
)

test('a round of somebody else can be neither acted in nor read', async () => {
  const [frame, other] = [await openInstantFrame(studio), await openInstantFrame(studio)]
  const { roundId } = (await frame.bet()).body.round
  expect((await other.act({ roundId, step: 0 }, 'stop')).body.code).toBe('NOT_FOUND')
  expect((await other.get(studioPaths.instantRound.replace(':roundId', roundId))).status).toBe(404)
})

test('a bet and an action asked again with their request ids answer the round as it is and move no money', async () => {
  const frame = await winningFrame()
  const [betId, stopId] = [randomUUID(), randomUUID()]
  const { roundId } = (await frame.bet({ requestId: betId })).body.round
  const stopped = await frame.act({ roundId, step: 0 }, 'stop', stopId)
  expect((await frame.act({ roundId, step: 0 }, 'stop', stopId)).body.round).toEqual(stopped.body.round)
  expect((await frame.bet({ requestId: betId })).body.round).toEqual(stopped.body.round)
  expect(callsOf(frame)).toEqual(['bet', 'win'])
  expect((await frame.bet({ requestId: betId, bet: { stakeMinor: '200000' } })).body.code).toBe('BAD_REQUEST')
  expect((await frame.act({ roundId, step: 0 }, 'draw', stopId)).body.code).toBe('BAD_REQUEST')
})

test('a raise the wallet refuses did not happen: the round waits as before and may be played on', async () => {
  const frame = await openInstantFrame(studio, { balanceMinor: 1_500_000n })
  await plantRow(studio, frame, rising)
  const { round } = (await frame.bet()).body
  const doubled = await frame.act(round, 'double')
  expect([doubled.status, doubled.body.code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
  expect(await frame.open()).toEqual(round)
  await frame.act(round, 'draw')
  const { body } = await frame.act({ roundId: round.roundId, step: 1 }, 'stop')
  expect(body.round).toMatchObject({ stakeMinor: smallStake, payoutMinor: '2000000' })
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(2_500_000n)
})

const betRefusals: [PswCode, string][] = [
  ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
  ['LIMIT_STAKE', 'STAKE_NOT_ALLOWED'],
  ['PLAYER_BLOCKED', 'PLAYER_BLOCKED'],
]
test.each(betRefusals)('a bet the wallet refuses with %s is no round, and the next may be made', async (psw, code) => {
  const frame = await openInstantFrame(studio)
  studio.wallet.disturb('bet', { kind: 'refuse', code: psw })
  expect((await frame.bet()).body.code).toBe(code)
  const later = await openInstantFrame(studio, { playerId: frame.playerId })
  expect(InstantRoundsAnswer.parse((await later.get(studioPaths.instantRounds)).body).rounds).toEqual([])
  expect((await later.bet()).status).toBe(200)
})

test('an open round is resumed in a new session, where it goes on by the same row', async () => {
  const frame = await winningFrame()
  const { roundId } = (await frame.bet()).body.round
  const { round } = (await frame.act({ roundId, step: 0 }, 'draw')).body
  const later = await openInstantFrame(studio, { playerId: frame.playerId })
  expect(later.opened.unfinished).toEqual(round)
  const { body } = await later.act({ roundId, step: 1 }, 'draw')
  expect(body.round.events.slice(0, 2)).toEqual(round.events)
  expect(body.round.events).toHaveLength(3)
})

test('the history is paged from the newest, and knows each round by its id', async () => {
  const frame = await openInstantFrame(studio)
  for (let i = 0; i < 3; i += 1) {
    const { round } = (await frame.bet()).body
    await frame.act(round, 'stop')
  }
  const first = InstantRoundsAnswer.parse((await frame.get(`${studioPaths.instantRounds}?limit=2`)).body)
  const rest = await frame.get(`${studioPaths.instantRounds}?limit=2&before=${first.next}`)
  const rounds = [...first.rounds, ...InstantRoundsAnswer.parse(rest.body).rounds]
  expect(rounds.map(({ fairness }) => fairness.nonce)).toEqual([2, 1, 0])
  const { body } = await frame.get(studioPaths.instantRound.replace(':roundId', rounds[0]!.roundId))
  expect(body).toEqual(rounds[0])
})

test('a game of one step is over with its bet: one bet, one win, and the next bet may follow', async () => {
  const frame = await openInstantFrame(studio, { gameId: 'dice' })
  const bet = { stakeMinor: smallStake, side: 'under', chance: 5_000 }
  const { status, body } = await frame.bet({ bet })
  expect([status, body.message]).toEqual([200, undefined])
  expect(body.round).toMatchObject({ state: 'settled', isOver: true })
  expect(callsOf(frame)).toEqual(['bet', 'win'])
  expect((await frame.bet({ bet })).status).toBe(200)
})

test('a slot takes no instant bet, an instant game no spin, and neither shows the rounds of the other', async () => {
  const frame = await openInstantFrame(studio)
  const { roundId } = (await frame.bet()).body.round
  expect(
    (await frame.post<{ code?: string }>(studioPaths.spin, { requestId: randomUUID(), stakeMinor: smallStake })).body
      .code,
  ).toBe('GAME_DISABLED')
  expect((await frame.get(studioPaths.round.replace(':roundId', roundId))).status).toBe(404)
  expect((await frame.post(studioPaths.collect.replace(':roundId', roundId))).status).toBe(404)
  expect((await frame.get<{ rounds: unknown[] }>(studioPaths.rounds)).body.rounds).toEqual([])
})
