import type { DeskAct, DeskView } from '@fairground/contract/studio'
import { createStore, type Store } from '@fairground/vendor-ui'
import type { DeskClient } from './desk-client.ts'

const lookMs = 1_000

export interface DeskState {
  view: DeskView
  isOnline: boolean
  isBusy: boolean
  /** What the last act came to, other than that it was done. */
  result: string | undefined
}

/** The desk of one person at one table: looks every second, and after every act. */
export class Desk {
  readonly screen: Store<DeskState>
  private readonly client: DeskClient
  private skewMs: number

  constructor(client: DeskClient, view: DeskView) {
    this.client = client
    this.skewMs = view.serverMs - Date.now()
    this.screen = createStore<DeskState>({ view, isOnline: true, isBusy: false, result: undefined })
  }

  /** The server's time. */
  nowMs = (): number => Date.now() + this.skewMs

  follow(): void {
    setInterval(() => void this.look(), lookMs)
  }

  async act(act: DeskAct): Promise<void> {
    if (this.screen.get().isBusy) return
    this.screen.set({ isBusy: true, result: undefined })
    const answer = await this.client.act(act)
    if (answer.ok) this.keep(answer.value.view)
    const result = answer.ok ? answer.value.result : undefined
    const isPlain = result === undefined || result === 'done' || result === 'confirmed'
    this.screen.set({ isBusy: false, isOnline: answer.ok, result: isPlain ? undefined : result })
  }

  private async look(): Promise<void> {
    if (this.screen.get().isBusy) return
    const answer = await this.client.view()
    if (answer.ok && !this.screen.get().isBusy) this.keep(answer.value)
    this.screen.set({ isOnline: answer.ok })
  }

  private keep(view: DeskView): void {
    this.skewMs = view.serverMs - Date.now()
    this.screen.set({ view })
  }
}
