import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountRef,
  entriesPerPageMax,
  getBalance,
  listBrokenInvariants,
  listEntries,
  listHouseBalances,
  openAccount,
  reverseTransfer,
  rollUpHouseBalances,
} from '../src/index.ts'
import { buildWorld, command, currency, move, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
const player: AccountRef = { ownerKind: 'member', ownerId: 'mbr_reader', kind: 'cash', currency }
let world: World
let account: bigint
beforeAll(async () => {
  world = await buildWorld(database)
  account = await database.run((tx) => openAccount(tx, player))
  await database.run((tx) => move(tx, { debit: world.bank, credit: account, amount: 1_000n, kind: 'deposit' }))
  for (let i = 1n; i <= 10n; i += 1n) {
    await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: i, kind: 'bet' }))
  }
})

describe('entries', () => {
  test('the newest entry comes first and names the transfer and the other account', async () => {
    const { entries } = await listEntries(database.app, { ...player, limit: 1 })
    expect(entries).toMatchObject([
      {
        transferKind: 'bet',
        amountMinor: -10n,
        balanceAfterMinor: 945n,
        accountVersion: 11n,
        counterOwnerKind: 'vendor',
        counterAccountKind: 'vendor_clearing',
        reverses: null,
      },
    ])
  })

  test('pages join without a gap or a repetition', async () => {
    const seen: bigint[] = []
    let beforeId: bigint | undefined
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await listEntries(database.app, { ...player, limit: 4, beforeId })
      seen.push(...page.entries.map((entry) => entry.accountVersion!))
      if (page.nextBeforeId === null) break
      beforeId = page.nextBeforeId
    }
    expect(seen).toEqual([11n, 10n, 9n, 8n, 7n, 6n, 5n, 4n, 3n, 2n, 1n])
  })

  test('a page that is exactly full is the last one', async () => {
    const page = await listEntries(database.app, { ...player, limit: 11 })
    expect([page.entries.length, page.nextBeforeId]).toEqual([11, null])
  })

  test('from is inclusive and to is exclusive', async () => {
    const { entries } = await listEntries(database.app, { ...player, limit: 11 })
    const [oldest, newest] = [entries.at(-1)!.createdAt, entries[0]!.createdAt]
    const afterAll = new Date(newest.getTime() + 1)
    const countOf = async (bounds: { from?: Date; to?: Date }) =>
      (await listEntries(database.app, { ...player, limit: 11, ...bounds })).entries.length
    expect(await countOf({ from: oldest, to: afterAll })).toBe(11)
    expect(await countOf({ to: oldest })).toBe(0)
    expect(await countOf({ from: afterAll })).toBe(0)
  })

  test('an account that was never opened has no entries and no balance', async () => {
    const nobody = { ...player, ownerId: 'mbr_nobody' }
    expect(await listEntries(database.app, { ...nobody, limit: 5 })).toEqual({ entries: [], nextBeforeId: null })
    await expect(getBalance(database.app, nobody)).rejects.toThrow('no ledger account cash of member mbr_nobody')
  })

  test.each([0, -1, 1.5, entriesPerPageMax + 1])('a page of %s entries throws', async (limit) => {
    await expect(listEntries(database.app, { ...player, limit })).rejects.toThrow(RangeError)
  })
})

describe('balances', () => {
  test('a balance says what is held, what is available, and how many entries made it', async () => {
    expect(await getBalance(database.app, player)).toEqual({
      accountId: account,
      balanceMinor: 945n,
      heldMinor: 0n,
      availableMinor: 945n,
      version: 11n,
    })
  })

  test('a roll-up changes no balance of the house, and a second one finds nothing to move', async () => {
    const before = await listHouseBalances(database.app, currency)
    expect(before.map((row) => [row.kind, row.balanceOnNormalSideMinor])).toEqual([
      ['clearing_bank', 1_000n],
      ['vendor_clearing', 55n],
    ])
    expect(await database.run(rollUpHouseBalances)).toBe(11n)
    expect(await database.run(rollUpHouseBalances)).toBe(0n)
    expect(await listHouseBalances(database.app, currency)).toEqual(before)
    await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 5n, kind: 'bet' }))
    const after = await listHouseBalances(database.app, currency)
    expect(after.map((row) => row.balanceOnNormalSideMinor)).toEqual([1_000n, 60n])
  })

  test('a bank with money in it has a debit balance, which is negative', async () => {
    const rows = await listHouseBalances(database.app, currency)
    const bank = rows.find((row) => row.accountId === world.bank)!
    const ref: AccountRef = { ownerKind: bank.ownerKind, ownerId: bank.ownerId, kind: bank.kind, currency }
    expect(await getBalance(database.app, ref)).toMatchObject({ balanceMinor: -1_000n, version: 0n })
  })
})

test('[I-02] sound books have no broken invariants, reversals and roll-ups included', async () => {
  const bet = await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 5n }))
  if (bet.status !== 'applied') throw new Error('the bet was refused')
  await database.run((tx) => reverseTransfer(tx, { ...command(), transferId: bet.transferId }))
  await database.run(rollUpHouseBalances)
  expect(await listBrokenInvariants(database.app)).toEqual([])
})
