import type { RotateAnswer, RotateRequest } from '@fairground/contract/studio'
import { FrameDesk, type FrameDeskParts, firstFrameState, type RealityCalls, type Store } from '@fairground/vendor-ui'
import type { FrameState } from '../components/frame-context.tsx'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'

export interface StudioDeskParts extends FrameDeskParts {
  studio: Pick<StudioClient, 'rotate' | 'realityCheck' | 'realityConfirm'>
}

type First = Parameters<typeof firstFrameState>[0] & { opened: Pick<FrameState, 'seeds'> }

/** What every screen of the studio says before anything is played. */
export const firstStudioState = (parts: First) => ({ ...firstFrameState(parts), seeds: parts.opened.seeds })

/** What every game of the studio does alike, whatever it is played with. */
export abstract class StudioDesk<State extends FrameState> extends FrameDesk<State> {
  readonly reality: RealityCalls
  private readonly seeds: StudioDeskParts['studio']

  protected constructor(parts: StudioDeskParts) {
    super(parts)
    const { studio } = parts
    this.seeds = studio
    this.reality = { read: () => studio.realityCheck(), confirm: () => studio.realityConfirm() }
  }

  /** Reveals the server seed in use and goes on with the next pair. At a table the pair is for the player's other games. */
  async rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>> {
    const outcome = await this.seeds.rotate(request)
    const screen: Store<FrameState> = this.screen
    if (outcome.ok) screen.set({ seeds: outcome.value.seeds })
    return outcome
  }
}
