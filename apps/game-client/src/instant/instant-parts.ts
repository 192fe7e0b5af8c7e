import type { InstantOpenAnswer } from '@fairground/contract/studio'
import type { PortalPage } from '../frame/portal-page.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import type { LiveLimits } from '../session/live-limits.ts'
import type { SoundDesk } from '../sound/sound-desk.ts'
import type { StudioClient } from '../studio/studio-client.ts'
import type { InstantScreen } from './instant-screen.ts'

export interface InstantParts {
  opened: InstantOpenAnswer
  view: InstantScreen
  studio: StudioClient
  limits: LiveLimits
  portal: PortalPage
  sound: SoundDesk
  tab: SafeStorage
  device: SafeStorage
  /** Whether the player wants less movement, now. */
  isCalm(): boolean
}
