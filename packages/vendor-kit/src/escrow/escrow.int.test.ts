import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { connect } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareVendorDatabase } from '../db/prepare-database.ts'
import type { VendorSchema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { Bell } from '../lib/bell.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import type { Session } from '../sessions/session-store.ts'
import { sealWalletToken } from '../sessions/wallet-token.ts'
import { FakeWallet, TestClock } from '../testing/index.ts'
import { createWalletClient } from '../wallet/wallet-client.ts'
import { openEscrow, topUpEscrow } from './buy-in.ts'
import { closeEscrow } from './close-escrow.ts'
import type { EscrowKit, EscrowSchema } from './escrow-schema.ts'
import { canDeal, findEscrow } from './escrow-store.ts'
import { type HandSeat, recordHand, replaceHand } from './record-hand.ts'
import { runDueEscrowCalls } from './run-escrow-calls.ts'

const storage = {
  ...{ schema: 'coin', role: 'fairground_coin', hasKitTables: true, hasEscrow: true },
  migrations: path.join(import.meta.dirname, '../../../../examples/coin-vendor/migrations'),
}
const database = testDatabase('coin_escrow', (url) => prepareVendorDatabase(storage, url))
const clock = new TestClock()
const pswKey = { vendorId: 'coin', keyId: 'k1', secret: randomBytes(32) }
const wallet = new FakeWallet(pswKey, clock)
let kit: EscrowKit
let close: () => Promise<void>

beforeAll(async () => {
  const { db, close: closeDb } = connect<VendorSchema & EscrowSchema>({
    ...{ url: database.url, role: storage.role, searchPath: storage.schema },
    ...{ poolSizeMax: 4, statementTimeoutMs: 5_000 },
  })
  close = closeDb
  const log = pino({ level: 'silent' })
  const walletUrl = await wallet.start()
  kit = {
    ...{ db: db as Kysely<VendorSchema & EscrowSchema>, clock, log, escrowDue: new Bell() },
    secrets: createSecretBox(randomBytes(32)),
    wallet: createWalletClient({ walletUrl, pswKey, clock, log, metrics: { walletCalled: () => undefined } }),
  } as unknown as EscrowKit
})
beforeEach(() => wallet.calm())
afterAll(async () => {
  await close()
  await wallet.stop()
})

/** A player who has launched a game, with 1,000 of cash. */
async function sitter(playerId: string): Promise<Session> {
  wallet.book.addPlayer(playerId, { balanceMinor: 1_000n })
  const launchToken = wallet.book.newLaunchToken(playerId, 'poker')
  const { sessionToken = '' } = await kit.wallet.send('authenticate', { launchToken, gameId: 'poker' }, 5_000)
  const walletTokenSealed = sealWalletToken(kit as never, playerId, sessionToken)
  return { sessionId: playerId, playerId, gameId: 'poker', currency: 'VND', walletTokenSealed } as unknown as Session
}

const seatAt = async (tableId: string, name: string, amountMinor = 500n) => {
  const session = await sitter(name)
  return openEscrow(kit, session, { escrowId: `${name}-seat`, tableId, amountMinor })
}

const seat = (name: string, contributionMinor: bigint, returnedMinor: bigint, rakeMinor = 0n): HandSeat => ({
  ...{ escrowId: `${name}-seat`, contributionMinor, returnedMinor, rakeMinor },
})

const play = (tableId: string, handId: string, seats: HandSeat[]) =>
  transact(kit.db, (tx) => recordHand(tx, { tableId, handId, currency: 'VND', seats }, clock.now()))
const stand = (name: string) => transact(kit.db, (tx) => closeEscrow(tx, `${name}-seat`, 'left', clock.now()))

async function runAll(): Promise<void> {
  while ((await runDueEscrowCalls(kit)) > 0);
}

test('[W-86] seats buy in, play and leave: the cash is what they won and lost, and the rake is the rest', async () => {
  for (const name of ['ann', 'bob', 'cem'])
    expect(await seatAt('t1', name)).toEqual({ outcome: 'taken', escrowMinor: 500n })
  expect(
    await play('t1', 'h1', [seat('ann', 100n, 285n, 5n), seat('bob', 100n, 0n, 5n), seat('cem', 100n, 0n, 5n)]),
  ).toEqual({ handSeq: 1 })
  await runAll()
  expect(wallet.book.escrow.moneyAt('t1')).toBe(1_485n)
  for (const name of ['ann', 'bob', 'cem']) expect(await stand(name)).toBe(true)
  await runAll()
  expect(['ann', 'bob', 'cem'].map((name) => wallet.book.balanceOf(name))).toEqual([1_185n, 900n, 900n])
  expect(wallet.book.escrow.tables.get('t1')).toEqual({ lastHandSeq: 1, rakeMinor: 15n })
  expect(await findEscrow(kit.db, 'ann-seat')).toMatchObject({ state: 'closed', balance_minor: '0' })
})

test('hands reach the wallet in the order of their table, and a close after them, though answers are lost', async () => {
  await seatAt('t2', 'dan')
  await seatAt('t2', 'eve')
  wallet.disturb('escrow/hand', { kind: 'drop', when: 'after' })
  for (let hand = 1; hand <= 3; hand += 1) await play('t2', `t2-h${hand}`, [seat('dan', 50n, 0n), seat('eve', 0n, 50n)])
  await stand('dan')
  const from = wallet.seen.length
  await runAll()
  expect(await canDeal(kit.db, 't2')).toBe(true)
  clock.advance(2_000)
  await runAll()
  const seen = wallet.seen.slice(from).map(({ call, body }) => (call === 'escrow/hand' ? body.handSeq : call))
  expect(seen).toEqual([1, 1, 2, 3, 'escrow/close'])
  expect(wallet.book.balanceOf('dan')).toBe(850n)
  expect(wallet.book.escrow.moneyAt('t2')).toBe(650n)
})

test('a buy-in that nobody answers gives no chips, and its money comes back', async () => {
  wallet.disturb('escrow/open', { kind: 'drop', when: 'after' }, 3)
  expect(await seatAt('t3', 'fay')).toEqual({ outcome: 'unknown' })
  expect(wallet.book.balanceOf('fay')).toBe(500n)
  await runAll()
  expect(wallet.book.balanceOf('fay')).toBe(1_000n)
  expect(await findEscrow(kit.db, 'fay-seat')).toMatchObject({ state: 'void', balance_minor: '0' })
})

test('a top-up that nobody answered stays, where a hand has named the seat before it is taken back', async () => {
  const session = await sitter('gus')
  await openEscrow(kit, session, { escrowId: 'gus-seat', tableId: 't4', amountMinor: 100n })
  await seatAt('t4', 'hal')
  wallet.disturb('escrow/top-up', { kind: 'drop', when: 'after' }, 3)
  const topUp = { escrowId: 'gus-seat', topUpId: 'gus-more', tableId: 't4', amountMinor: 40n }
  const asked = topUpEscrow(kit, session, topUp)
  await play('t4', 't4-h1', [seat('gus', 100n, 0n), seat('hal', 0n, 100n)])
  await asked
  await stand('gus')
  await runAll()
  await runAll()
  const { state } = (await findEscrow(kit.db, 'gus-seat')) ?? {}
  expect([state, wallet.book.balanceOf('gus'), wallet.book.escrow.moneyAt('t4')]).toEqual(['closed', 900n, 600n])
})

test('a hand that the wallet refuses stops its table until people put the right one, or none, in its place', async () => {
  await seatAt('t5', 'ida')
  await seatAt('t5', 'jon')
  wallet.disturb('escrow/hand', { kind: 'refuse', code: 'HAND_NOT_BALANCED' })
  await play('t5', 't5-h1', [seat('ida', 500n, 0n), seat('jon', 0n, 500n)])
  await runAll()
  expect(await canDeal(kit.db, 't5')).toBe(false)
  await transact(kit.db, (tx) =>
    replaceHand(tx, 1, { tableId: 't5', handId: 't5-h1', currency: 'VND', seats: [] }, clock.now()),
  )
  await runAll()
  expect(await canDeal(kit.db, 't5')).toBe(true)
  expect(await findEscrow(kit.db, 'ida-seat')).toMatchObject({ balance_minor: '500', last_hand_seq: '1' })
  expect(wallet.book.escrow.tables.get('t5')?.lastHandSeq).toBe(1)
})

test('a hand that does not add up, or takes more than a seat holds, is never written', async () => {
  await seatAt('t6', 'kim')
  await seatAt('t6', 'lee')
  await expect(play('t6', 't6-h1', [seat('kim', 10n, 0n), seat('lee', 0n, 11n)])).rejects.toThrow('out of balance')
  await expect(play('t6', 't6-h1', [seat('kim', 501n, 0n), seat('lee', 0n, 501n)])).rejects.toThrow(
    'more than it holds',
  )
  expect(await play('t6', 't6-h1', [seat('kim', 10n, 0n), seat('lee', 0n, 10n)])).toEqual({ handSeq: 1 })
})

test('who may not play on is told with the hand', async () => {
  await seatAt('t7', 'max')
  await seatAt('t7', 'nia')
  const account = wallet.book.accounts.get('max')
  if (account) account.stopsPlay = 'LIMIT_WAGER'
  await play('t7', 't7-h1', [seat('max', 10n, 0n), seat('nia', 0n, 10n)])
  await runAll()
  expect(await findEscrow(kit.db, 'max-seat')).toMatchObject({ may_play_on: false, stop_reason: 'LIMIT_WAGER' })
  expect(await findEscrow(kit.db, 'nia-seat')).toMatchObject({ may_play_on: true, stop_reason: null })
})
