import { beforeAll, expect, test } from 'vitest'
import { captureHold, listBrokenInvariants, placeHold, releaseHold, rollUpHouseBalances } from '../src/index.ts'
import { buildWorld, command, move, open, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
let world: World
beforeAll(async () => {
  world = await buildWorld(database)
})

const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const countOf = (results: { status: string }[], status: string) =>
  results.filter((result) => result.status === status).length

test('[I-05] ten transfers of the whole balance at once: one wins', async () => {
  const account = await world.member(100n)
  const results = await atOnce(10, () =>
    database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 100n })),
  )
  expect([countOf(results, 'applied'), countOf(results, 'refused')]).toEqual([1, 9])
})

test('[I-06] ten holds and ten bets of the whole balance at once: one wins', async () => {
  const account = await world.member(100n)
  const results = await atOnce(20, (index) =>
    database.run<{ status: string }>((tx) =>
      index % 2 === 0
        ? move(tx, { debit: account, credit: world.vendor, amount: 100n })
        : placeHold(tx, { ...command(), accountId: account, amountMinor: 100n }),
    ),
  )
  expect([countOf(results, 'applied'), countOf(results, 'refused')]).toEqual([1, 19])
})

test('[I-09] the same key twenty times at once: one transfer, nineteen replays of it', async () => {
  const account = await world.member(100n)
  const bet = { debit: account, credit: world.vendor, amount: 1n, key: 'twenty-times' }
  const results = await atOnce(20, () => database.run((tx) => move(tx, bet)))
  const applied = results.flatMap((result) => (result.status === 'applied' ? [result] : []))
  expect(new Set(applied.map((result) => result.transferId)).size).toBe(1)
  expect(applied.filter((result) => result.replayed)).toHaveLength(19)
  expect(applied.every((result) => result.funds?.balanceMinor === 99n)).toBe(true)
})

test('[I-09] the same key for transfers of twenty members at once: one is applied, the others mismatch', async () => {
  const accounts = await atOnce(20, () => world.member(10n))
  const results = await atOnce(20, (index) =>
    database.run((tx) => {
      const bet = { debit: accounts[index]!, credit: world.vendor, amount: 1n }
      return move(tx, { ...bet, key: 'contested', requestHash: String(index).padStart(64, '0') })
    }),
  )
  expect([countOf(results, 'applied'), countOf(results, 'mismatch')]).toEqual([1, 19])
})

test('[I-10] the same refused key twenty times at once: one refusal, replayed', async () => {
  const account = await world.member(0n)
  const bet = { debit: account, credit: world.vendor, amount: 1n, key: 'refused-twenty-times' }
  const results = await atOnce(20, () => database.run((tx) => move(tx, bet)))
  expect(countOf(results, 'refused')).toBe(20)
  expect(results.filter((result) => result.status === 'refused' && result.replayed)).toHaveLength(19)
})

test('rings of overlapping transfers never deadlock and keep every amount', async () => {
  const accounts = await atOnce(4, () => world.member(1_000n))
  const results = await atOnce(80, (index) => {
    const debit = accounts[index % 4]!
    const credit = accounts[(index + (index % 3) + 1) % 4]!
    return database.run((tx) => move(tx, { debit, credit, amount: BigInt((index % 7) + 1) }))
  })
  expect(countOf(results, 'applied')).toBe(80)
})

test('[I-08] capture and release at once: one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const account = await world.member(50n)
    const hold = await database.run((tx) => placeHold(tx, { ...command(), accountId: account, amountMinor: 50n }))
    if (hold.status !== 'applied') throw new Error('the hold was refused')
    const { holdId } = hold
    const capture = { kind: 'withdrawal', holdId, creditAccountId: world.bank }
    const results = await atOnce(6, (index) =>
      database.run<{ status: string }>((tx) =>
        index % 2 === 0 ? captureHold(tx, { ...command(), ...capture }) : releaseHold(tx, { ...command(), holdId }),
      ),
    )
    expect([countOf(results, 'applied'), countOf(results, 'refused')]).toEqual([1, 5])
  }
})

test('captures into accounts below and above the held one never deadlock with transfers the other way', async () => {
  const [low, middle, high] = [await world.member(500n), await world.member(500n), await world.member(500n)]
  const results = await atOnce(30, async (index) => {
    if (index % 2 === 0)
      return database.run((tx) => move(tx, { debit: index % 4 ? low : high, credit: middle, amount: 1n }))
    return database
      .run(async (tx) => {
        const hold = await placeHold(tx, { ...command(), accountId: middle, amountMinor: 1n })
        if (hold.status !== 'applied') throw new Error('the hold was refused')
        return hold
      })
      .then(({ holdId }) =>
        database.run((tx) =>
          captureHold(tx, { ...command(), kind: 'payout', holdId, creditAccountId: index % 4 === 1 ? low : high }),
        ),
      )
  })
  expect(countOf(results, 'applied')).toBe(30)
})

test('[I-03] roll-ups while money moves count every amount once', async () => {
  const accounts = await atOnce(8, () => world.member(1_000n))
  const bonus = await database.run((tx) => open(tx, 'expense_bonus'))
  await atOnce(60, async (index): Promise<unknown> => {
    if (index % 6 === 0) return database.run(rollUpHouseBalances)
    const member = accounts[index % 8]!
    return database.run((tx) =>
      move(tx, { debit: index % 2 ? bonus : member, credit: index % 2 ? member : world.vendor, amount: 3n }),
    )
  })
  expect(await listBrokenInvariants(database.app)).toEqual([])
})
