import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  captureHold,
  findTransfer,
  getBalance,
  openAccount,
  placeHold,
  reverseTransfer,
  type TransferResult,
} from '../src/index.ts'
import { buildWorld, command, move, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
let world: World
beforeAll(async () => {
  world = await buildWorld(database)
})

function transferIdOf(result: TransferResult): bigint {
  if (result.status === 'mismatch') throw new Error('a mismatch has no transfer')
  return result.transferId
}

async function bet(account: bigint, amount: bigint, key?: string): Promise<bigint> {
  return transferIdOf(
    await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount, kind: 'bet', key })),
  )
}

const reverse = (transferId: bigint, key?: string) =>
  database.run((tx) => reverseTransfer(tx, { ...command(key), transferId }))

test('[I-13] a reversal moves exactly the amount back and names the transfer it took back', async () => {
  const account = await world.member(100n)
  const original = await bet(account, 40n, 'taken-back')
  const reversal = await reverse(original, 'takes-back')
  expect(reversal).toMatchObject({ status: 'applied', funds: { balanceMinor: 100n, version: 3n } })
  const { transferId } = (await findTransfer(database.app, 'test', 'takes-back'))!
  expect(await findTransfer(database.app, 'test', 'takes-back')).toMatchObject({ kind: 'reversal', reverses: original })
  expect(await findTransfer(database.app, 'test', 'taken-back')).toMatchObject({ reversedBy: transferId })
})

test('[I-13] a second reversal is refused whatever its key, and a repeated one replays', async () => {
  const account = await world.member(100n)
  const original = await bet(account, 40n)
  const first = await reverse(original, 'once')
  expect(await reverse(original)).toMatchObject({
    status: 'refused',
    code: 'ALREADY_REVERSED',
    funds: { balanceMinor: 100n },
  })
  expect(await reverse(original, 'once')).toEqual({ ...first, replayed: true })
})

test('[I-13] a reversal cannot be reversed, nor a refused transfer', async () => {
  const account = await world.member(100n)
  const original = await bet(account, 40n)
  const reversal = await reverse(original)
  expect(await reverse(transferIdOf(reversal as TransferResult))).toMatchObject({
    status: 'refused',
    code: 'NOT_REVERSIBLE',
  })
  const refused = await bet(account, 1_000n)
  expect(await reverse(refused)).toMatchObject({ status: 'refused', code: 'NOT_REVERSIBLE' })
})

test('[I-05] a win that was spent cannot be taken back; a later attempt needs a new key', async () => {
  const account = await world.member(0n)
  const win = transferIdOf(await database.run((tx) => move(tx, { debit: world.vendor, credit: account, amount: 50n })))
  await bet(account, 30n)
  expect(await reverse(win, 'too-late')).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS' })
  await database.run((tx) => move(tx, { debit: world.bank, credit: account, amount: 30n }))
  expect(await reverse(win, 'too-late')).toMatchObject({ status: 'refused', replayed: true })
  expect(await reverse(win)).toMatchObject({ status: 'applied', funds: { balanceMinor: 0n } })
})

test('[I-13] a reversal between house accounts waits for one in flight, and is then refused', async () => {
  const sweep = transferIdOf(
    await database.run((tx) => move(tx, { debit: world.vendor, credit: world.bank, amount: 5n })),
  )
  const inFlight = await database.app.startTransaction().execute()
  const first = await reverseTransfer(inFlight, { ...command(), transferId: sweep })
  const second = reverse(sweep)
  await untilSomeoneWaits()
  await inFlight.commit().execute()
  expect([first, await second]).toMatchObject([{ status: 'applied' }, { status: 'refused', code: 'ALREADY_REVERSED' }])
})

/** Returns once a session of this database waits for a lock of another one. */
async function untilSomeoneWaits(): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const { rows } = await sql`select pg_sleep(0.002) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.owner)
    if (rows.length > 0) return
  }
  throw new Error('nobody waited')
}

test('a captured withdrawal that bounced is reversed to the balance, and its hold stays captured', async () => {
  const ref = { ownerKind: 'member', ownerId: 'mbr_bounced', kind: 'cash', currency: 'VND' } as const
  const account = await database.run((tx) => openAccount(tx, ref))
  await database.run((tx) => move(tx, { debit: world.bank, credit: account, amount: 80n }))
  const hold = await database.run((tx) => placeHold(tx, { ...command(), accountId: account, amountMinor: 80n }))
  if (hold.status !== 'applied') throw new Error('the hold was refused')
  const paid = await database.run((tx) =>
    captureHold(tx, { ...command(), kind: 'withdrawal', holdId: hold.holdId, creditAccountId: world.bank }),
  )
  if (paid.status !== 'applied') throw new Error('the capture was refused')
  expect(await reverse(paid.transferId)).toMatchObject({ status: 'applied' })
  expect(await getBalance(database.app, ref)).toMatchObject({ balanceMinor: 80n, heldMinor: 0n })
  const again = { ...command(), kind: 'withdrawal', holdId: hold.holdId, creditAccountId: world.bank }
  expect(await database.run((tx) => captureHold(tx, again))).toMatchObject({ status: 'refused', code: 'HOLD_NOT_OPEN' })
})

test('an unknown transfer throws', async () => {
  await expect(reverse(999_999_999n)).rejects.toThrow('does not exist')
})
