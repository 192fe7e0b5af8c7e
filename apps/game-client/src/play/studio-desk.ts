import type { RotateAnswer, RotateRequest } from '@fairground/contract/studio'
import { FrameDesk, type FrameDeskParts, firstFrameState, type Store } from '@fairground/vendor-ui'
import type { FrameState } from '../components/frame-context.tsx'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'

export interface StudioDeskParts extends FrameDeskParts {
  studio: Pick<StudioClient, 'rotate'>
}

type First = Parameters<typeof firstFrameState>[0] & { opened: Pick<FrameState, 'seeds'> }

/** What every screen of the studio says before anything is played. */
export const firstStudioState = (parts: First) => ({ ...firstFrameState(parts), seeds: parts.opened.seeds })

/** What every game of the studio does alike, whatever it is played with. */
export abstract class StudioDesk<State extends FrameState> extends FrameDesk<State> {
  private readonly seeds: StudioDeskParts['studio']

  protected constructor(parts: StudioDeskParts) {
    super(parts)
    this.seeds = parts.studio
  }

  /** Reveals the server seed in use and goes on with the next pair. At a table the pair is for the player's other games. */
  async rotate(request: RotateRequest): Promise<Outcome<RotateAnswer>> {
    const outcome = await this.seeds.rotate(request)
    const screen: Store<FrameState> = this.screen
    if (outcome.ok) screen.set({ seeds: outcome.value.seeds })
    return outcome
  }
}
