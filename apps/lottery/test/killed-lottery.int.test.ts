import { randomUUID } from 'node:crypto'
import { testDatabase } from '@fairground/postgres/testing'
import { prepareVendorDatabase } from '@fairground/vendor-kit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { lotteryStorage } from '../src/config.ts'
import { DatabaseOwner } from './hold-database.ts'
import { type LotteryFrame, openLotteryFrame, startMinor } from './lottery-frame.ts'
import { LotteryProcess } from './lottery-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const gameId = 'xsmb-1'
const database = testDatabase('lottery', (url) => prepareVendorDatabase(lotteryStorage, url))
const lottery = new LotteryProcess(gameId)
let owner: DatabaseOwner

/** The fewest tickets that one page of the settlement does not take: 500 lines of 20,000 each, and one more. */
const players = 41
const lines = Array.from({ length: 500 }, (_, index) => ({
  ...{ play: 'lo2_1k', selection: [String(index % 100).padStart(2, '0')] },
}))
const neverAnswered = { kind: 'late-answer', until: new Promise(() => {}) } as const

beforeAll(async () => {
  owner = await DatabaseOwner.open(database.url)
  await lottery.open(database.url)
})
beforeEach(async () => {
  await lottery.kill()
  await lottery.start()
})
afterAll(async () => {
  await lottery.close()
  await owner.close()
})

/** A draw of one test alone, that stays on sale until the test says otherwise. After a start it may not be on sale yet. */
const drawAhead = (frame: LotteryFrame, place: 8 | 9): Promise<string> =>
  vi.waitUntil(async () => (await frame.draws())[place]?.drawId, { timeout: 120_000 })
const timesSeen = (call: 'bet' | 'win' | 'rollback', { playerId }: LotteryFrame) =>
  lottery.wallet.seen.filter((seen) => seen.call === call && seen.code === 'OK' && seen.body.playerId === playerId)
    .length

/** Its stake is booked by the wallet, and the lottery dies before it hears so. */
async function killWhileBuying(frame: LotteryFrame, order: Parameters<LotteryFrame['buy']>[0]): Promise<void> {
  lottery.wallet.disturb('bet', neverAnswered)
  const bought = frame.buy(order).catch(() => undefined)
  const answered = bought.then((answer) => Promise.reject(new Error(`answered: ${JSON.stringify(answer?.body)}`)))
  await Promise.race([vi.waitUntil(() => timesSeen('bet', frame) === 1, { timeout: 120_000 }), answered])
  await lottery.kill()
  await answered.catch(() => {})
}

/** Claims of the process that died have run out. */
const letClaimsRunOut = () => owner.read(`update wallet_calls set next_at = now() where state = 'pending'`)

test('killed when the stake is booked and not noted: the next start takes the ticket, and the same press buys it once', async () => {
  const frame = await openLotteryFrame(lottery, gameId)
  const order = { lines: lines.slice(0, 3), draws: [{ drawId: await drawAhead(frame, 8) }], requestId: randomUUID() }
  await killWhileBuying(frame, order)
  await letClaimsRunOut()
  await lottery.start()
  await owner.until(`not exists (select from wallet_calls where state = 'pending')`)
  const { body } = await frame.buy(order)
  expect(body.tickets).toMatchObject([{ state: 'presenting', stakeMinor: '300000' }])
  expect(timesSeen('bet', frame)).toBe(1)
  expect(frame.balanceMinor).toBe(startMinor - 300_000n)
})

test('killed at every step from the close to the last payment: each ticket ends once, and its player is paid once', async () => {
  const doubtful = await openLotteryFrame(lottery, gameId)
  const drawId = await drawAhead(doubtful, 9)
  const frames: LotteryFrame[] = []
  for (let player = 0; player < players; player += 1) {
    const frame = await openLotteryFrame(lottery, gameId)
    const { body } = await frame.buy({ lines, draws: [{ drawId }] })
    expect(body, body.message).toMatchObject({ tickets: [{ state: 'presenting' }] })
    frames.push(frame)
  }
  await killWhileBuying(doubtful, { lines: lines.slice(0, 1), draws: [{ drawId }] })
  const states = async () =>
    Object.fromEntries(
      (
        await owner.read<{ state: string; count: number }>(
          'select state, count(*)::int as count from rounds where draw_id = $1 group by state',
          [drawId],
        )
      ).map(({ state, count }) => [state, count]),
    )
  const stateOfDraw = async () =>
    (await owner.read<{ state: string }>('select state from shared_rounds where shared_round_id = $1', [drawId]))[0]
      ?.state
  // The sale has ended, and nobody has looked into the ticket in doubt.
  await owner.read(
    `update shared_rounds set opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour',
      draws_at = now() - interval '1 hour' where shared_round_id = $1`,
    [drawId],
  )
  await owner.read(`update wallet_calls set next_at = now() + interval '1 hour' where state = 'pending'`)

  // At the close: every page was read, nothing is written.
  await owner.hold('lock table tree_parts in exclusive mode')
  await lottery.start()
  await owner.untilHeld('insert into tree_parts')
  await lottery.kill()
  await owner.release()
  expect(await stateOfDraw()).toBe('open')
  expect(await states()).toEqual({ betting: 1, presenting: players })

  // Closed and drawn, and no ticket is settled; the stake in doubt goes back, and nobody hears that it did.
  lottery.wallet.disturb('rollback', neverAnswered)
  await owner.hold(`select from rounds where draw_id = $1 and state = 'presenting' for update`, [drawId])
  await lottery.start()
  await owner.untilHeld('join page')
  await vi.waitUntil(() => timesSeen('rollback', doubtful) === 1, { timeout: 120_000 })
  await lottery.kill()
  await owner.release()
  expect(await stateOfDraw()).toBe('drawn')
  expect(await states()).toEqual({ void: 1, presenting: players })

  // Within the first page of the settlement: tickets are written, their wins are not.
  await owner.hold('lock table wallet_calls in exclusive mode')
  await lottery.start()
  await owner.untilHeld('insert into wallet_calls')
  await lottery.kill()
  await owner.release()
  expect(await states()).toEqual({ void: 1, presenting: players })

  // Between its pages, while wins of the first one are on their way: the wallet books them, and nobody hears that it did.
  lottery.wallet.disturb('win', neverAnswered, players)
  await owner.hold(
    `select from rounds where round_id = (select max(round_id) from rounds
      where draw_id = $1 and state = 'presenting') for update`,
    [drawId],
  )
  await lottery.start()
  await owner.untilHeld('join page')
  const paid = () => frames.filter((frame) => timesSeen('win', frame) === 1).length
  await vi.waitUntil(() => paid() > 0, { timeout: 120_000 })
  await lottery.kill()
  await owner.release()
  expect(await stateOfDraw()).toBe('drawn')
  expect(await states()).toEqual({ void: 1, collected: players - 1, presenting: 1 })

  lottery.wallet.calm()
  await letClaimsRunOut()
  await lottery.start()
  await owner.until(`not exists (select from wallet_calls where state <> 'done')
    and not exists (select from rounds where draw_id = '${drawId}' and state = 'presenting')`)
  await owner.until(`(select state from shared_rounds where shared_round_id = '${drawId}') = 'settled'`)
  expect(await states()).toEqual({ void: 1, collected: players })
  const tickets = await owner.read<{
    player_id: string
    stake_minor: string
    payout_minor: string
    lines_minor: string
  }>(
    `select player_id, stake_minor, payout_minor, (select sum(payout_minor) from lines l where l.round_id = r.round_id) as lines_minor
    from rounds r where draw_id = $1`,
    [drawId],
  )
  for (const frame of frames) {
    const [ticket, ...others] = tickets.filter(({ player_id }) => player_id === frame.playerId)
    expect(others).toEqual([])
    const [stakeMinor, payoutMinor] = [BigInt(ticket?.stake_minor ?? 0), BigInt(ticket?.payout_minor ?? 0)]
    expect(payoutMinor).toBeGreaterThan(0n)
    expect(String(payoutMinor)).toBe(ticket?.lines_minor)
    const moved = { betsMinor: stakeMinor, winsMinor: payoutMinor, wins: 1 }
    expect(lottery.wallet.book.moved(frame.playerId)).toEqual(moved)
    expect(frame.balanceMinor).toBe(startMinor - stakeMinor + payoutMinor)
  }
  // The ticket in doubt is no part of the draw, and its stake is back.
  expect(lottery.wallet.book.moved(doubtful.playerId)).toMatchObject({ betsMinor: 0n, wins: 0 })
  expect(doubtful.balanceMinor).toBe(startMinor)
  const [draw] = await owner.read<{ ticket_count: number }>(
    'select ticket_count from shared_rounds where shared_round_id = $1',
    [drawId],
  )
  expect(draw?.ticket_count).toBe(players * lines.length)
})
