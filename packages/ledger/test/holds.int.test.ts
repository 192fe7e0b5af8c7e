import { beforeAll, expect, test } from 'vitest'
import { type CaptureHold, captureHold, closeAccount, placeHold, releaseHold } from '../src/index.ts'
import { buildWorld, command, move, open, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
let world: World
beforeAll(async () => {
  world = await buildWorld(database)
})

const place = (accountId: bigint, amountMinor: bigint, key?: string) =>
  database.run((tx) => placeHold(tx, { ...command(key), accountId, amountMinor }))

async function held(accountId: bigint, amountMinor: bigint): Promise<bigint> {
  const result = await place(accountId, amountMinor)
  if (result.status !== 'applied') throw new Error(`the hold was answered with ${result.status}`)
  return result.holdId
}

const capture = (holdId: bigint, amountMinor?: bigint, more: Partial<CaptureHold> = {}) =>
  database.run((tx) =>
    captureHold(tx, { ...command(), kind: 'withdrawal', holdId, creditAccountId: world.bank, amountMinor, ...more }),
  )

const release = (holdId: bigint, finalState?: 'released' | 'expired', key?: string) =>
  database.run((tx) => releaseHold(tx, { ...command(key), holdId, finalState }))

test('[I-06] a hold leaves the balance and shrinks what is available', async () => {
  const account = await world.member(100n)
  expect(await place(account, 70n)).toMatchObject({
    status: 'applied',
    funds: { balanceMinor: 100n, heldMinor: 70n, availableMinor: 30n, version: 1n },
  })
})

test('[I-06] held money is neither spent nor held again', async () => {
  const account = await world.member(100n)
  await held(account, 70n)
  const bet = await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 31n }))
  expect(bet).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS' })
  const refused = await place(account, 31n, 'second-hold')
  expect(refused).toEqual({
    status: 'refused',
    code: 'INSUFFICIENT_FUNDS',
    replayed: false,
    funds: { balanceMinor: 100n, heldMinor: 70n, availableMinor: 30n, version: 1n },
  })
  expect(await place(account, 31n, 'second-hold')).toEqual({ ...refused, replayed: true })
})

test('[I-08] a captured hold pays its whole amount and cannot be captured or released again', async () => {
  const account = await world.member(100n)
  const hold = await held(account, 70n)
  expect(await capture(hold)).toMatchObject({
    status: 'applied',
    holdId: hold,
    funds: { balanceMinor: 30n, heldMinor: 0n, availableMinor: 30n, version: 2n },
  })
  expect(await capture(hold)).toMatchObject({ status: 'refused', code: 'HOLD_NOT_OPEN' })
  expect(await release(hold)).toMatchObject({ status: 'refused', code: 'HOLD_NOT_OPEN', funds: { balanceMinor: 30n } })
})

test('[I-08] a hold may be captured in parts; what is left is released', async () => {
  const account = await world.member(100n)
  const hold = await held(account, 70n)
  expect(await capture(hold, 20n)).toMatchObject({ funds: { balanceMinor: 80n, heldMinor: 50n, availableMinor: 30n } })
  expect(await capture(hold, 51n)).toMatchObject({ status: 'refused', code: 'HOLD_EXCEEDED' })
  expect(await release(hold)).toMatchObject({ status: 'applied', funds: { balanceMinor: 80n, heldMinor: 0n } })
  expect(await capture(hold, 1n)).toMatchObject({ status: 'refused', code: 'HOLD_NOT_OPEN' })
})

test('[I-08] the parts of a hold that sum to its amount close it as captured', async () => {
  const account = await world.member(70n)
  const hold = await held(account, 70n)
  await capture(hold, 20n)
  await capture(hold, 50n)
  expect(await release(hold)).toMatchObject({
    status: 'refused',
    code: 'HOLD_NOT_OPEN',
    funds: { balanceMinor: 0n, heldMinor: 0n },
  })
})

test('[I-08] an expired hold gives the money back and stays expired', async () => {
  const account = await world.member(70n)
  const hold = await held(account, 70n)
  expect(await release(hold, 'expired')).toMatchObject({ status: 'applied', funds: { availableMinor: 70n } })
  expect(await capture(hold)).toMatchObject({ status: 'refused', code: 'HOLD_NOT_OPEN' })
})

test('[I-09] capture and release replay by their keys, and another hash is a mismatch', async () => {
  const account = await world.member(100n)
  const [captured, released] = [await held(account, 10n), await held(account, 20n)]
  const first = await capture(captured, undefined, command('capture-once'))
  expect(await capture(captured, undefined, command('capture-once'))).toMatchObject({
    ...first,
    replayed: true,
    funds: { balanceMinor: 90n, heldMinor: 20n },
  })
  const given = await release(released, 'released', 'release-once')
  expect(await release(released, 'released', 'release-once')).toEqual({ ...given, replayed: true })
  const other = { ...command('capture-once'), requestHash: 'cd'.repeat(32) }
  expect(await capture(captured, undefined, other)).toEqual({ status: 'mismatch' })
})

test("[I-09] a key belongs to one operation: a hold's key does not release it", async () => {
  const account = await world.member(100n)
  const hold = await place(account, 10n, 'hold-key')
  if (hold.status !== 'applied') throw new Error('the hold was refused')
  expect(await release(hold.holdId, 'released', 'hold-key')).toEqual({ status: 'mismatch' })
})

test('a capture into a closed account is refused and the money stays held', async () => {
  const account = await world.member(10n)
  const hold = await held(account, 10n)
  const closed = await world.member(0n)
  await database.run((tx) => closeAccount(tx, closed))
  expect(await capture(hold, undefined, { creditAccountId: closed })).toMatchObject({
    status: 'refused',
    code: 'ACCOUNT_CLOSED',
    funds: { heldMinor: 10n },
  })
})

test('a closed account takes no hold, and an account with a hold does not close', async () => {
  const closed = await world.member(0n)
  await database.run((tx) => closeAccount(tx, closed))
  expect(await place(closed, 1n)).toMatchObject({ status: 'refused', code: 'ACCOUNT_CLOSED' })
  const account = await world.member(5n)
  await held(account, 5n)
  expect(await database.run((tx) => closeAccount(tx, account))).toMatchObject({ code: 'ACCOUNT_NOT_EMPTY' })
})

test('a capture may pay another account of a member', async () => {
  const account = await world.member(10n)
  const bonus = await database.run((tx) => open(tx, 'bonus'))
  const hold = await held(account, 10n)
  expect(await capture(hold, 4n, { creditAccountId: bonus })).toMatchObject({
    status: 'applied',
    funds: { balanceMinor: 6n, heldMinor: 6n },
  })
})

test('an unknown hold, an amount of zero, and a hold on a house account throw', async () => {
  const account = await world.member(10n)
  await expect(capture(999_999_999n)).rejects.toThrow('does not exist')
  await expect(release(999_999_999n)).rejects.toThrow('does not exist')
  await expect(place(account, 0n)).rejects.toThrow('amount')
  await expect(place(world.bank, 1n)).rejects.toThrow('may owe')
})
