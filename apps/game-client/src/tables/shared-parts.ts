import type { SharedOpenAnswer, StudioSeat } from '@fairground/contract/studio'
import type { LiveLimits, PortalPage, SafeStorage, SoundDesk, Versions } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import type { Socket } from 'socket.io-client'
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
  /** Which of the frame's tables this is; absent: the one it was opened for. */
  seat?: StudioSeat
  /** Listens to the line of the first table. */
  lobby?: { attach(socket: Socket): void }
  /** Of the frame's first table: what the session came to is kept under it; absent: the table's own. */
  frameSession?: string
  /** Shared by the tables of the frame. */
  versions?: Versions
  /** The screen of other rules, which comes with its first table. */
  loadScreen(rulesId: string): Promise<{ setUp: object } | undefined>
  /** Words of other games, beside those that are there. */
  loadTexts(i18n: i18n, rulesIds: readonly string[]): Promise<void>
}
