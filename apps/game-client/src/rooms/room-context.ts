import { useDesk, useStore } from '@fairground/vendor-ui'
import { createContext } from 'react'
import type { RoomDesk } from './room-desk.ts'
import type { RoomGame } from './room-game.ts'
import type { RoomState } from './room-state.ts'

interface Here {
  desk: RoomDesk
  game: RoomGame
}

const RoomContext = createContext<Here | undefined>(undefined)
export const RoomProvider = RoomContext.Provider

export const useRooms = (): Here => useDesk(RoomContext)
export const useRoomState = <Part>(select: (state: RoomState) => Part): Part => useStore(useRooms().desk.screen, select)
