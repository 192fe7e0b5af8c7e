import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  type AccountRef,
  captureHold,
  digestBlocks,
  entriesPerPageMax,
  findTransfer,
  listEntries,
  lockAvailable,
  openAccount,
  placeHold,
  postBatch,
  postTransfer,
  postTransferBetween,
  reverseTransfer,
} from '../src/index.ts'
import { buildWorld, command, currency, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
const ann: AccountRef = { ownerKind: 'member', ownerId: 'mbr_ann', kind: 'cash', currency }
const effectiveAt = new Date('2026-03-01T12:00:00.000Z')
let world: World
let cash: bigint
beforeAll(async () => {
  world = await buildWorld(database)
  cash = await database.run((tx) => openAccount(tx, ann))
  const deposit = { kind: 'deposit', debitAccountId: world.bank, creditAccountId: cash, amountMinor: 1_000n }
  await database.run((tx) => postTransfer(tx, { ...command('deposit'), ...deposit, reference: 'dep_1', effectiveAt }))
})

const lastEntry = async () => (await listEntries(database.app, { ...ann, limit: 1 })).entries[0]
const bet = (key: string, fields: object = {}) =>
  database.run((tx) =>
    postTransfer(tx, {
      ...{ ...command(key), kind: 'bet', debitAccountId: cash, creditAccountId: world.vendor, amountMinor: 10n },
      ...fields,
    }),
  )

test('a transfer says what it belongs to and when it happened; without, it belongs to nothing and happened now', async () => {
  expect(await findTransfer(database.app, 'test', 'deposit')).toMatchObject({
    ...{ kind: 'deposit', debitAccountId: world.bank, creditAccountId: cash, amountMinor: 1_000n, currency },
    ...{ reference: 'dep_1', reverses: null, reversedBy: null, code: null, createdAt: expect.any(Date) },
  })
  expect(await lastEntry()).toMatchObject({ reference: 'dep_1', effectiveAt, balanceAfterMinor: 1_000n })
  await bet('plain')
  const plain = await lastEntry()
  expect(plain).toMatchObject({ reference: null, amountMinor: -10n })
  expect(plain?.effectiveAt).toEqual(plain?.createdAt)
})

test('a transfer between named accounts says what it belongs to, by itself and in a batch', async () => {
  const bank: AccountRef = { ownerKind: 'house', ownerId: 'house', kind: 'clearing_bank', currency }
  const pay = { ...command('alone'), kind: 'deposit', debit: bank, credit: ann, amountMinor: 1n }
  await database.run((tx) => postTransferBetween(tx, { ...pay, reference: 'dep_2' }))
  expect(await lastEntry()).toMatchObject({ reference: 'dep_2', amountMinor: 1n })
  await database.run((tx) =>
    postBatch(tx, [
      { ...pay, ...command('first'), reference: 'dep_3' },
      { ...pay, ...command('second') },
    ]),
  )
  expect(await findTransfer(database.app, 'test', 'first')).toMatchObject({ reference: 'dep_3' })
  expect(await findTransfer(database.app, 'test', 'second')).toMatchObject({ reference: null })
})

test('a reversal has the reference of what it takes back, or its own, and both name each other', async () => {
  for (const [key, fields, reference] of [
    ['taken-1', {}, 'round-1'],
    ['taken-2', { reference: 'complaint-1', effectiveAt }, 'complaint-1'],
  ] as const) {
    const original = await bet(key, { reference: 'round-1' })
    if (original.status !== 'applied') throw new Error('the bet was refused')
    const { transferId } = original
    await database.run((tx) => reverseTransfer(tx, { ...command(`${key}:back`), transferId, ...fields }))
    const reversal = await findTransfer(database.app, 'test', `${key}:back`)
    expect(reversal).toMatchObject({ reverses: transferId, reference })
    expect(await findTransfer(database.app, 'test', key)).toMatchObject({ reversedBy: reversal?.transferId })
    expect(await lastEntry()).toMatchObject({ reverses: transferId, reference })
  }
  expect((await lastEntry())?.effectiveAt).toEqual(effectiveAt)
})

test('what is captured of a hold has the reference of the hold, or its own, and the time it is told', async () => {
  const hold = { ...command('hold'), accountId: cash, amountMinor: 50n, reference: 'wdr_1' }
  const placed = await database.run((tx) => placeHold(tx, hold))
  if (placed.status !== 'applied') throw new Error('the hold was refused')
  const { rows } = await sql`select reference from ledger.account_holds where hold_id = ${placed.holdId}`.execute(
    database.app,
  )
  expect(rows).toEqual([{ reference: 'wdr_1' }])
  const capture = { kind: 'withdrawal', holdId: placed.holdId, creditAccountId: world.bank, amountMinor: 20n }
  await database.run((tx) => captureHold(tx, { ...command(), ...capture }))
  expect(await lastEntry()).toMatchObject({ reference: 'wdr_1', amountMinor: -20n })
  await database.run((tx) => captureHold(tx, { ...command(), ...capture, reference: 'part-2', effectiveAt }))
  expect(await lastEntry()).toMatchObject({ reference: 'part-2', effectiveAt })
})

test('what can be spent is what is not held; an account that is new is opened empty, and one outside the chart is not', async () => {
  const ben = { ...ann, ownerId: 'mbr_ben' }
  const bank: AccountRef = { ownerKind: 'house', ownerId: 'house', kind: 'clearing_bank', currency }
  expect(await database.run((tx) => lockAvailable(tx, ben))).toBe(0n)
  await database.run((tx) =>
    postTransferBetween(tx, { ...command(), kind: 'deposit', debit: bank, credit: ben, amountMinor: 100n }),
  )
  const accountId = await database.run((tx) => openAccount(tx, ben))
  await database.run((tx) => placeHold(tx, { ...command(), accountId, amountMinor: 30n }))
  expect(await database.run((tx) => lockAvailable(tx, ben))).toBe(70n)
  await expect(database.run((tx) => lockAvailable(tx, { ...ben, ownerKind: 'house' }))).rejects.toThrow(
    'the chart has no',
  )
})

test('a page may be as long as the longest, and a longer one is refused by name', async () => {
  const page = await listEntries(database.app, { ...ann, limit: entriesPerPageMax })
  expect(page).toMatchObject({ entries: { length: expect.any(Number) }, nextBeforeId: null })
  await expect(listEntries(database.app, { ...ann, limit: entriesPerPageMax + 1 })).rejects.toThrow(
    'a page has 1 to 200 entries, not 201',
  )
})

test('the digest of what was written in a time is the same until a row of it changes', async () => {
  const { rows } = await sql<{ until: Date }>`select clock_timestamp() + interval '1 second' as until`.execute(
    database.app,
  )
  const span = { from: undefined, until: rows[0]?.until ?? new Date() }
  const [block, ...others] = await digestBlocks(database.app, span)
  expect(others).toEqual([])
  expect(block).toEqual({ firstTransferId: 0n, rowCount: expect.any(BigInt), digest: expect.any(Buffer) })
  expect(block?.rowCount).toBeGreaterThan(10n)
  expect(block?.digest).toHaveLength(32)
  expect(await digestBlocks(database.app, span)).toEqual([block])
  expect(await digestBlocks(database.app, { ...span, from: span.until })).toEqual([])
  const changed = await database.tryAsOwner(async (tx) => {
    await sql
      .raw(`set local session_replication_role = replica; update ledger.transfers set amount = amount + 1
      where key = 'deposit'`)
      .execute(tx)
    return digestBlocks(tx, span)
  })
  expect(changed).toMatchObject([{ firstTransferId: 0n, rowCount: block?.rowCount }])
  expect(changed[0]?.digest).not.toEqual(block?.digest)
})
