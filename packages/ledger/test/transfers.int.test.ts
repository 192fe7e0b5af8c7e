import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountKind,
  type AccountRef,
  closeAccount,
  findTransfer,
  openAccount,
  postTransfer,
  postTransferBetween,
} from '../src/index.ts'
import { buildWorld, command, currency, move, open, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
let world: World
beforeAll(async () => {
  world = await buildWorld(database)
})

describe('accounts', () => {
  test('opening an account twice, or twenty times at once, finds the same one', async () => {
    const ref = { ownerKind: 'member', ownerId: 'mbr_twice', kind: 'cash', currency } as const
    const ids = await Promise.all(Array.from({ length: 20 }, () => database.run((tx) => openAccount(tx, ref))))
    expect(new Set(ids).size).toBe(1)
  })

  test('an account outside the chart is refused', async () => {
    const outside = [
      { ownerKind: 'member', ownerId: 'm', kind: 'clearing_bank', currency },
      { ownerKind: 'house', ownerId: 'h', kind: 'slush' as AccountKind, currency },
      { ownerKind: 'member', ownerId: 'm', kind: 'cash', currency: 'vnd' },
    ] as const
    for (const ref of outside) {
      await expect(database.run((tx) => openAccount(tx, ref))).rejects.toThrow('the chart has no account')
    }
  })

  test('play money never meets a bank, and real money never the play-money account', async () => {
    const bank = { ownerKind: 'house', ownerId: 'h', kind: 'clearing_bank', currency: 'FUN' } as const
    const play = { ownerKind: 'house', ownerId: 'h', kind: 'play_money', currency } as const
    await expect(database.run((tx) => openAccount(tx, bank))).rejects.toThrow('the chart has no account')
    await expect(database.run((tx) => openAccount(tx, play))).rejects.toThrow('the chart has no account')
    await expect(database.run((tx) => openAccount(tx, { ...play, currency: 'FUN' }))).resolves.toBeTypeOf('bigint')
  })

  test('an account closes only when it is empty, and stays closed', async () => {
    const account = await world.member(100n)
    const close = () => database.run((tx) => closeAccount(tx, account))
    expect(await close()).toEqual({ status: 'refused', code: 'ACCOUNT_NOT_EMPTY' })
    await database.run((tx) => move(tx, { debit: account, credit: world.bank, amount: 100n }))
    expect(await close()).toEqual({ status: 'closed' })
    expect(await close()).toEqual({ status: 'closed' })
    const late = await database.run((tx) => move(tx, { debit: world.bank, credit: account, amount: 1n }))
    expect(late).toMatchObject({ status: 'refused', code: 'ACCOUNT_CLOSED', funds: { balanceMinor: 0n } })
  })

  test('a house account cannot be closed', async () => {
    await expect(database.run((tx) => closeAccount(tx, world.bank))).rejects.toThrow('cannot be closed')
  })
})

describe('transfers', () => {
  test('between accounts named by what they are, the first transfer opens both, and every other finds them', async () => {
    const member = { ownerKind: 'member', ownerId: 'mbr_named', kind: 'cash', currency } as const
    const bank = { ownerKind: 'house', ownerId: 'bank_named', kind: 'clearing_bank', currency } as const
    const pay = (key: string, amountMinor: bigint) =>
      database.run((tx) =>
        postTransferBetween(tx, { ...command(key), kind: 'deposit', debit: bank, credit: member, amountMinor }),
      )
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(`named-${index}`, 10n)))
    expect(tries.every(({ status }) => status === 'applied')).toBe(true)
    expect(await pay('named-0', 10n)).toMatchObject({ replayed: true, funds: { balanceMinor: 200n, version: 20n } })
    const id = await database.run((tx) => openAccount(tx, member))
    expect(await database.run((tx) => move(tx, { debit: id, credit: world.bank, amount: 200n }))).toMatchObject({
      funds: { balanceMinor: 0n },
    })
  })

  test('accounts named in two currencies, or outside the chart, raise', async () => {
    const member = { ownerKind: 'member', ownerId: 'mbr_mixed', kind: 'cash', currency } as const
    const vendor = { ownerKind: 'vendor', ownerId: 'v_mixed', kind: 'vendor_clearing', currency } as const
    const win = (debit: AccountRef, credit: AccountRef) =>
      database.run((tx) => postTransferBetween(tx, { ...command(), kind: 'win', debit, credit, amountMinor: 1n }))
    await expect(win(vendor, { ...member, currency: 'FUN' })).rejects.toThrow('differ in currency')
    await expect(win(vendor, { ...member, ownerKind: 'house' })).rejects.toThrow('the chart has no account')
  })

  test('a transfer moves the amount and answers what the debited account then holds', async () => {
    const account = await world.member(1_000n)
    const bet = await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 300n }))
    expect(bet).toMatchObject({
      status: 'applied',
      replayed: false,
      funds: { balanceMinor: 700n, heldMinor: 0n, availableMinor: 700n, version: 2n },
    })
  })

  test('the answer speaks of the credited account when only that keeps a running balance', async () => {
    const account = await world.member(50n)
    const win = await database.run((tx) => move(tx, { debit: world.vendor, credit: account, amount: 20n }))
    expect(win).toMatchObject({ funds: { balanceMinor: 70n, version: 2n } })
    const sweep = await database.run((tx) => move(tx, { debit: world.vendor, credit: world.bank, amount: 20n }))
    expect(sweep).toMatchObject({ status: 'applied', funds: null })
  })

  test('[I-05] more than the account holds is refused and moves nothing', async () => {
    const account = await world.member(100n)
    const refused = await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 101n }))
    expect(refused).toMatchObject({
      status: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      funds: { balanceMinor: 100n, version: 1n },
    })
  })

  test('[I-09] a key used again with the same hash answers the first outcome with the balance of now', async () => {
    const account = await world.member(100n)
    const bet = { debit: account, credit: world.vendor, amount: 60n, key: 'bet-once' }
    const first = await database.run((tx) => move(tx, bet))
    await database.run((tx) => move(tx, { debit: world.bank, credit: account, amount: 7n }))
    const again = await database.run((tx) => move(tx, bet))
    expect(again).toEqual({
      ...first,
      replayed: true,
      funds: { balanceMinor: 47n, heldMinor: 0n, availableMinor: 47n, version: 3n },
    })
  })

  test('[I-10] a refused key stays refused when money has arrived since', async () => {
    const account = await world.member(10n)
    const bet = { debit: account, credit: world.vendor, amount: 20n, key: 'refused-for-ever' }
    const first = await database.run((tx) => move(tx, bet))
    await database.run((tx) => move(tx, { debit: world.bank, credit: account, amount: 1_000n }))
    const again = await database.run((tx) => move(tx, bet))
    expect(first).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS', replayed: false })
    expect(again).toMatchObject({
      status: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      replayed: true,
      funds: { balanceMinor: 1_010n },
    })
  })

  test('[I-09] a key used again with another hash is a mismatch and moves nothing', async () => {
    const account = await world.member(100n)
    await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 1n, key: 'mine' }))
    const other = { ...command('mine'), requestHash: 'ab'.repeat(32) }
    const fields = { kind: 'bet', debitAccountId: account, creditAccountId: world.vendor, amountMinor: 2n }
    expect(await database.run((tx) => postTransfer(tx, { ...other, ...fields }))).toEqual({ status: 'mismatch' })
  })

  test('two scopes may use the same key', async () => {
    const account = await world.member(100n)
    const fields = { kind: 'bet', debitAccountId: account, creditAccountId: world.vendor, amountMinor: 1n }
    const results = await database.run(async (tx) => [
      await postTransfer(tx, { ...command('shared'), scope: 'vendor-a', ...fields }),
      await postTransfer(tx, { ...command('shared'), scope: 'vendor-b', ...fields }),
    ])
    expect(results).toMatchObject([{ replayed: false }, { replayed: false, funds: { balanceMinor: 98n } }])
  })

  test.each([
    ['an amount of zero', 0n],
    ['a negative amount', -5n],
    ['an amount of 10^18', 10n ** 18n],
  ])('%s throws', async (_, amount) => {
    await expect(database.run((tx) => move(tx, { debit: world.bank, credit: world.vendor, amount }))).rejects.toThrow(
      'amount',
    )
  })

  test('an unknown account, or the same account on both sides, throws', async () => {
    const account = await world.member(10n)
    const unknown = { debit: account, credit: 999_999_999n, amount: 1n }
    await expect(database.run((tx) => move(tx, unknown))).rejects.toThrow('does not exist')
    await expect(database.run((tx) => move(tx, { debit: account, credit: account, amount: 1n }))).rejects.toThrow(
      'I-01',
    )
  })

  test('[I-26] accounts of different currencies throw', async () => {
    const dollars = await database.run((tx) =>
      openAccount(tx, { ownerKind: 'member', ownerId: 'mbr_usd', kind: 'cash', currency: 'USD' }),
    )
    const mixed = { debit: world.bank, credit: dollars, amount: 1n }
    await expect(database.run((tx) => move(tx, mixed))).rejects.toThrow('I-26')
  })

  test('a transfer is found by its key, refused or not, and an unknown key is not', async () => {
    const account = await world.member(10n)
    await database.run((tx) =>
      move(tx, { debit: account, credit: world.vendor, amount: 4n, kind: 'bet', key: 'found' }),
    )
    await database.run((tx) =>
      move(tx, { debit: account, credit: world.vendor, amount: 99n, kind: 'bet', key: 'found-refused' }),
    )
    expect(await findTransfer(database.app, 'test', 'found')).toMatchObject({
      kind: 'bet',
      code: null,
      amountMinor: 4n,
      currency,
      debitAccountId: account,
      reversedBy: null,
    })
    expect(await findTransfer(database.app, 'test', 'found-refused')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await findTransfer(database.app, 'test', 'never-used')).toBeUndefined()
  })

  test('a transaction that fails later takes its transfers back, and the key is free again', async () => {
    const account = await world.member(100n)
    const bet = { debit: account, credit: world.vendor, amount: 100n, key: 'undone' }
    const failing = database.run(async (tx) => {
      await move(tx, bet)
      throw new Error('the use-case failed')
    })
    await expect(failing).rejects.toThrow('the use-case failed')
    expect(await database.run((tx) => move(tx, bet))).toMatchObject({ status: 'applied', replayed: false })
  })

  test('writers do not compile without a transaction', () => {
    // @ts-expect-error a pool is no transaction
    const withPool = () => move(database.app, { debit: 1n, credit: 2n, amount: 1n })
    // @ts-expect-error a pool is no transaction
    const openWithPool = () => open(database.app, 'cash')
    expect([withPool, openWithPool]).toHaveLength(2)
  })
})
