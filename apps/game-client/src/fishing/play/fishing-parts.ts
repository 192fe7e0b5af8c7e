import type { FishingOpenAnswer, FishingSpecies } from '@fairground/contract/studio'
import type { LiveLimits, PortalPage, SafeStorage, SoundDesk } from '@fairground/vendor-ui'
import type { StudioClient } from '../../studio/studio-client.ts'
import type { Sea } from '../sea/sea.ts'

/** What a fishing room is set up with. */
export interface FishingParts {
  opened: FishingOpenAnswer
  studio: StudioClient
  limits: LiveLimits
  portal: PortalPage
  sound: SoundDesk
  tab: SafeStorage
  device: SafeStorage
  /** Whether the player wants less movement, now. */
  isCalm(): boolean
  sea: Sea
  /** What stands under a fish. */
  labelOf(species: FishingSpecies): string
}
