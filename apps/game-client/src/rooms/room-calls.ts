import {
  type EmojiRequest,
  type HandReadyRequest,
  type HandRevealRequest,
  type QuickSeatRequest,
  type RoomActRequest,
  RoomAnswer,
  RoomHandAnswer,
  RoomHandsAnswer,
  RoomsAnswer,
  roomPaths,
  SitAnswer,
  type SitOutRequest,
  type SitRequest,
  type StudioCode,
  type TopUpRequest,
  type WaitRequest,
} from '@fairground/contract/studio'
import type { Caller } from '@fairground/vendor-ui'

export type RoomCalls = ReturnType<typeof createRoomCalls>

const roomAt = (path: string, roomId: string) => path.replace(':roomId', encodeURIComponent(roomId))
/** The wallet may take its time. */
const moneyTimeoutMs = 20_000
const pageSize = 20

/** The calls of card rooms, on the frame's own session. */
export function createRoomCalls(call: Caller<StudioCode>['call']) {
  const tell = (path: string, roomId: string, body: object) =>
    call({ method: 'POST', path: roomAt(path, roomId), answer: RoomAnswer, body })
  const pay = (path: string, body: object) =>
    call({ method: 'POST', path, answer: SitAnswer, body, timeoutMs: moneyTimeoutMs })
  return {
    list: () => call({ method: 'GET', path: roomPaths.list, answer: RoomsAnswer }),
    room: (roomId: string) => call({ method: 'GET', path: roomAt(roomPaths.room, roomId), answer: RoomAnswer }),
    quick: (body: QuickSeatRequest) => pay(roomPaths.quick, body),
    sit: (roomId: string, body: SitRequest) => pay(roomAt(roomPaths.sit, roomId), body),
    topUp: (roomId: string, body: TopUpRequest) => pay(roomAt(roomPaths.topUp, roomId), body),
    leave: (roomId: string) => tell(roomPaths.leave, roomId, {}),
    sitOut: (roomId: string, body: SitOutRequest) => tell(roomPaths.sitOut, roomId, body),
    wait: (roomId: string, body: WaitRequest) => tell(roomPaths.wait, roomId, body),
    ready: (roomId: string, body: HandReadyRequest) => tell(roomPaths.ready, roomId, body),
    reveal: (roomId: string, body: HandRevealRequest) => tell(roomPaths.reveal, roomId, body),
    act: (roomId: string, body: RoomActRequest) => tell(roomPaths.act, roomId, body),
    emoji: (roomId: string, body: EmojiRequest) => tell(roomPaths.emoji, roomId, body),
    hands: (before?: string) => {
      const query = new URLSearchParams({ limit: String(pageSize), ...(before === undefined ? {} : { before }) })
      return call({ method: 'GET', path: `${roomPaths.hands}?${query}`, answer: RoomHandsAnswer })
    },
    hand: (handId: string) =>
      call({
        method: 'GET',
        path: roomPaths.hand.replace(':handId', encodeURIComponent(handId)),
        answer: RoomHandAnswer,
      }),
  }
}
