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
