import { randomUUID } from 'node:crypto'
import { runDueEscrowCalls } from '@fairground/vendor-kit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { hearEscrow } from '../src/rooms/money/hear-escrow.ts'
import { stepDue } from '../src/rooms/write-rooms.ts'
import { actOnce, alive, deal, first, openRooms, playOut, type RoomFrame } from './room-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
beforeAll(() => studio.clock.stop())
afterEach(() => studio.wallet.calm())

const gameId = 'tien-len'
const cashMinor = 100_000_000_000n
let level = 0

/** People at a room of their own, for money. */
async function come(count: number): Promise<{ roomId: string; frames: RoomFrame[] }> {
  level += 1
  const frames = await Promise.all(
    Array.from({ length: count }, () => openRooms(studio, { gameId, balanceMinor: cashMinor })),
  )
  const room = frames[0]?.opened.rooms.rooms.find((one) => one.level === level)
  const roomId = room?.roomId ?? ''
  for (const frame of frames)
    expect((await frame.sit(roomId, { buyInMinor: BigInt(room?.buyInMinorMin ?? 0) })).body).toMatchObject({
      room: { roomId },
    })
  return { roomId, frames }
}

const pay = async () => {
  while ((await runDueEscrowCalls(studio.context, { onEnd: hearEscrow(studio.context) })) > 0);
  // What was heard is written a moment later.
  await new Promise((resolve) => setTimeout(resolve, 30))
}

const chipsAt = async (roomId: string) =>
  (
    await studio.context.db
      .selectFrom('room_seats')
      .selectAll()
      .where('room_id', '=', roomId)
      .where('state', '!=', 'closed')
      .execute()
  ).reduce((sum, { chips_minor, top_up_minor }) => sum + BigInt(chips_minor) + BigInt(top_up_minor), 0n)

/** The chips with which the hand in play began: one that ends as it is dealt, and its rake, are over before. */
async function dealOpen(roomId: string, frames: readonly RoomFrame[]): Promise<bigint> {
  await deal(studio, roomId, frames)
  await pay()
  return chipsAt(roomId)
}

const escrowAt = (roomId: string) =>
  [...studio.wallet.book.escrow.escrows.values()]
    .filter(({ tableId }) => tableId === roomId)
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n)

async function settle(roomId: string): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await pay()
    studio.clock.advance(2_100)
    await alive(studio, roomId)
    await stepDue(studio.context)
  }
}

test('a hand for money moves the escrow of each seat by what the seat won, and the cash comes back', async () => {
  const { roomId, frames } = await come(3)
  const bought = await chipsAt(roomId)
  expect(escrowAt(roomId)).toBe(bought)
  const before = await dealOpen(roomId, frames)
  expect(escrowAt(roomId)).toBe(before)
  const { hand } = await playOut(studio, roomId, frames)
  const rake = BigInt(hand?.result?.rakeMinor ?? 0)
  expect(hand?.result?.booked).toBe('owed')
  expect(await chipsAt(roomId)).toBe(before - rake)
  await pay()
  expect(escrowAt(roomId)).toBe(before - rake)
  expect((await first(frames).look(roomId)).hand?.result?.booked).toBe('booked')
  for (const frame of frames) await frame.ask('leave', roomId)
  await settle(roomId)
  expect(escrowAt(roomId)).toBe(0n)
  expect((await first(frames).look(roomId)).seats).toEqual([])
  const cash = frames.reduce(
    (sum, { playerId }) => sum + (studio.wallet.book.accounts.get(playerId)?.balanceMinor ?? 0n),
    0n,
  )
  expect(cash).toBe(3n * cashMinor - (bought - before) - rake)
})

test('a buy-in without an answer gives no chips, and the money comes back', async () => {
  const { roomId, frames } = await come(1)
  const late = await openRooms(studio, { gameId, balanceMinor: cashMinor })
  studio.wallet.disturb('escrow/open', { kind: 'drop', when: 'after' }, 3)
  const answer = await late.sit(roomId, { buyInMinor: 100_000_000n })
  expect(answer.body.code).toBe('WALLET_UNREACHABLE')
  await settle(roomId)
  expect(studio.wallet.book.accounts.get(late.playerId)?.balanceMinor).toBe(cashMinor)
  expect(await chipsAt(roomId)).toBe(escrowAt(roomId))
  await first(frames).ask('leave', roomId)
  await settle(roomId)
})

test('a seat that may not play on plays no other hand, and gets up by itself', async () => {
  const { roomId, frames } = await come(2)
  const [frame] = frames as [RoomFrame]
  await deal(studio, roomId, frames)
  Object.assign(studio.wallet.book.accounts.get(frame.playerId) ?? {}, { stopsPlay: 'PLAYER_EXCLUDED' })
  await playOut(studio, roomId, frames)
  await settle(roomId)
  const view = await frame.look(roomId)
  expect(view.you.seat).toBeNull()
  expect(view.seats).toHaveLength(1)
  await frames[1]?.ask('leave', roomId)
  await settle(roomId)
})

test('while the wallet answers no hand, the room deals on for a while and then stands still', async () => {
  const { roomId, frames } = await come(2)
  for (let hands = 0; hands < 4; hands += 1) {
    await deal(studio, roomId, frames)
    await playOut(studio, roomId, frames)
  }
  studio.clock.advance(6_000)
  await alive(studio, roomId)
  await stepDue(studio.context)
  expect(await first(frames).look(roomId)).toMatchObject({ state: 'paused', pausedFor: 'wallet' })
  await settle(roomId)
  expect(await first(frames).look(roomId)).toMatchObject({ state: 'open' })
  expect(await chipsAt(roomId)).toBe(escrowAt(roomId))
  for (const frame of frames) await frame.ask('leave', roomId)
  await settle(roomId)
})

test('chips are added to a seat between hands, once for each request', async () => {
  const { roomId, frames } = await come(2)
  const [frame] = frames as [RoomFrame]
  const request = { requestId: randomUUID(), amountMinor: '5000000' }
  const before = await dealOpen(roomId, frames)
  expect((await frame.ask('topUp', roomId, request)).status).toBe(200)
  expect((await frame.ask('topUp', roomId, request)).status).toBe(200)
  const own = (await frame.look(roomId)).seats.find(({ topUpMinor }) => topUpMinor !== '0')
  expect(own?.topUpMinor).toBe('5000000')
  expect(await chipsAt(roomId)).toBe(before + 5_000_000n)
  expect(escrowAt(roomId)).toBe(before + 5_000_000n)
  await actOnce(studio, roomId, frames)
  const { hand } = await playOut(studio, roomId, frames)
  expect(await chipsAt(roomId)).toBe(before + 5_000_000n - BigInt(hand?.result?.rakeMinor ?? 0))
  for (const one of frames) await one.ask('leave', roomId)
  await settle(roomId)
})

test('where money is played for, two from one address, device or line of agents never sit together, nor does who held back parts', async () => {
  const { roomId, frames } = await come(1)
  const other = await openRooms(studio, { gameId, balanceMinor: cashMinor })
  const most = { buyInMinor: BigInt(other.opened.rooms.rooms.find((one) => one.roomId === roomId)?.buyInMinorMin ?? 0) }
  Object.assign(studio.context.config, { hasLimits: true })
  expect((await other.sit(roomId, most)).body.code).toBe('NOT_TOGETHER')
  const seats = studio.context.db.updateTable('room_seats').where('room_id', '=', roomId)
  await seats.set({ address: 'elsewhere', apart: ['device-1', 'line-1'] }).execute()
  const sitMarked = async (apart: string[]) => {
    const frame = await openRooms(studio, { gameId, balanceMinor: cashMinor, apart })
    const sat = await frame.sit(roomId, most)
    if (sat.status === 200) await frame.ask('leave', roomId)
    return sat.body.code ?? 'sits'
  }
  expect(await sitMarked(['device-2', 'line-1'])).toBe('NOT_TOGETHER')
  expect(await sitMarked(['device-1'])).toBe('NOT_TOGETHER')
  expect(await sitMarked(['device-2', 'line-2'])).toBe('sits')
  const seated = await studio.context.db.selectFrom('room_seats').select('apart').execute()
  expect(seated).toContainEqual({ apart: ['device-2', 'line-2'] })
  Object.assign(studio.context.config, { hasLimits: false })
  await studio.context.db
    .updateTable('room_players')
    .set({ parts_asked: 3, missed: [1, 2], practice_left: 100 })
    .where('player_id', '=', other.playerId)
    .execute()
  expect((await other.sit(roomId, most)).body.code).toBe('PRACTICE_ONLY')
  await first(frames).ask('leave', roomId)
  await settle(roomId)
})
