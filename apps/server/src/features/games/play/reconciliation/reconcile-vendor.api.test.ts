import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { reconcileVendor } from './reconcile-vendor.ts'

const server = testServer()
const vendor = new TestVendor('feed-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const reconcile = () => reconcileVendor(server.context, vendor.vendorId)
const exceptions = async () =>
  server.db
    .selectFrom('vendor_exceptions')
    .select(['transaction_id', 'kind'])
    .where('vendor_id', '=', vendor.vendorId)
    .orderBy('found_at')
    .orderBy('id')
    .execute()

/** A call as the vendor wrote it down. */
const tell = (
  player: PswPlayer,
  call: 'bet' | 'win' | 'rollback' | 'adjust',
  ids: { transactionId: string; roundId: string },
  more = {},
) =>
  vendor.feed.push({
    ...{ call, ...ids, state: 'APPLIED', playerId: player.playerId, gameId: testGames.multi, currency: 'VND' },
    ...{ originalTransactionId: null, amount: '1000', at: new Date().toISOString(), ...more },
  })
const newIds = () => ({ transactionId: newTransactionId(), roundId: newRoundId() })

test('W-51 reconciliation books a missing win and rollback, lists all else, and is idempotent', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi, amount: '1000.00' })
  const [won, back, bent, gone] = [newIds(), newIds(), newIds(), newIds()]
  for (const ids of [won, back, bent]) {
    await player.bet(ids)
    tell(player, 'bet', ids, ids === bent ? { amount: '1001' } : {})
  }
  const win = { transactionId: newTransactionId(), roundId: won.roundId }
  tell(player, 'win', win, { amount: '2500' })
  const rollback = { transactionId: newTransactionId(), roundId: back.roundId }
  tell(player, 'rollback', rollback, { originalTransactionId: back.transactionId })
  tell(player, 'bet', gone)
  const orphan = newIds()
  tell(player, 'win', orphan)
  expect(await player.balanceMinor()).toBe(97_000n)

  const wanted = [
    { transaction_id: bent.transactionId, kind: 'amountDiffers' },
    { transaction_id: gone.transactionId, kind: 'missingHere' },
    { transaction_id: orphan.transactionId, kind: 'notReplayed' },
  ]
  await reconcile()
  expect(await player.balanceMinor()).toBe(97_000n + 2_500n + 1_000n)
  expect(await exceptions()).toEqual(wanted)
  await reconcile()
  await server.db.updateTable('vendor_feeds').set({ cursor: null }).where('vendor_id', '=', vendor.vendorId).execute()
  await reconcile()
  expect(await player.balanceMinor()).toBe(100_500n)
  expect(await exceptions()).toEqual(wanted)
  expect((await player.win({ ...win, amount: '2500' })).answer).toMatchObject({ code: 'OK', replayed: true })
  expect(await brokenInvariants(server)).toEqual([])
})

test('W-51 a correction that never came is booked once with its version, and another amount is listed', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi, amount: '1000.00' })
  const [ids, fix, bent] = [newIds(), newTransactionId(), newTransactionId()]
  await player.bet(ids)
  tell(player, 'bet', ids)
  const adjust = (transactionId: string, amount: string, version: number) =>
    vendor.send('adjust', {
      ...{ playerId: player.playerId, transactionId, amount, currency: 'VND', version, reason: 'wrong result' },
      originalTransactionId: ids.transactionId,
    })
  const told = (transactionId: string, amount: string, version: number, more = {}) =>
    tell(
      player,
      'adjust',
      { transactionId, roundId: ids.roundId },
      { amount, originalTransactionId: ids.transactionId, adjust: { version }, ...more },
    )
  told(fix, '700', 1)
  await reconcile()
  expect(await player.balanceMinor()).toBe(99_700n)
  expect((await adjust(fix, '700', 1)).answer).toMatchObject({ code: 'OK', replayed: true })
  await adjust(bent, '-200', 2)
  told(bent, '-300', 2)
  told(newTransactionId(), '-9', 3, { state: 'REJECTED' })
  // No other row may take money back.
  tell(player, 'win', { ...newIds(), roundId: ids.roundId }, { amount: '-5' })
  await reconcile()
  await reconcile()
  await reconcile()
  vendor.feed.pop()
  await reconcile()
  expect(await player.balanceMinor()).toBe(99_500n)
  const found = (await exceptions()).filter(({ transaction_id }) => [fix, bent].includes(transaction_id))
  expect(found).toEqual([{ transaction_id: bent, kind: 'amountDiffers' }])
  expect(await brokenInvariants(server)).toEqual([])
})

test('W-51 a bet or correction missing from the vendor’s feed is listed after a delay', async () => {
  const player = await seatPlayer(server, vendor, { gameCode: testGames.multi })
  const [told, untold] = [newIds(), newIds()]
  await player.bet(told)
  tell(player, 'bet', told)
  await player.bet(untold)
  const correction = {
    ...{ playerId: player.playerId, transactionId: newTransactionId(), amount: '50', currency: 'VND', version: 1 },
    ...{ originalTransactionId: told.transactionId, reason: 'wrong result' },
  }
  expect((await vendor.send('adjust', correction)).answer).toMatchObject({ code: 'OK' })
  const missing = [untold.transactionId, correction.transactionId]
  const isListed = async () => {
    const found = (await exceptions()).filter(({ kind }) => kind === 'missingThere')
    return missing.every((id) => found.some(({ transaction_id }) => transaction_id === id))
  }
  await reconcile()
  expect(await isListed()).toBe(false)
  server.clock.advance(16 * 60_000)
  await reconcile()
  expect(await isListed()).toBe(true)
  expect((await exceptions()).some(({ transaction_id }) => transaction_id === told.transactionId)).toBe(false)
})

test('an unreachable vendor changes nothing, and reading resumes where it stopped', async () => {
  const before = await exceptions()
  await server.db
    .updateTable('vendors')
    .set({ base_url: 'http://127.0.0.1:9' })
    .where('id', '=', vendor.vendorId)
    .execute()
  await reconcile()
  expect(await exceptions()).toEqual(before)
})
