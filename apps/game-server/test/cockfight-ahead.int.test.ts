import { randomUUID } from 'node:crypto'
import { type AheadAnswer, type AheadRequest, type OpenAnswer, studioPaths } from '@fairground/contract/studio'
import { checkSharedBet, findSharedGame } from '@fairground/game-rules/tables'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reloadTables } from '../src/tables/open-tables.ts'
import { sharedRulesOf } from '../src/tables/rules-of.ts'
import { findLatestShared, listSharedById } from '../src/tables/shared-round-store.ts'
import { voidOpenBetting } from '../src/tables/step-table.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame, type SlipFrame } from './slip-table.ts'
import { Frame, openGame, testStudio } from './test-studio.ts'

const studio = testStudio()
const tableId = 'cockfight'
const chip = 1_000_000
let table: TestTable
let frame: Frame<OpenAnswer>
let playerId: string

beforeAll(async () => {
  table = await TestTable.prepare(studio, tableId)
})
beforeEach(async () => {
  frame = await newFrame()
  playerId = frame.playerId
  await openRound()
})

async function newFrame(): Promise<Frame<OpenAnswer>> {
  const { playerId: id, opened } = await openGame(studio, { gameId: tableId })
  return new Frame(studio, id, opened)
}
const openRound = () => table.openRoundOf(() => true)
const now = async () => (await findLatestShared(studio.context.db, tableId))!
const rules = () => sharedRulesOf(studio.context, tableId)

async function pricesAt(number: number): Promise<Record<string, number>> {
  const { commitment, salt, number: at } = await now()
  return rules().ahead?.pricesOf({ commit: commitment, salt, number: at }, number) ?? {}
}

async function place(number: number, wishes: Partial<AheadRequest> = {}, by = frame) {
  const { spot = 'meron' } = wishes
  const priceX100 = (await pricesAt(number))[spot] ?? 190
  return by.post<{ bet: { roundId: string; state: string; sharedRoundId: string }; code?: string }>(
    studioPaths.sharedAhead,
    { requestId: randomUUID(), number, spot, priceX100, stakeMinor: `${chip}`, ...wishes },
  )
}

const betRow = (roundId: string) =>
  studio.context.db.selectFrom('shared_bets').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()
const movedOf = (id = playerId) => studio.wallet.book.moved(id)
const listAhead = (outright = 'no') => frame.get<AheadAnswer>(`${studioPaths.sharedAhead}?outright=${outright}`)

/** Plays until this round of the chain takes bets. */
async function playTo(number: number): Promise<void> {
  for (;;) {
    const round = await openRound()
    if (round.number >= number) return
    await table.run(round)
    await table.finish()
  }
}
async function finish(): Promise<void> {
  await table.run(await table.latest())
  await table.finish()
}

describe('a bet on a fight to come', () => {
  test('waits in the round of its fight, and is paid there at the price it was taken at', async () => {
    const { number } = await now()
    const prices = await pricesAt(number + 3)
    const { body } = await place(number + 3)
    expect(body.bet).toMatchObject({ state: 'taken' })
    expect((await listAhead()).body.bets).toMatchObject([{ roundId: body.bet.roundId, state: 'taken' }])
    await playTo(number + 3)
    expect((await now()).shared_round_id).toBe(body.bet.sharedRoundId)
    await finish()
    expect((await listAhead()).body.bets).toEqual([])
    const row = await betRow(body.bet.roundId)
    const [round] = await listSharedById(studio.context.db, [row.shared_round_id])
    const told = round?.outcome as unknown as { result: { end: 'meron' | 'wala' | 'both' | 'time' } } | undefined
    const paid = { meron: (chip / 100) * (prices.meron ?? 0), wala: 0, both: chip, time: chip }
    expect(row).toMatchObject({ state: 'ended', payout_minor: `${paid[told?.result.end ?? 'wala']}` })
    expect(movedOf()).toMatchObject({ betsMinor: BigInt(chip), winsMinor: BigInt(row.payout_minor) })
  })

  test('can be checked by anybody from the seed of its fight', async () => {
    const { number } = await now()
    const { body } = await place(number + 1, { spot: 'wala' })
    await playTo(number + 1)
    await finish()
    const { input, payout_minor, events, stake_minor } = await betRow(body.bet.roundId)
    const [round] = await listSharedById(studio.context.db, [body.bet.sharedRoundId])
    const game = findSharedGame(tableId, round?.rules_version ?? 0)
    const serverSeed = round?.server_seed ?? ''
    const outcome = game?.source.draw({ serverSeed, clientSeed: round?.salt ?? '', nonce: number + 1 })
    expect(outcome).toEqual(round?.outcome)
    const told = { roundId: body.bet.roundId, currency: 'VND', isFree: false, bet: input, stakeMinor: stake_minor }
    const drawn = { rules: game!, outcome, serverSeed }
    expect(checkSharedBet(drawn, { ...told, payoutMinor: payout_minor, events })).toEqual([])
    expect(checkSharedBet(drawn, { ...told, payoutMinor: `${BigInt(payout_minor) + 1n}`, events })).not.toEqual([])
  })

  test('asked for twice is one bet and one debit', async () => {
    const { number } = await now()
    const requestId = randomUUID()
    const first = await place(number + 2, { requestId })
    const second = await place(number + 2, { requestId })
    expect(second.body.bet.roundId).toBe(first.body.bet.roundId)
    expect(movedOf().betsMinor).toBe(BigInt(chip))
    expect((await place(number + 3, { requestId })).body.code).toBe('BAD_REQUEST')
    await finish()
  })

  test('is refused at a price that is gone, out of its days, on no place and outside the limits', async () => {
    const { number, length } = await now()
    const { last } = rules().ahead!.roundsOf(number, length)
    const codeOf = async (at: number, wishes: Partial<AheadRequest> = {}) => (await place(at, wishes)).body.code
    expect(await codeOf(number + 2, { priceX100: 400 })).toBe('PRICE_MOVED')
    expect(await codeOf(number)).toBe('BETTING_CLOSED')
    expect(await codeOf(last + 1)).toBe('BETTING_CLOSED')
    expect(await codeOf(number + 2, { spot: 'dragon' })).toBe('BETTING_CLOSED')
    expect(await codeOf(number + 2, { stakeMinor: '1' })).toBe('STAKE_NOT_ALLOWED')
    expect(await codeOf(number + 2, { stakeMinor: '900000000000' })).toBe('STAKE_NOT_ALLOWED')
    expect(movedOf().betsMinor).toBe(0n)
    await finish()
  })

  test('is not taken while a fight runs: all that is known is in the price', async () => {
    const { number } = await now()
    await table.run(await table.latest())
    expect((await place(number + 2)).body.code).toBe('BETTING_CLOSED')
    await table.finish()
    expect((await place(number + 2)).body.code).toBe('BETTING_CLOSED')
    expect(movedOf().betsMinor).toBe(0n)
  })

  test('that the wallet refuses leaves nothing', async () => {
    const { number } = await now()
    studio.wallet.book.addPlayer(playerId, { balanceMinor: 0n })
    expect((await place(number + 2)).body.code).toBe('INSUFFICIENT_FUNDS')
    expect((await listAhead()).body.bets).toEqual([])
    await finish()
  })

  test('counts in what its round may cost when the round takes slips', async () => {
    const { number } = await now()
    const { body } = await place(number + 1, { spot: 'bdd', stakeMinor: `${10 * chip}` })
    await playTo(number + 1)
    const other: SlipFrame = await openSlipFrame(studio, { gameId: tableId })
    expect(await other.slip(body.bet.sharedRoundId, { bdd: chip })).toMatchObject({ ok: true })
    const book = await studio.context.db
      .selectFrom('slip_books')
      .selectAll()
      .where('shared_round_id', '=', body.bet.sharedRoundId)
      .executeTakeFirstOrThrow()
    expect(BigInt(book.worst_minor)).toBe(BigInt(11 * chip * 8))
    await finish()
  })

  test('does not stand in the way of the slips of its player, who may have eight at a fight', async () => {
    const { number } = await now()
    for (let index = 0; index < 8; index += 1)
      expect((await place(number + 1)).body.bet).toMatchObject({ state: 'taken' })
    expect((await place(number + 1)).body.code).toBe('SLIP_SPENT')
    await playTo(number + 1)
    const own = await openSlipFrame(studio, { gameId: tableId })
    expect(await own.slip((await now()).shared_round_id, { wala: chip })).toMatchObject({ ok: true })
    await finish()
  })

  test('one place takes no more ahead than a quarter of what a round may cost', async () => {
    const { number } = await now()
    const limits = { table_id: tableId, currency: 'VND', stake_minor_min: 1_000_000n, stake_minor_max: 1_000_000_000n }
    const { db } = studio.context
    const rest = { payout_minor_max: 100_000_000_000n, exposure_minor_max: BigInt(4 * 8 * chip) }
    await db
      .insertInto('table_limits')
      .values({ ...limits, ...rest })
      .execute()
    await reloadTables(studio.context)
    expect((await place(number + 1, { spot: 'bdd' })).body.bet).toMatchObject({ state: 'taken' })
    expect((await place(number + 1, { spot: 'bdd' }, await newFrame())).body.code).toBe('TABLE_FULL')
    await db.deleteFrom('table_limits').where('table_id', '=', tableId).execute()
    await reloadTables(studio.context)
    await finish()
  })
})

describe('what becomes of a bet whose fight does not come', () => {
  test('it waits through a restart of the studio while another round is open', async () => {
    const { number } = await now()
    const { body } = await place(number + 2)
    await voidOpenBetting(studio.context, tableId, 'a restart')
    expect(await betRow(body.bet.roundId)).toMatchObject({ state: 'taken' })
    await playTo(number + 2)
    await finish()
    expect(await betRow(body.bet.roundId)).toMatchObject({ state: 'ended' })
  })

  test('a restart in the betting of its own fight gives it back, as every bet of that round', async () => {
    const { number } = await now()
    const { body } = await place(number + 1)
    await playTo(number + 1)
    await voidOpenBetting(studio.context, tableId, 'a restart')
    await table.pay()
    expect(await betRow(body.bet.roundId)).toMatchObject({ state: 'void' })
    expect(movedOf().betsMinor).toBe(0n)
  })

  test('after 36 hours without its fight it is given back, and the fight may still come', async () => {
    const { number } = await now()
    const { body } = await place(number + 4)
    await finish()
    studio.clock.advance(37 * 3_600_000)
    await openRound()
    await table.pay()
    expect(await betRow(body.bet.roundId)).toMatchObject({ state: 'void' })
    expect(movedOf().betsMinor).toBe(0n)
    await playTo(number + 4)
    expect((await now()).shared_round_id).toBe(body.bet.sharedRoundId)
    await finish()
  })
})

describe('a bet on the champion', () => {
  test('waits in the last fight of the season, at a price from ten thousand seasons', async () => {
    expect((await listAhead()).body.outright).toBeNull()
    const { outright } = (await listAhead('yes')).body
    const { number } = await now()
    expect(outright).toMatchObject({ number: 1_440, pricedAt: number })
    const [spot = '', priceX100 = 0] = Object.entries(outright?.prices ?? {})[0] ?? []
    const { body } = await place(1_440, { spot, priceX100 })
    expect(body.bet).toMatchObject({ state: 'taken' })
    expect(await betRow(body.bet.roundId)).toMatchObject({
      input: { bets: [{ spot, stakeMinor: `${chip}` }], ahead: { priceX100 } },
    })
    expect((await place(1_440, { spot, priceX100: priceX100 + 1 })).body.code).toBe('PRICE_MOVED')
    expect((await place(1_440, { spot: 'meron', priceX100: 190 })).body.code).toBe('BETTING_CLOSED')
    await finish()
  })
})
