import { randomUUID } from 'node:crypto'
import { type VendorReturn, VendorReturnList } from '@fairground/contract/psw'
import { studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { openInstantFrame, smallStake } from './instant-frame.ts'
import { catalogueWithSmallGame } from './small-game.ts'
import { callAsPortal, findSlot, gameId, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
const now = () => studio.clock.now()

async function returnsOf(from: Date, to: Date): Promise<VendorReturn[]> {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() })
  const { body } = await callAsPortal(studio, 'GET', `/returns?${query}`)
  return VendorReturnList.parse(body).returns
}

const sumOf = (amounts: readonly bigint[]): string => amounts.reduce((sum, amount) => sum + amount, 0n).toString()

test('[R-47] every ended round is counted once, at its own stake and payout, beside what its certificate says', async () => {
  const from = now()
  const frame = await openFrame(studio)
  const small = frame.opened.stakesMinor[0] ?? ''
  const rounds = (await frame.play(8)).map(({ round }) => round)
  const { body } = await frame.spin({ stakeMinor: small })
  rounds.push(body.round)
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'INSUFFICIENT_FUNDS' })
  await frame.collect(body.round.roundId)
  await frame.spin()
  studio.clock.advance(1)
  const [row, ...others] = await returnsOf(from, now())
  expect(others).toEqual([])
  const [stakes, payouts] = [rounds.map((one) => BigInt(one.stakeMinor)), rounds.map((one) => BigInt(one.totalMinor))]
  const { certificate } = findSlot(studio, gameId)
  expect(row).toMatchObject({
    ...{ gameId, kind: 'staked', currency: 'VND', rounds: 9, stake: sumOf(stakes), payout: sumOf(payouts) },
    stakeSquares: sumOf(stakes.map((stake) => stake * stake)),
    payoutSquares: sumOf(payouts.map((payout) => payout * payout)),
    products: sumOf(stakes.map((stake, place) => stake * (payouts[place] ?? 0n))),
    payoutMax: String(Math.max(...payouts.map(Number))),
    certified: { rtpMin: Number(certificate.rtp), rtpMax: Number(certificate.rtp), sd: Number(certificate.sd) },
  })
  expect(await returnsOf(now(), new Date(now().getTime() + 60_000))).toEqual([])
})

test('play money and bought features stand apart from what is staked', async () => {
  const from = now()
  const trial = await openFrame(studio, { mode: 'demo' })
  await trial.spin({ stakeMinor: trial.opened.stakesMinor[0] })
  const selling = studio.context.catalogue.list().find((game) => game.kind === 'slot' && game.model.buy)
  if (selling?.kind !== 'slot') throw new Error('no game sells its free spins')
  const buyer = await openFrame(studio, { gameId: selling.gameId, balanceMinor: 10_000_000_000n })
  studio.clock.advance(250)
  const stakeMinor = buyer.opened.stakesMinor[0]
  await buyer.post(studioPaths.spin, { requestId: randomUUID(), stakeMinor, isBought: true })
  studio.clock.advance(1)
  const rows = await returnsOf(from, now())
  expect(rows.map(({ kind, currency, rounds }) => [kind, currency, rounds]).sort()).toEqual([
    ['bought', 'VND', 1],
    ['demo', 'FUN', 1],
  ])
  const bought = rows.find(({ kind }) => kind === 'bought')
  expect(bought?.certified).toMatchObject({ rtpMin: Number(selling.certificate.rtpBought), sd: null })
})

test('a round that ends later is counted to the moment it began, with all that was staked in it, once it is over', async () => {
  const from = now()
  const frame = await openInstantFrame(studio)
  const { body } = await frame.bet()
  const { roundId, step } = body.round
  studio.clock.advance(1)
  const until = now()
  expect(await returnsOf(from, until)).toEqual([])
  studio.clock.advance(10 * 60_000)
  const raised = await frame.act({ roundId, step }, 'double')
  if (!raised.body.round.isOver) await frame.act({ roundId, step: step + 1 }, 'stop')
  const [row] = await returnsOf(from, until)
  expect(row).toMatchObject({
    ...{ gameId: 'small-game', rounds: 1, stake: String(2n * BigInt(smallStake)) },
    certified: { rtpMin: 0.99, rtpMax: 0.99, sd: null, hasChoices: true },
  })
})

test('a span that is none is refused', async () => {
  expect((await callAsPortal(studio, 'GET', '/returns?from=yesterday&to=today')).body.code).toBe('BAD_REQUEST')
})
