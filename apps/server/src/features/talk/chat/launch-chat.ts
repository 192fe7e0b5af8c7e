import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { issueTicket } from '../live/index.ts'
import { findMute } from './message-store.ts'
import { listRooms } from './room-store.ts'

interface Guest {
  sessionId: string
  memberId: string
  isTrial: boolean
}

interface Joined {
  roomId: string
  rooms: { roomId: string; name: string }[]
  ticket: string
  socketUrl: string
  canWrite: boolean
  mutedUntil?: string
}

/** What a page needs to join a room. Refusal: NOT_FOUND when it is closed, or there is none. */
export async function launchChat(call: Call, guest: Guest, roomId: string | undefined): Promise<Outcome<Joined>> {
  const { db, clock, config } = call.app
  const rooms = (await listRooms(db)).filter(({ isOpen }) => isOpen)
  const room = roomId === undefined ? rooms[0] : rooms.find((one) => one.roomId === roomId)
  if (!room) return refuse('NOT_FOUND')
  const { sessionId, memberId, isTrial } = guest
  const mutedUntil = await findMute(db, memberId, clock.now())
  return ok({
    roomId: room.roomId,
    rooms: rooms.map(({ roomId: id, names }) => ({ roomId: id, name: call.language === 'vi' ? names.vi : names.en })),
    ticket: await issueTicket(call.app, { sessionId, memberId, chatRoomId: room.roomId }),
    socketUrl: config.portalUrl,
    canWrite: !isTrial && !mutedUntil,
    ...(mutedUntil && { mutedUntil: mutedUntil.toISOString() }),
  })
}
