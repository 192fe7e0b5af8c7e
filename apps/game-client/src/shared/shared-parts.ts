import type { SharedOpenAnswer } from '@fairground/contract/studio'
import type { LiveLimits, PortalPage, SafeStorage, SoundDesk } from '@fairground/vendor-ui'
import type { StudioClient } from '../studio/studio-client.ts'
import type { ChatRoom } from './chat/chat-room.ts'

/** What a game at a shared table is set up with. */
export interface SharedParts {
  opened: SharedOpenAnswer
  studio: StudioClient
  limits: LiveLimits
  chat: ChatRoom
  portal: PortalPage
  sound: SoundDesk
  tab: SafeStorage
  device: SafeStorage
  /** Whether the player wants less movement, now. */
  isCalm(): boolean
  /** The frame was opened to show one bet again: it has no session and no line to the table. */
  isWatched: boolean
}
