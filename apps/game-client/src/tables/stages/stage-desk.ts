import type { StageView, WishAnswer, WishRequest } from '@fairground/contract/studio'
import { createStore } from '@fairground/vendor-ui'
import type { Outcome, RefusalCode } from '../../studio/studio-client.ts'

export interface StageState {
  /** What is asked of the player, and was decided before; undefined without a bet in a round that runs. */
  view: StageView | undefined
  /** The wish that is under way. */
  sending: string | undefined
  /** Why the last wish does not count. */
  refusal: { wish: string; code: RefusalCode; stage: number } | undefined
}

interface Parts {
  /** What the studio says of the stage; undefined where it does not answer. */
  read(sharedRoundId: string): Promise<StageView | null | undefined>
  /** Asks until the answer is known; `addMinor`: what the wish adds to the stake. */
  send(wish: WishRequest, addMinor: bigint): Promise<Outcome<WishAnswer>>
}

/** The stage of a round as its player stands in it. */
interface Place {
  sharedRoundId: string
  /** Undefined when no stage is asked any more. */
  stage: number | undefined
}

/** What a player decides between the cards: the last wish counts until the stage is shut, and a raise stands once it is paid. */
export class StageDesk {
  readonly screen = createStore<StageState>({ view: undefined, sending: undefined, refusal: undefined })
  private readonly parts: Parts
  private place: Place | undefined
  /** Answers are numbered as they were asked for; older ones than what is shown are dropped. */
  private asked = 0
  private shown = 0

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** The table is in this stage now; undefined where the player has no bet in a round that runs. */
  follow(place: Place | undefined): void {
    const before = this.place
    if (place?.sharedRoundId === before?.sharedRoundId && place?.stage === before?.stage) return
    this.place = place
    const isSameRound = place?.sharedRoundId === before?.sharedRoundId
    const { refusal, view } = this.screen.get()
    // That a wish came too late is still said in the stage after it.
    const isSaid = isSameRound && refusal?.code === 'STAGE_SHUT' && place?.stage === refusal.stage + 1
    this.screen.set({
      sending: undefined,
      refusal: isSaid ? refusal : undefined,
      view: isSameRound ? view : undefined,
    })
    if (place) void this.refresh()
  }

  /** Reads again what is asked: another tab may have wished, or the line was lost. */
  async refresh(): Promise<void> {
    const { place } = this
    if (!place) return
    const asked = this.ask()
    const view = await this.parts.read(place.sharedRoundId)
    if (view && place === this.place) this.show(asked, view)
  }

  async wish(wish: string): Promise<void> {
    const { view, sending } = this.screen.get()
    if (!view?.asks.includes(wish) || sending !== undefined) return
    const { place } = this
    this.screen.set({ sending: wish, refusal: undefined })
    const { sharedRoundId, stage } = view
    const asked = this.ask()
    const outcome = await this.parts.send({ sharedRoundId, stage, wish }, BigInt(view.adds[wish] ?? 0))
    const isPast = outcome.ok && outcome.value.stage.stage < (this.place?.stage ?? 0)
    if (this.place?.sharedRoundId !== sharedRoundId || isPast) return
    if (place === this.place) this.screen.set({ sending: undefined })
    if (outcome.ok) return this.show(asked, outcome.value.stage)
    // A later stage has words of its own; that this wish came too late is still said.
    if (place === this.place || outcome.code === 'STAGE_SHUT')
      this.screen.set({ refusal: { wish, code: outcome.code, stage } })
    await this.refresh()
  }

  private ask(): number {
    this.asked += 1
    return this.asked
  }

  private show(asked: number, view: StageView): void {
    if (asked < this.shown) return
    this.shown = asked
    this.screen.set({ view })
  }
}
