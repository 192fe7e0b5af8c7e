import { VendorPairs } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { findPairs, listPairs } from '../src/rooms/integrity/find-pairs.ts'
import { first, openRooms } from './room-table.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
const hands = 60

/** Hands of two, as the room would have kept them: the first folds to each raise of the second, and loses thirty units each time. */
async function plant(roomId: string, unitMinor: bigint, players: readonly [string, string]): Promise<void> {
  const { db, clock } = studio.context
  const at = clock.now()
  const sittings = players.map((player, place) => ({
    sitting_id: `sit-${player}`,
    seat: place + 1,
    player_id: player,
    session_id: 'ses',
  }))
  for (const sitting of sittings)
    await db
      .insertInto('room_seats')
      .values({
        ...sitting,
        room_id: roomId,
        mark: 'mark',
        ...{ state: 'closed', closed_at: at },
        chips_minor: 0n,
        bank_ms: 0,
        sat_at: at,
        apart: ['line-1'],
      })
      .execute()
  for (let hand = 1; hand <= hands; hand += 1) {
    const hand_id = `hnd-planted-${String(hand).padStart(3, '0')}`
    await db
      .insertInto('room_hands')
      .values({
        ...{ hand_id, room_id: roomId, rules_version: 1, state: 'booked', server_part_sealed: '-', server_commit: '-' },
        ...{
          options: JSON.stringify({ lead: null, unitMinor: String(unitMinor) }),
          opened_at: at,
          dealt_at: at,
          ended_at: at,
        },
        ...{ hand_seq: hand, pot_minor: 30n * unitMinor },
      })
      .execute()
    await db
      .insertInto('room_hand_seats')
      .values(
        sittings.map(({ sitting_id, seat, player_id }, place) => ({
          ...{ hand_id, place, sitting_id, seat, player_id, chips_minor: 100n * unitMinor, bank_ms: 0 },
          ...{
            contribution_minor: place === 0 ? 30n * unitMinor : 0n,
            returned_minor: place === 0 ? 0n : 29n * unitMinor,
          },
          fee_minor: place === 0 ? 0n : unitMinor,
        })),
      )
      .execute()
    for (const [place, type] of ['fold', 'raise'].entries())
      await db
        .insertInto('room_acts')
        .values({
          hand_id,
          number: 2 - place,
          place: place,
          act: JSON.stringify({ type }),
          is_idle: false,
          at,
        } as never)
        .execute()
  }
}

test('a pair that the hands show is kept with the hands that moved most, once however often it is found, and told to the portal', async () => {
  const frame = await openRooms(studio, { gameId: 'holdem' })
  const { roomId, unitMinor } = first(frame.opened.rooms.rooms)
  expect(await findPairs(studio.context)).toBe(0)
  await plant(roomId, BigInt(unitMinor), ['plr-loser', 'plr-winner'])
  expect(await findPairs(studio.context)).toBe(1)
  expect(await findPairs(studio.context)).toBe(1)
  const { pairs } = await listPairs(studio.context)
  expect(pairs).toMatchObject([{ playerId: 'plr-loser', partnerId: 'plr-winner' }])
  expect(pairs[0]?.facts).toMatchObject({ signals: ['net-flow', 'related'], hands, answers: hands, foldShare: 1 })
  expect(pairs[0]?.hands).toHaveLength(20)
  expect(pairs[0]?.hands[0]).toMatchObject({ gameId: 'holdem', netMinor: String(-30n * BigInt(unitMinor)) })
  const told = await callAsPortal(studio, 'GET', '/desk/pairs')
  expect(VendorPairs.parse(told.body).pairs).toHaveLength(1)
  studio.clock.advance(25 * 3_600_000)
  expect((await listPairs(studio.context)).pairs).toEqual([])
})
