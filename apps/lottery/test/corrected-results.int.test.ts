import type { LotteryDrawView } from '@fairground/contract/lottery'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DrawWriter } from '../src/draws/run-draws.ts'
import { askCorrection, decideCorrection, planCorrection } from '../src/imports/correct-result.ts'
import { resettleDraw } from '../src/imports/resettle-draw.ts'
import { listChanges } from '../src/imports/view-corrections.ts'
import { viewResults } from '../src/imports/view-results.ts'
import { listDrawn } from '../src/portal/draw-feed.ts'
import { type LotteryFrame, startMinor } from './lottery-world.ts'
import { an, binh, gameId, OfficialWorld, officialNorth, resultWith } from './official-world.ts'

const world = new OfficialWorld()
let writer: DrawWriter
let winner: LotteryFrame
let loser: LotteryFrame
let draws: LotteryDrawView[]
let drawId: string
let tickets: { winner: string; loser: string; later: string }

// Only the tests say what time it is.
beforeAll(() => world.clock.stop())
/** One has 86, the other 68 now and in the next draw, until it wins; 86 came. */
beforeEach(async () => {
  writer = world.writer(gameId)
  await world.runOn(writer)
  winner = await world.openFrame(gameId)
  loser = await world.openFrame(gameId)
  draws = await winner.draws()
  drawId = draws[0]?.drawId ?? ''
  const ids = draws.map((draw) => ({ drawId: draw.drawId }))
  const first = await winner.buy({ lines: [line('86')], draws: ids.slice(0, 1) })
  const second = await loser.buy({ lines: [line('68')], draws: ids.slice(0, 2), stopsOnWin: true })
  const idOf = (of: typeof first, index: number) => of.body.tickets[index]?.ticketId ?? ''
  tickets = { winner: idOf(first, 0), loser: idOf(second, 0), later: idOf(second, 1) }
  await world.toDraw(drawId)
  for (const source of ['gazette', 'radio']) await world.tell(source, draws[0]?.drawNo ?? '', resultWith('12386'))
  await world.runOn(writer)
  world.clock.advance(10 * 60_000)
  await world.runOn(writer)
})

const line = (number: string) => ({ play: 'de', selection: [number] })
const [stakeMinor, prizeMinor] = [100_000n, 9_800_000n]
const right = { result: resultWith('12368'), reason: 'the gazette printed a wrong number' }
const askFor = async (wish: { result: unknown; reason: string } = right) => {
  const asked = await askCorrection(world.context, drawId, an, wish)
  return asked.ok ? asked.value.wishId : asked.code
}
const correct = async (wish = right) => {
  const wishId = await askFor(wish)
  return decideCorrection(world.context, drawId, binh, { wishId, isGranted: true })
}

test('[games 12.12] a corrected result takes back what was won by the wrong one, and pays what the right one pays', async () => {
  expect([winner.balanceMinor, loser.balanceMinor]).toEqual([
    startMinor - stakeMinor + prizeMinor,
    startMinor - 2n * stakeMinor,
  ])
  const plan = await planCorrection(world.context, drawId, right.result)
  expect(plan).toMatchObject({
    value: { tickets: 2, sums: [{ upMinor: '9800000', upTickets: 1, downMinor: '9800000', downTickets: 1 }] },
  })
  await correct()
  await world.runOn(writer)
  // The plan of the one who has won after all stopped, and its next ticket was given back.
  expect([winner.balanceMinor, loser.balanceMinor]).toEqual([
    startMinor - stakeMinor,
    startMinor - stakeMinor + prizeMinor,
  ])
  expect((await world.ticketOf(loser, tickets.later)).ticket.state).toBe('void')
  const { ticket } = await world.ticketOf(winner, tickets.winner)
  expect(ticket).toMatchObject({ payoutMinor: '0', draw: { isCorrected: true, result: right.result } })
  expect(ticket.corrections).toMatchObject([{ version: 2, beforeMinor: '9800000', payoutMinor: '0', isBooked: true }])
  const { tickets: changed } = await listChanges(world.context, { drawId, version: 2, after: '' })
  expect(
    new Map(changed.map(({ ticketId, paidMinor, payoutMinor, call }) => [ticketId, [paidMinor, payoutMinor, call]])),
  ).toEqual(
    new Map([
      [tickets.winner, ['9800000', '0', 'done']],
      [tickets.loser, ['0', '9800000', 'done']],
    ]),
  )
})

test('is told to the portal as a correction of what it was told', async () => {
  const since = new Date(world.clock.now().getTime() - 60 * 60_000)
  const told = async () =>
    (await listDrawn(world.context, since)).draws.filter(({ issue }) => issue === draws[0]?.drawNo)
  expect(await told()).toMatchObject([{ gameId, numbers: expect.arrayContaining(['12386']) }])
  expect((await told())[0]?.correctedAt).toBeUndefined()
  await correct()
  await world.runOn(writer)
  expect(await told()).toMatchObject([
    { numbers: expect.arrayContaining(['12368']), correctedAt: world.clock.now().toISOString() },
  ])
})

test('needs a second person, and the same yes again changes nothing', async () => {
  const wishId = await askFor()
  const yes = { wishId, isGranted: true }
  expect(await decideCorrection(world.context, drawId, an, yes)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect(await askFor()).toBe('CORRECTION_OPEN')
  expect(await decideCorrection(world.context, drawId, binh, yes)).toMatchObject({ ok: true })
  expect(await decideCorrection(world.context, drawId, binh, yes)).toMatchObject({ ok: true })
  await world.runOn(writer)
  expect(await decideCorrection(world.context, drawId, binh, yes)).toMatchObject({ ok: true })
  await world.runOn(writer)
  expect(await world.row(drawId)).toMatchObject({ result_version: 2, resettles: false })
  expect(world.wallet.bodiesOf('adjust').filter(({ playerId }) => playerId === winner.playerId)).toHaveLength(1)
})

test('that was cut between two steps goes on, and no ticket is settled twice', async () => {
  await correct()
  const row = await world.row(drawId)
  // Two processes that both believe to be the only one, and one that starts again with what it knew before.
  await Promise.all([resettleDraw(world.context, officialNorth, row), resettleDraw(world.context, officialNorth, row)])
  await resettleDraw(world.context, officialNorth, row)
  await world.runOn(world.writer(gameId))
  expect([winner.balanceMinor, loser.balanceMinor]).toEqual([
    startMinor - stakeMinor,
    startMinor - stakeMinor + prizeMinor,
  ])
})

test('is not corrected again before the wallet has booked it, and then starts from what players have', async () => {
  await correct()
  while ((await writer.step()) === 0);
  const back = { result: resultWith('12386'), reason: 'it was right after all' }
  expect(await askFor(back)).toBe('CORRECTION_OPEN')
  await world.pay()
  expect(await askFor(right)).toBe('RESULT_SAME')
  expect(await correct(back)).toMatchObject({ ok: true })
  await world.runOn(writer)
  expect([winner.balanceMinor, loser.balanceMinor]).toEqual([
    startMinor - stakeMinor + prizeMinor,
    startMinor - stakeMinor,
  ])
  const versions = world.wallet.bodiesOf('adjust').filter(({ playerId }) => playerId === winner.playerId)
  expect(versions.map(({ amount, version }) => [amount, version])).toEqual([
    ['-9800000', 1],
    ['9800000', 2],
  ])
})

test('that is refused leaves everything as it was', async () => {
  const wishId = await askFor()
  await decideCorrection(world.context, drawId, binh, { wishId, isGranted: false })
  await world.runOn(writer)
  const shown = (await viewResults(world.context)).draws.find((one) => one.drawId === drawId)
  expect(shown).toMatchObject({ wish: null, correction: null, result: resultWith('12386') })
  expect(winner.balanceMinor).toBe(startMinor - stakeMinor + prizeMinor)
})
