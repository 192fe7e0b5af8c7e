import type { SafeStorage } from '../lib/safe-storage.ts'
import type { Store } from '../lib/store.ts'
import { readFacts, startFacts } from '../session/session-facts.ts'
import type { SoundDesk } from '../sound/sound-desk.ts'
import type { FrameState } from './frame.ts'
import type { PortalPage } from './portal-page.ts'

/** Device storage: whether the player has switched the sound on. */
const soundKey = 'fairground.sound'

export const wantsSound = (device: SafeStorage): boolean => device.read(soundKey) === 'on'

export interface FrameDeskParts {
  portal: PortalPage
  sound: SoundDesk
  device: SafeStorage
}

interface Kept {
  opened: { session: string; balanceMinor: string }
  tab: SafeStorage
  device: SafeStorage
}

/** What every screen says before anything is played. */
export const firstFrameState = ({ opened, tab, device }: Kept) => ({
  lastRound: undefined,
  autoplay: undefined,
  notice: undefined,
  balanceMinor: BigInt(opened.balanceMinor),
  isSoundOn: wantsSound(device),
  facts: readFacts(tab, opened.session) ?? startFacts(Date.now()),
})

/** What every frame does alike: its sound and its notice. */
export abstract class FrameDesk<State extends FrameState> {
  readonly portal: PortalPage
  readonly sound: SoundDesk
  abstract readonly screen: Store<State>
  private readonly device: SafeStorage

  protected constructor({ portal, sound, device }: FrameDeskParts) {
    this.portal = portal
    this.sound = sound
    this.device = device
  }

  /** The screen as far as all frames are alike. */
  private get common(): Store<FrameState> {
    return this.screen
  }

  toggleSound(): void {
    const isSoundOn = !this.common.get().isSoundOn
    this.device.write(soundKey, isSoundOn ? 'on' : 'off')
    this.sound.setOn(isSoundOn)
    this.common.set({ isSoundOn })
  }

  dismissNotice(): void {
    this.common.set({ notice: undefined })
  }
}
