import { roomScreens } from '../games/screens.gen.ts'

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isRoomGame = (gameId: string): boolean => Object.hasOwn(roomScreens, gameId)
