import { randomUUID } from 'node:crypto'
import { type RoomHandAnswer, type RoomHandsAnswer, type RoomsAnswer, roomPaths } from '@fairground/contract/studio'
import { cardCommitment, handSeed, isPromised, openingsOf } from '@fairground/room-rules'
import { beforeAll, expect, test } from 'vitest'
import { seedOf, serverPartOf } from '../src/rooms/hands/hand-play.ts'
import { stepDue } from '../src/rooms/write-rooms.ts'
import { actOnce, alive, deal, first, openRooms, playOut, type RoomFrame, secretsOf } from './room-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
beforeAll(() => studio.clock.stop())

const games = [
  'tien-len',
  'sam',
  'holdem',
  'lieng',
  'xi-to',
  'mau-binh',
  'ba-cay',
  'niu-niu',
  'phom',
  'three-card',
  'xoc-dia-banker',
] as const
/** So many acts leave a hand open, of games where each seat acts once. */
const actsLeftOpen: Readonly<Record<string, number>> = { 'mau-binh': 2, 'ba-cay': 2, 'niu-niu': 2, 'xoc-dia-banker': 4 }
const buyInMinor = 20_000n

/** Four people at one practice room: nobody of the house is left. */
async function four(gameId: string): Promise<{ roomId: string; frames: RoomFrame[] }> {
  const frames = await Promise.all(Array.from({ length: 4 }, () => openRooms(studio, { gameId, mode: 'demo' })))
  const roomId = frames[0]?.opened.rooms.rooms.find(({ seats, level }) => seats >= 4 && level === 1)?.roomId ?? ''
  for (const frame of frames) expect((await frame.sit(roomId, { buyInMinor })).status).toBe(200)
  return { roomId, frames }
}

/** Everybody gets up, and auto-pilot plays what is left. */
async function leaveAll(roomId: string, frames: readonly RoomFrame[]): Promise<void> {
  for (const frame of frames) await frame.ask('leave', roomId)
  while ((await first(frames).look(roomId)).seats.length > 0) {
    studio.clock.advance(2_000)
    await stepDue(studio.context)
  }
}

test.each(games)('%s: a hand is played to its end, and chips are conserved but for the rake', async (gameId) => {
  const { roomId, frames } = await four(gameId)
  const dealt = await deal(studio, roomId, frames)
  const broughtMinor = dealt.seats.reduce((all, { chipsMinor }) => all + BigInt(chipsMinor), 0n)
  expect(dealt.hand?.cards).toHaveLength(52)
  const { hand } = await playOut(studio, roomId, frames)
  const shares = hand?.result?.shares ?? []
  const sum = (field: 'contributionMinor' | 'returnedMinor' | 'feeMinor' | 'chipsMinor') =>
    shares.reduce((all, share) => all + BigInt(share[field]), 0n)
  expect(shares).toHaveLength(4)
  expect(sum('contributionMinor')).toBe(sum('returnedMinor') + sum('feeMinor'))
  expect(sum('chipsMinor')).toBe(broughtMinor - BigInt(hand?.result?.rakeMinor ?? 0))
  expect(hand?.result?.booked).toBe('booked')
  await leaveAll(roomId, frames)
})

test.each(games)('%s: no answer to anybody holds a card that is hidden from him', async (gameId) => {
  const { roomId, frames } = await four(gameId)
  const spectator = await openRooms(studio, { gameId, mode: 'demo' })
  await deal(studio, roomId, frames)
  const { dealt, hand } = await secretsOf(studio, roomId)
  const openings = dealt?.openings ?? []
  let view = await spectator.look(roomId)
  for (let acts = 0; acts < (actsLeftOpen[gameId] ?? 9) && view.hand?.phase === 'play'; acts += 1)
    view = await actOnce(studio, roomId, frames)
  const now = await secretsOf(studio, roomId)
  if (!now.dealt) throw new Error('nothing is dealt')
  for (const frame of [...frames, spectator]) {
    await frame.look(roomId)
    const own = hand.seats.find(({ player_id }) => player_id === frame.playerId)
    const open = new Set(now.game.rules.openPlaces(now.dealt.state, own?.place))
    const heard = frame.heard.join('\n')
    expect(heard).toContain(hand.row.server_commit)
    for (const secret of [serverPartOf(studio.context, hand.row), seedOf(studio.context, now.hand)])
      expect(heard).not.toContain(secret)
    for (const { place, salt } of openings)
      expect(heard.includes(salt), `${place} to ${own?.place}`).toBe(open.has(place))
    // Every list of cards, wherever it stands, holds open ones only.
    const known = new Set(openings.filter(({ place }) => open.has(place)).map(({ card }) => card))
    // The result of the hand before may have been on the table when somebody sat down.
    const lists = frame.heard.flatMap((text) => (text.includes(hand.row.hand_id) ? cardLists(JSON.parse(text)) : []))
    expect(lists.flat().every((card) => known.has(card))).toBe(true)
  }
  await leaveAll(roomId, frames)
})

/** What stands in fields of views that hold cards. */
function cardLists(value: unknown, field = ''): number[][] {
  if (
    Array.isArray(value) &&
    ['hand', 'hole', 'board', 'cards', 'back', 'middle', 'front', 'eaten', 'discards', 'phoms', 'loose'].includes(
      field,
    ) &&
    value.every((one) => typeof one === 'number')
  )
    return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => cardLists(one, Array.isArray(value) ? field : name))
}

test('where all seats decide at once, an act fits whatever another seat has done meanwhile, but not twice', async () => {
  const { roomId, frames } = await four('ba-cay')
  await deal(studio, roomId, frames)
  const { hand, dealt } = await secretsOf(studio, roomId)
  const asked = hand.seats.filter(({ place }) => (dealt?.game.rules.allowed(dealt.state, place).length ?? 0) > 0)
  expect(asked).toHaveLength(3)
  const seen = await first(frames).look(roomId)
  const frameOf = (playerId: string | null) => frames.find((frame) => frame.playerId === playerId) as RoomFrame
  for (const { player_id } of asked.slice(0, 2))
    expect((await frameOf(player_id).act(seen, { type: 'bet', units: 1 })).status).toBe(200)
  const again = await frameOf(asked[0]?.player_id ?? null).act(seen, { type: 'bet', units: 1 })
  expect(`${again.body.code} ${again.body.actFault}`).toBe('ACT_REFUSED NOT_NOW')
  await leaveAll(roomId, frames)
})

test('who is not in turn, and what makes nothing, is told why', async () => {
  const { roomId, frames } = await four('tien-len')
  await deal(studio, roomId, frames)
  const { dealt, hand } = await secretsOf(studio, roomId)
  const turn = dealt?.game.turnOf(dealt.state)?.seat ?? 0
  const frameAt = (place: number) =>
    frames.find(({ playerId }) => playerId === hand.seats[place]?.player_id) as RoomFrame
  const cardsOf = async (place: number) => {
    const { table } = (await frameAt(place).look(roomId)).hand as unknown as { table: { seats: { hand: number[] }[] } }
    return table.seats[place]?.hand ?? []
  }
  const other = (turn + 1) % 4
  const view = await frameAt(other).look(roomId)
  const [card = 0] = await cardsOf(other)
  const tell = async (place: number, act: Parameters<RoomFrame['act']>[1]) => {
    const { status, body } = await frameAt(place).act(view, act)
    return `${status} ${body.code} ${body.actFault ?? ''}`.trim()
  }
  expect(await tell(other, { type: 'play', cards: [card] })).toBe('409 ACT_REFUSED NOT_YOUR_TURN')
  expect(await tell(turn, { type: 'play', cards: [card] })).toBe('409 ACT_REFUSED NOT_HELD')
  expect(await tell(turn, { type: 'pass' })).toBe('409 ACT_REFUSED MUST_PLAY')
  const held = await cardsOf(turn)
  const odd = held.toSorted((a, b) => a - b)
  expect(await tell(turn, { type: 'play', cards: [odd[0] ?? 0, odd.at(-1) ?? 0] })).toBe(
    '409 ACT_REFUSED NO_COMBINATION',
  )
  expect(await tell(turn, { type: 'dance' })).toBe('400 BAD_REQUEST')
  await actOnce(studio, roomId, frames)
  expect(await tell(other, { type: 'pass' })).toBe('409 STEP_PASSED')
  await leaveAll(roomId, frames)
})

test('a seat whose line is lost is played by auto-pilot, and is back as soon as it is heard', async () => {
  const { roomId, frames } = await four('tien-len')
  await deal(studio, roomId, frames)
  const { hand, dealt } = await secretsOf(studio, roomId)
  const turn = dealt?.game.turnOf(dealt.state)?.seat ?? 0
  const lost = hand.seats[turn]
  await studio.context.db
    .updateTable('room_seats')
    .set({ line_at: null })
    .where('sitting_id', '=', lost?.sitting_id ?? '')
    .execute()
  studio.clock.advance(1_600)
  await alive(studio, roomId)
  await stepDue(studio.context)
  const frame = frames.find(({ playerId }) => playerId === lost?.player_id) as RoomFrame
  const view = await frame.look(roomId)
  expect(view.hand?.acts[0]).toMatchObject({ seat: lost?.seat, isIdle: true })
  expect(view.seats.find(({ seat }) => seat === lost?.seat)?.isAway).toBe(true)
  await frame.ask('sitOut', roomId, { isOut: false })
  expect((await frame.look(roomId)).seats.find(({ seat }) => seat === lost?.seat)?.isAway).toBe(false)
  await playOut(studio, roomId, frames)
  await leaveAll(roomId, frames)
})

test('a hand can be checked by whoever was in it: parts, cards, and the seed where it is open', async () => {
  const { roomId, frames } = await four('tien-len')
  await deal(studio, roomId, frames)
  await playOut(studio, roomId, frames)
  const [frame] = frames as [RoomFrame]
  const { body: list } = await frame.get<RoomHandsAnswer>(roomPaths.hands)
  expect(list.hands).toHaveLength(1)
  const { body } = await frame.get<RoomHandAnswer>(roomPaths.hand.replace(':handId', list.hands[0]?.handId ?? ''))
  const { handId, proof } = body.hand
  expect(proof.openings.every((opening) => isPromised(handId, proof.cards, opening))).toBe(true)
  const seed = handSeed({
    handId,
    serverPart: proof.serverPart ?? '',
    commitments: proof.parts.commitments.map(String),
    reveals: proof.parts.reveals,
  })
  expect(openingsOf(handId, seed).map((opening) => cardCommitment(handId, opening))).toEqual(proof.cards)
  const stranger = await openRooms(studio, { gameId: 'tien-len', mode: 'demo' })
  expect((await stranger.get(roomPaths.hand.replace(':handId', handId))).status).toBe(404)
  await leaveAll(roomId, frames)
})

test('players of the house keep one who is alone company, labelled, and go when he does', async () => {
  const frame = await openRooms(studio, { gameId: 'sam', mode: 'demo' })
  const { body } = await frame.post<RoomsAnswer & { room: { roomId: string } }>(roomPaths.quick, {
    requestId: randomUUID(),
    level: 2,
  })
  const { roomId } = body.room
  await deal(studio, roomId, [frame])
  const seats = (await frame.look(roomId)).seats
  expect(seats.filter(({ isBot }) => isBot)).toHaveLength(2)
  const ended = await playOut(studio, roomId, [frame])
  expect(ended.hand?.phase).toBe('ended')
  await frame.ask('leave', roomId)
  await stepDue(studio.context)
  expect((await frame.look(roomId)).seats).toEqual([])
})

test('a full room has a waiting list, and who waits is offered the chair that gets free', async () => {
  const { roomId, frames } = await four('sam')
  const late = await openRooms(studio, { gameId: 'sam', mode: 'demo' })
  expect((await late.sit(roomId, { buyInMinor })).body.code).toBe('ROOM_FULL')
  expect((await late.ask('wait', roomId, { isWaiting: true })).body.room.you.waiting).toBe(1)
  await frames[0]?.ask('leave', roomId)
  await stepDue(studio.context)
  expect((await late.look(roomId)).you.offer).not.toBeNull()
  const other = await openRooms(studio, { gameId: 'sam', mode: 'demo' })
  expect((await other.sit(roomId, { buyInMinor })).body.code).toBe('ROOM_FULL')
  expect((await late.sit(roomId, { buyInMinor })).status).toBe(200)
  await leaveAll(roomId, [...frames.slice(1), late])
})
