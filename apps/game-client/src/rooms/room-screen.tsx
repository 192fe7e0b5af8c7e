import { useFrameTheme } from '../lib/frame-theme.ts'
import '../instant/instant.css'
import { RoomLobby } from './lobby/room-lobby.tsx'
import { useRoomState } from './room-context.ts'
import { RoomShell } from './room-shell.tsx'
import './rooms.css'

/** The list of the rooms, or one of them. */
export function RoomScreen() {
  useFrameTheme()
  const roomId = useRoomState((state) => state.roomId)
  return roomId === undefined ? <RoomLobby /> : <RoomShell key={roomId} />
}
