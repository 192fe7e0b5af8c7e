import { FrameProvider } from '@fairground/vendor-ui'
import type { ReactElement } from 'react'
import { roomScreens } from '../games/screens.gen.ts'
import { RoomProvider } from './room-context.ts'
import { RoomDesk, type RoomParts } from './room-desk.ts'
import type { RoomGame } from './room-game.ts'
import { RoomScreen } from './room-screen.tsx'

/** Each game's code comes with its first launch. */
const screens: Readonly<Record<string, () => Promise<{ room: RoomGame }>>> = roomScreens

/** Throws when this client has no screen for the rules. */
export async function setUpRoom(parts: RoomParts): Promise<ReactElement> {
  const loaded = await screens[parts.opened.rulesId]?.()
  if (!loaded) throw new Error(`no screen for the rules ${parts.opened.rulesId}`)
  const desk = new RoomDesk(parts)
  await desk.begin()
  return (
    <FrameProvider value={desk}>
      <RoomProvider value={{ desk, game: loaded.room }}>
        <RoomScreen />
      </RoomProvider>
    </FrameProvider>
  )
}
