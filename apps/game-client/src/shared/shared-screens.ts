import type { SharedOpenAnswer } from '@fairground/contract/studio'
import type { ReactElement } from 'react'
import type { PortalPage } from '../frame/portal-page.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import type { SoundDesk } from '../sound/sound-desk.ts'
import type { StudioClient } from '../studio/studio-client.ts'

/** What a game at a shared table is set up with. */
export interface SharedParts {
  opened: SharedOpenAnswer
  studio: StudioClient
  portal: PortalPage
  sound: SoundDesk
  tab: SafeStorage
  device: SafeStorage
  /** Whether the player wants less movement, now. */
  isCalm(): boolean
}

/** Sets the game up and answers its whole screen. */
export type SetUpShared = (parts: SharedParts) => Promise<ReactElement>

/** Each game's code comes with its first launch. */
const sharedScreens: Readonly<Record<string, () => Promise<{ setUp: SetUpShared }>>> = {
  crash: () => import('./crash/set-up.tsx'),
}

/** Whether a game is known by its name to need no machine; the session has the last word. */
export const isSharedGame = (gameId: string): boolean => Object.hasOwn(sharedScreens, gameId)

/** Throws when this client has no screen for the rules. */
export async function setUpShared(parts: SharedParts): Promise<ReactElement> {
  const loaded = await sharedScreens[parts.opened.rulesId]?.()
  if (!loaded) throw new Error(`no screen for the rules ${parts.opened.rulesId}`)
  return loaded.setUp(parts)
}
