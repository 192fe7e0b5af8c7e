import { randomUUID } from 'node:crypto'
import { runDueCalls } from '@fairground/vendor-kit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { changeTableState } from '../src/tables/open-tables.ts'
import { voidOpenBetting } from '../src/tables/step-table.ts'
import { openTable } from '../src/tables/table.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'live-roulette'
const chip = 1_000_000
const startMinor = 100_000_000n
let owner: pg.Client
let table: TestTable
let frame: SlipFrame
let roundId: string

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, tableId)
})
afterAll(() => owner.end())
beforeEach(async () => {
  frame = await openSlipFrame(studio, { gameId: tableId })
  roundId = (await table.openRoundOf(() => true)).shared_round_id
})
afterEach(async () => {
  studio.wallet.calm()
  await table.finish()
  await isWhole()
})

/** What left the player is what the round kept of stakes, less what it paid. */
async function isWhole(): Promise<void> {
  await runDueCalls(studio.context, endsOf(studio.context))
  const { rows } = await owner.query(
    `select coalesce(sum(payout_minor), 0)::text as paid,
       coalesce(sum(stake_minor) filter (where state in ('taken', 'ended')), 0)::text as held,
       count(*) filter (where state = 'betting')::integer as waiting
     from studio.shared_bets where player_id = $1`,
    [frame.playerId],
  )
  const [{ paid, held, waiting }] = rows
  expect(waiting).toBe(0)
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor - BigInt(held) + BigInt(paid))
}

const toEnd = async (leftMs = 0) => {
  const { closes_at } = await table.latest()
  studio.clock.advance(closes_at.getTime() - leftMs - studio.clock.now().getTime())
}

describe('a slip', () => {
  test('a millisecond late is BETTING_CLOSED, one in the last millisecond is taken', async () => {
    const { closes_at } = await table.latest()
    const late = await openSlipFrame(studio, { gameId: tableId })
    await toEnd(1)
    expect(await frame.slip(roundId, { red: chip })).toMatchObject({ ok: true })
    expect(await late.slip(roundId, { red: chip }, { receivedAt: closes_at })).toMatchObject({ code: 'BETTING_CLOSED' })
    expect(studio.wallet.book.balanceOf(late.playerId)).toBe(startMinor)
  })

  test('sent twice, and from two tabs at once, is one bet and one debit', async () => {
    const requestId = randomUUID()
    const [one, two, three] = await Promise.all([
      frame.slip(roundId, { red: chip }, { requestId }),
      frame.slip(roundId, { red: chip }, { requestId }),
      frame.slip(roundId, { red: chip }),
    ])
    const ids = [one, two, three].flatMap((told) => (told?.ok ? [told.value.bet.roundId] : []))
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect(studio.wallet.book.moved(frame.playerId).betsMinor).toBe(BigInt(chip))
  })

  test('another one under the same number from a second tab is SLIP_SPENT', async () => {
    await frame.slip(roundId, { red: chip })
    expect(await frame.slip(roundId, { black: chip })).toMatchObject({ ok: false, code: 'SLIP_SPENT' })
  })

  test('of more than the balance is INSUFFICIENT_FUNDS', async () => {
    const poor = await openSlipFrame(studio, { gameId: tableId })
    studio.wallet.book.addPlayer(poor.playerId, { balanceMinor: 5n })
    expect(await poor.slip(roundId, { red: chip })).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' })
    expect(studio.wallet.book.balanceOf(poor.playerId)).toBe(5n)
  })

  test.each([
    ['below the least chip', { red: 1 }, 'min'],
    ['above the largest chip', { red: 900_000_000_000 }, 'max'],
  ])('%s is STAKE_NOT_ALLOWED with the rule and its limit', async (_name, spots, rule) => {
    expect(await frame.slip(roundId, spots)).toMatchObject({
      ...{ ok: false, code: 'STAKE_NOT_ALLOWED', fault: { rule, spot: 'red', limitMinor: expect.any(String) } },
    })
  })

  test.each([['1-5'], ['2-6'], ['36-37'], ['1-2-3-4'], ['0-4'], ['7-10-13']])(
    'on %s, which is no place of the layout, is BAD_REQUEST, whatever lies beside it',
    async (spot) => {
      expect(await frame.slip(roundId, { red: chip, [spot]: chip })).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
      expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
    },
  )

  test('at a table that is paused is taken for the round under way; at a closed one it is GAME_DISABLED', async () => {
    const change = (state: 'open' | 'paused' | 'closed') =>
      changeTableState(studio.context, { tableId, state, cause: state === 'open' ? null : 'maintenance' })
    await change('paused')
    expect(await frame.slip(roundId, { red: chip })).toMatchObject({ ok: true })
    await change('closed')
    expect(await frame.slip(roundId, { red: 2 * chip }, { slipNo: 2 })).toMatchObject({ code: 'GAME_DISABLED' })
    await change('open')
  })
})

describe('the writer is gone', () => {
  test('in betting: every stake goes back', async () => {
    await frame.slip(roundId, { red: chip })
    await voidOpenBetting(studio.context, tableId, 'a restart')
    await table.pay()
    expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
  })

  test.each(['locked', 'running', 'result'])('in %s: the next one finishes the round from its seed', async (state) => {
    await frame.slip(roundId, { red: chip, black: chip })
    await toEnd()
    while ((await table.latest()).state !== state) studio.clock.advance(await table.step())
    const next = new TestTable(studio, tableId)
    Object.assign(next, { table: openTable(studio.context, tableId, async () => undefined) })
    await voidOpenBetting(studio.context, tableId, 'a restart')
    const round = await next.finish()
    expect(round).toMatchObject({ shared_round_id: roundId, state: 'settled' })
    // One of them has won, or zero came.
    const wonMinor = studio.wallet.book.moved(frame.playerId).winsMinor
    expect([0n, BigInt(2 * chip)]).toContain(wonMinor)
  })
})

test('the wallet is away at the lock: what it has not taken in time is not in the round, and goes back', async () => {
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  studio.wallet.disturb('bet', { kind: 'late-answer', until })
  const placed = frame.slip(roundId, { red: chip })
  await expect
    .poll(
      async () =>
        (await owner.query('select 1 from studio.shared_bets where shared_round_id = $1', [roundId])).rowCount,
    )
    .toBe(1)
  await toEnd()
  await table.step()
  studio.clock.advance(3_000)
  await table.step()
  answer()
  expect(await placed).toMatchObject({ ok: false, code: 'WALLET_UNREACHABLE' })
  await table.finish()
  expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor)
})
