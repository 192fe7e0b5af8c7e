import type { OpenAnswer, RotateAnswer, RotateRequest } from '@fairground/contract/studio'
import type { FrameState } from '../components/frame-context.ts'
import type { PortalPage } from '../frame/portal-page.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import type { Store } from '../lib/store.ts'
import { readFacts, startFacts } from '../session/session-facts.ts'
import type { SoundDesk } from '../sound/sound-desk.ts'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'

/** Device storage: whether the player has switched the sound on. */
export const soundKey = 'fairground.sound'

export interface FrameDeskParts {
  studio: Pick<StudioClient, 'rotate'>
  portal: PortalPage
  sound: SoundDesk
  device: SafeStorage
}

interface Kept {
  opened: Pick<OpenAnswer, 'session' | 'balanceMinor' | 'seeds'>
  tab: SafeStorage
  device: SafeStorage
}

/** What every screen says before anything is played. */
export const firstFrameState = ({ opened, tab, device }: Kept) => ({
  lastRound: undefined,
  autoplay: undefined,
  notice: undefined,
  balanceMinor: BigInt(opened.balanceMinor),
  isSoundOn: device.read(soundKey) === 'on',
  seeds: opened.seeds,
  facts: readFacts(tab, opened.session) ?? startFacts(Date.now()),
})

/** What every game does alike: its sound, its notice, its seeds. */
export abstract class FrameDesk<State extends FrameState> {
  readonly portal: PortalPage
  readonly sound: SoundDesk
  abstract readonly screen: Store<State>
  private readonly frame: FrameDeskParts

  protected constructor(frame: FrameDeskParts) {
    this.frame = frame
    this.portal = frame.portal
    this.sound = frame.sound
  }

  /** The screen as far as all games are alike. */
  private get common(): Store<FrameState> {
    return this.screen
  }

  toggleSound(): void {
    const isSoundOn = !this.common.get().isSoundOn
    this.frame.device.write(soundKey, isSoundOn ? 'on' : 'off')
    this.sound.setOn(isSoundOn)
    this.common.set({ isSoundOn })
  }

  /** Reveals the server seed in use and goes on with the next pair. At a table the pair is for the player's other games. */
  async rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>> {
    const outcome = await this.frame.studio.rotate(request)
    if (outcome.ok) this.common.set({ seeds: outcome.value.seeds })
    return outcome
  }

  dismissNotice(): void {
    this.common.set({ notice: undefined })
  }
}
