import type { ReactElement } from 'react'
import { type FrameGame, FrameProvider } from '../components/frame-context.tsx'
import { tableScreens } from '../games/screens.gen.ts'
import { loadGameTexts } from '../lib/i18n.ts'
import { ChatProvider } from './chat/chat-context.ts'
import { ChatRoom } from './chat/chat-room.ts'
import type { SharedParts } from './shared-parts.ts'
import { TableProvider } from './table-context.ts'
import type { SetUpTable } from './table-stage.ts'

/** A game at a table and its whole screen. */
export interface SharedStage {
  frame: FrameGame
  screen: ReactElement
}

/** Each game's code comes with its first launch. */
const sharedScreens: Readonly<Record<string, () => Promise<{ setUp: SetUpTable }>>> = tableScreens

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isSharedGame = (gameId: string): boolean => Object.hasOwn(sharedScreens, gameId)

/** Throws when this client has no screen for the rules. */
export async function setUpShared(parts: Omit<SharedParts, 'chat' | 'loadScreen' | 'loadTexts'>): Promise<SharedStage> {
  const loadScreen = async (rulesId: string) => sharedScreens[rulesId]?.()
  const loaded = await loadScreen(parts.opened.rulesId)
  if (!loaded) throw new Error(`no screen for the rules ${parts.opened.rulesId}`)
  const chat = new ChatRoom({ tableId: parts.opened.gameId, device: parts.device, isOff: parts.isWatched })
  const { table, screen } = await loaded.setUp({ ...parts, chat, loadScreen, loadTexts: loadGameTexts })
  return {
    frame: table,
    screen: (
      <FrameProvider value={table}>
        <TableProvider value={table}>
          <ChatProvider value={chat}>{screen}</ChatProvider>
        </TableProvider>
      </FrameProvider>
    ),
  }
}
