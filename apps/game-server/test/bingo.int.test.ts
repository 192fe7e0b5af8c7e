import { randomUUID } from 'node:crypto'
import { type SharedOpenBetsAnswer, type SharedPastAnswer, studioPaths } from '@fairground/contract/studio'
import { type BingoOutcome, bingoGames, dealTickets } from '@fairground/game-rules/games/bingo'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { voidOpenBetting } from '../src/tables/step-table.ts'
import { viewBetList, viewTable } from '../src/tables/table-view.ts'
import { type BingoFrame, BingoRoom, openBingoFrame, ticketsOf } from './bingo-room.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n
const ticketMinor = 1_000_000n

const paid = ({ playerId }: BingoFrame) => studio.wallet.book.moved(playerId).winsMinor
const balanceOf = ({ playerId }: BingoFrame) => studio.wallet.book.balanceOf(playerId)
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

async function openFrames(gameId: string, count: number): Promise<BingoFrame[]> {
  return Promise.all(Array.from({ length: count }, () => openBingoFrame(studio, gameId)))
}

async function potMinor(gameId: string, currency = 'VND'): Promise<bigint> {
  const { pots } = await viewTable(studio.context, gameId)
  return BigInt(pots[currency]?.meterMinor ?? 0) + BigInt(pots[currency]?.reserveMinor ?? 0)
}

describe.each(bingoGames)('$id', (game) => {
  test('what the wallet pays is what the tickets cost, less 5 % for the house and what the jackpot keeps', async () => {
    const room = await BingoRoom.prepare(studio, game.id)
    const players = await openFrames(game.id, 3)
    const round = await room.open()
    for (const [place, player] of players.entries()) {
      expect((await player.buy(round.shared_round_id, { tickets: place + 2 })).status).toBe(200)
      await player.buy(round.shared_round_id, { place: 3, tickets: 6 })
    }
    expect(await viewBetList(studio.context, round.shared_round_id, 'real')).toMatchObject({
      count: 6,
      staked: [{ currency: 'VND', stakeMinor: String(27n * ticketMinor) }],
    })
    const outcome = await room.finish()
    expect(outcome.halls).toMatchObject([{ currency: 'VND', ticketCount: 27 }])
    const houseMinor = (27n * ticketMinor * 5n) / 100n
    expect(sum(players.map(paid)) + (await potMinor(game.id)) + houseMinor).toBe(27n * ticketMinor)
    for (const player of players) expect(studio.wallet.book.moved(player.playerId).wins).toBe(2)
  })

  test('tickets are dealt to their owner when the sale is over, and can be dealt again from the revealed seed', async () => {
    const room = new BingoRoom(studio, game.id)
    const [player, other] = (await openFrames(game.id, 2)) as [BingoFrame, BingoFrame]
    const round = await room.open()
    const bought = (await player.buy(round.shared_round_id, { tickets: 2 })).body.bet
    // Ids of one millisecond have no order.
    studio.clock.advance(1)
    await other.buy(round.shared_round_id, { tickets: 3 })
    expect(ticketsOf(bought)).toEqual([])
    await room.until('running')
    const own = async (frame: BingoFrame) =>
      (await frame.get<SharedOpenBetsAnswer>(studioPaths.sharedOpen)).body.bets[0]!
    const [mine, theirs] = [await own(player), await own(other)]
    expect(ticketsOf(mine)).toMatchObject([{ first: 1 }])
    expect(ticketsOf(theirs)).toMatchObject([{ first: 3 }])
    expect([mine.outcome, mine.fairness.serverSeed]).toEqual([null, null])
    await room.finish()
    const [past] = (await player.get<SharedPastAnswer>(studioPaths.sharedPast)).body.rounds
    const { purchases } = past!.outcome as unknown as BingoOutcome
    const dealt = purchases.map((purchase) => dealTickets(game, purchase, past!.fairness.serverSeed!))
    expect(dealt).toEqual([ticketsOf(mine)[0]?.tickets, ticketsOf(theirs)[0]?.tickets])
  })

  test('no number leaves the studio before it is called, and no ticket of another ever', async () => {
    const room = new BingoRoom(studio, game.id)
    const [player] = (await openFrames(game.id, 1)) as [BingoFrame]
    const round = await room.open()
    await player.buy(round.shared_round_id)
    await room.until('running')
    const callsAt = async (ms: number) => {
      await room.at(ms)
      const { round: told } = await viewTable(studio.context, game.id)
      expect(told?.result).toBe(null)
      return told?.events.flatMap((event) => (event.type === 'called' ? [event.ball] : []))
    }
    const told = [await callsAt(3_999), await callsAt(4_000), await callsAt(6_499), await callsAt(14_000)]
    expect(told.map((balls) => balls?.length)).toEqual([0, 1, 1, 5])
    const seen = JSON.stringify(await viewTable(studio.context, game.id))
    expect(seen).not.toMatch(/dealt|cells|purchases"|calls"|callCount/)
    const { calls } = await room.finish()
    expect(told.at(-1)).toEqual(calls.slice(0, 5))
  })

  test('players with the very same tickets tie on every prize: equal shares, and the jackpot keeps what is left over', async () => {
    const room = new BingoRoom(studio, game.id)
    const players = await openFrames(game.id, 3)
    const beforeMinor = await potMinor(game.id)
    const round = await room.open()
    const requestId = randomUUID()
    for (const player of players) await player.buy(round.shared_round_id, { requestId })
    const outcome = await room.finish()
    const wins = outcome.halls[0]?.wins ?? []
    expect(wins.map(({ tickets }) => tickets)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(wins.map(({ eachMinor }) => eachMinor)).toEqual(['180000', '225000', '495000'])
    expect(new Set(players.map(paid))).toEqual(new Set([900_000n]))
    expect((await potMinor(game.id)) - beforeMinor).toBe((3n * ticketMinor * 5n) / 100n)
  })
})

describe('a room', () => {
  const gameId = 'bingo-75'
  const room = () => new BingoRoom(studio, gameId)

  test('sells up to the last millisecond and no later', async () => {
    const writer = room()
    const [player] = (await openFrames(gameId, 1)) as [BingoFrame]
    const round = await writer.open()
    studio.clock.advance(round.closes_at.getTime() - studio.clock.now().getTime() - 1)
    expect((await player.buy(round.shared_round_id)).status).toBe(200)
    studio.clock.advance(1)
    expect((await player.buy(round.shared_round_id, { place: 1 })).body.code).toBe('BETTING_CLOSED')
    await writer.finish()
  })

  test('sells one to six tickets at a time, four times', async () => {
    const writer = room()
    const [player] = (await openFrames(gameId, 1)) as [BingoFrame]
    const round = await writer.open()
    for (const tickets of [0, 7, 1.5]) {
      expect((await player.buy(round.shared_round_id, { tickets })).body.code).toBe('BAD_REQUEST')
    }
    expect((await player.buy(round.shared_round_id, { place: 4 })).body.code).toBe('BAD_REQUEST')
    for (const place of [0, 1, 2, 3]) {
      expect((await player.buy(round.shared_round_id, { place, tickets: 6 })).status).toBe(200)
    }
    expect((await player.buy(round.shared_round_id, { place: 0 })).body.code).toBe('ROUND_UNFINISHED')
    expect(balanceOf(player)).toBe(startMinor - 24n * ticketMinor)
    await writer.finish()
  })

  test('takes no purchase beyond its thousand tickets, and every one up to there', async () => {
    const writer = room()
    const [player, other] = (await openFrames(gameId, 2)) as [BingoFrame, BingoFrame]
    const round = await writer.open()
    const { body } = await player.buy(round.shared_round_id)
    const owner = new pg.Client(studio.databaseUrl)
    await owner.connect()
    await owner.query('update studio.shared_bets set stake_minor = $1 where round_id = $2', [
      String(998n * ticketMinor),
      body.bet.roundId,
    ])
    await owner.end()
    expect((await other.buy(round.shared_round_id, { tickets: 3 })).body.code).toBe('ROOM_FULL')
    const both = await Promise.all([1, 2].map((place) => other.buy(round.shared_round_id, { tickets: 2, place })))
    expect(both.map(({ body: { code = 'TAKEN' } }) => code).sort()).toEqual(['ROOM_FULL', 'TAKEN'])
    await writer.finish()
  })

  test('that stopped while it sold gives every stake back', async () => {
    const writer = room()
    const [player] = (await openFrames(gameId, 1)) as [BingoFrame]
    const round = await writer.open()
    await player.buy(round.shared_round_id, { tickets: 3 })
    const beforeMinor = await potMinor(gameId)
    await voidOpenBetting(studio.context, gameId, 'restarted')
    await writer.pay()
    expect(balanceOf(player)).toBe(startMinor)
    expect(await potMinor(gameId)).toBe(beforeMinor)
  })

  test.each(['locked', 'running', 'result'] as const)(
    'that stopped when it was %s is played on by another process: the same numbers, each win once',
    async (state) => {
      const players = await openFrames(gameId, 2)
      const writer = room()
      const round = await writer.open()
      for (const player of players) await player.buy(round.shared_round_id, { tickets: 2 })
      const beforeMinor = await potMinor(gameId)
      await writer.until(state)
      if (state === 'running') await writer.at(20_000)
      const { events = [] } = (await viewTable(studio.context, gameId)).round ?? {}
      const called = events.flatMap((event) => (event.type === 'called' ? [event.ball] : []))
      const another = room()
      await voidOpenBetting(studio.context, gameId, 'restarted')
      const outcome = await another.finish()
      expect(outcome.calls.slice(0, called.length)).toEqual(called)
      const houseMinor = (4n * ticketMinor * 5n) / 100n
      expect(sum(players.map(paid)) + (await potMinor(gameId)) - beforeMinor + houseMinor).toBe(4n * ticketMinor)
    },
  )

  test('that nobody bought a ticket in calls no number and sells again', async () => {
    const writer = room()
    const round = await writer.open()
    const outcome = await writer.finish()
    expect(outcome).toMatchObject({ purchases: [], calls: [], halls: [] })
    expect((await writer.open()).number).toBe(round.number + 1)
  })

  test('has a pot for each currency: play money wins play money', async () => {
    const writer = room()
    const [player] = (await openFrames(gameId, 1)) as [BingoFrame]
    const guest = await openBingoFrame(studio, gameId, 'demo')
    const round = await writer.open()
    await player.buy(round.shared_round_id)
    await guest.buy(round.shared_round_id, { tickets: 2 })
    const { halls } = await writer.finish()
    expect(halls.map(({ currency, ticketCount }) => [currency, ticketCount])).toEqual([
      ['FUN', 2],
      ['VND', 1],
    ])
    // Alone in their halls: 90 % of 1 ticket of 10,000 VND, and of two of 10.
    expect([paid(player), paid(guest)]).toEqual([900_000n, 1_800n])
  })
})
