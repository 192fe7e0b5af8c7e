import type { InstantOpenAnswer } from '@fairground/contract/studio'
import type { LiveLimits, PortalPage, SafeStorage, SoundDesk } from '@fairground/vendor-ui'
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
