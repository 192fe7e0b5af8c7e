import { type LimitsAnswer, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { openInstantFrame } from './instant-frame.ts'
import { openSharedFrame, TestTable } from './shared-table.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { type Frame, findSlot, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)

type BetLimits = { min: string; max: string; payoutMax?: string }
const allow = ({ playerId }: Pick<Frame, 'playerId'>, betLimits: BetLimits) => {
  const account = studio.wallet.book.accounts.get(playerId)
  if (account) account.betLimits = betLimits
}
const told = async (frame: Pick<Frame, 'get'>): Promise<LimitsAnswer> =>
  (await frame.get<LimitsAnswer>(studioPaths.limits)).body
const callsOf = ({ playerId }: Pick<Frame, 'playerId'>) =>
  studio.wallet.seen.filter((seen) => seen.body.playerId === playerId).map((seen) => seen.call)
/** As long as a frame and the studio may go by what they know. */
const changeIsDue = () => studio.clock.advance(20_000)

test('limits that change while a slot is open hold for the next bet, and the frame is told', async () => {
  const frame = await openFrame(studio, { betLimits: { min: '100000', max: '1000000' } })
  allow(frame, { min: '200000', max: '500000' })
  changeIsDue()
  expect((await frame.spin({ stakeMinor: '1000000' })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect((await frame.spin({ stakeMinor: '100000' })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect(await told(frame)).toMatchObject({ stakesMinor: ['200000', '500000'], stakeMinorDefault: '500000' })
  expect((await frame.spin({ stakeMinor: '500000' })).status).toBe(200)
  expect(callsOf(frame).filter((call) => call === 'balance')).toEqual(['balance'])
})

test('the largest payout of a round cuts the ladder of a slot by the most its model pays', async () => {
  const { facts, model } = findSlot(studio, 'rong-ho-phu-quy')
  const payoutMax = String(200_000n * BigInt(model.winCapX))
  const frame = await openFrame(studio, { betLimits: { min: '1', max: '9'.repeat(15), payoutMax } })
  expect(frame.opened.stakesMinor).toEqual(['100000', '200000'])
  // What is told is the largest win that can come; what is held against the limit is the cap of a round.
  expect(frame.opened.limits.payoutMinorMax).toBe(String(200_000n * BigInt(facts.maxWinX)))
  expect((await frame.spin({ stakeMinor: '500000' })).body.code).toBe('STAKE_NOT_ALLOWED')
})

test('a round under way is raised and ended under the limits it began with; the next bet is not', async () => {
  const frame = await openInstantFrame(studio)
  const { round } = (await frame.bet()).body
  allow(frame, { min: '100000', max: '500000', payoutMax: '600000' })
  changeIsDue()
  const limits = { stakeMinorMin: '100000', stakeMinorMax: '500000', payoutMinorMax: '600000' }
  expect(await told(frame)).toMatchObject({ limits })
  const raised = await frame.act(round, 'double')
  expect(raised.status).toBe(200)
  const last = raised.body.round
  if (!last.isOver) expect((await frame.act(last, 'stop')).body.round.isOver).toBe(true)
  expect((await frame.bet()).body.code).toBe('STAKE_NOT_ALLOWED')
  // Fifteen times the stake is the most this game pays.
  expect((await frame.bet({ bet: { stakeMinor: '100000' } })).body.code).toBe('STAKE_NOT_ALLOWED')
})

test('a member whose round is open gets into the game, though nothing is left to stake', async () => {
  const frame = await openInstantFrame(studio)
  await frame.bet()
  allow(frame, { min: '1', max: '2' })
  const again = await openInstantFrame(studio, { playerId: frame.playerId })
  expect(again.opened.unfinished).not.toBeNull()
  expect((await again.bet()).body.code).toBe('STAKE_NOT_ALLOWED')
})

test('a bet of a shared round keeps the largest payout it was taken with', async () => {
  const table = await TestTable.prepare(studio)
  const round = await table.openRound(300)
  const frame = await openSharedFrame(studio)
  await frame.place({ sharedRoundId: round.shared_round_id, autoX100: 200 })
  allow(frame, { min: '100000', max: '500000', payoutMax: '600000' })
  await table.run(round)
  await table.finish()
  const [bet] = await studio.context.db
    .selectFrom('shared_bets')
    .innerJoin('rounds', 'rounds.round_id', 'shared_bets.round_id')
    .select(['shared_bets.limit_minor', 'shared_bets.payout_minor'])
    .where('rounds.player_id', '=', frame.playerId)
    .execute()
  expect(bet).toEqual({ limit_minor: '1000000000000', payout_minor: '2000000' })
  changeIsDue()
  const next = await table.openRound(100)
  expect((await frame.place({ sharedRoundId: next.shared_round_id })).body.code).toBe('STAKE_NOT_ALLOWED')
  await table.finish()
})

test('a wallet that does not tell its limits leaves those that are known', async () => {
  const frame = await openFrame(studio, { betLimits: { min: '100000', max: '500000' } })
  studio.wallet.disturb('balance', { kind: 'refuse', code: 'TEMPORARY' })
  changeIsDue()
  expect((await frame.spin({ stakeMinor: '1000000' })).body.code).toBe('STAKE_NOT_ALLOWED')
  expect((await frame.spin({ stakeMinor: '500000' })).status).toBe(200)
})
