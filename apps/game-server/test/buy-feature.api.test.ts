import { randomUUID } from 'node:crypto'
import { type SpinAnswer, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const games = createCatalogue(0)
  .list()
  .flatMap((game) => (game.kind === 'slot' ? [game] : []))
const sold = games.find(({ model }) => model.buy)
const stakeMinor = '100000'

test('bought free spins cost their price once, however often the same request comes, and play without a base spin', async () => {
  const frame = await openFrame(studio, { gameId: sold?.gameId ?? '' })
  const request = { requestId: randomUUID(), stakeMinor, isBought: true }
  const { status, body } = await frame.post<SpinAnswer>(studioPaths.spin, request)
  expect(status).toBe(200)
  const priceMinor = BigInt(stakeMinor) * BigInt(sold?.model.buy?.costX ?? 0)
  expect(body.round).toMatchObject({ stakeMinor: String(priceMinor) })
  expect(body.round.events.slice(0, 2).map(({ type }) => type)).toEqual(['feature-bought', 'free-spins-awarded'])
  const again = await frame.post<SpinAnswer>(studioPaths.spin, request)
  expect(again.body.round.roundId).toBe(body.round.roundId)
  const bets = studio.wallet.bodiesOf('bet').filter((bet) => bet.playerId === frame.playerId)
  expect(bets.map((bet) => bet.amount)).toEqual([String(priceMinor)])
  const balanceMinor = 100_000_000n - priceMinor + BigInt(body.round.totalMinor)
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(balanceMinor)
})

test('the request of a bought round cannot be used again for a plain spin', async () => {
  const frame = await openFrame(studio, { gameId: sold?.gameId ?? '' })
  const requestId = randomUUID()
  await frame.post(studioPaths.spin, { requestId, stakeMinor, isBought: true })
  const plain = await frame.post<{ code: string }>(studioPaths.spin, { requestId, stakeMinor })
  expect([plain.status, plain.body.code]).toEqual([400, 'BAD_REQUEST'])
})

test('nothing is sold where the model sells nothing: no bet is asked for', async () => {
  const frame = await openFrame(studio)
  const request = { requestId: randomUUID(), stakeMinor, isBought: true }
  const { status, body } = await frame.post<{ code: string }>(studioPaths.spin, request)
  expect([status, body.code]).toEqual([422, 'STAKE_NOT_ALLOWED'])
  expect(studio.wallet.bodiesOf('bet').filter((bet) => bet.playerId === frame.playerId)).toEqual([])
})
