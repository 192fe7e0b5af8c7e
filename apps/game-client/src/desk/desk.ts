import type { DeskAct, DeskAnswer, DeskView, VideoPublish } from '@fairground/contract/studio'
import { createStore, ServerClock, type Store } from '@fairground/vendor-ui'
import type { Stamp } from '../video/stamp.ts'
import type { DeskClient } from './desk-client.ts'

const lookMs = 1_000

export interface DeskState {
  view: DeskView
  isOnline: boolean
  /** The session has ended: nothing more can be done here. */
  isOver: boolean
  isBusy: boolean
  /** What the last act came to, other than that it was done. */
  result: string | undefined
}

/** The desk of one person at one table: looks every second, and after every act. */
export class Desk {
  readonly screen: Store<DeskState>
  private readonly client: DeskClient
  private readonly clock: ServerClock

  constructor(client: DeskClient, view: DeskView) {
    this.client = client
    this.clock = new ServerClock(view.serverMs - Date.now())
    this.screen = createStore<DeskState>({ view, isOnline: true, isOver: false, isBusy: false, result: undefined })
  }

  /** The server's time. */
  nowMs = (): number => this.clock.nowMs()

  follow(): void {
    setInterval(() => void this.look(), lookMs)
  }

  async act(act: DeskAct): Promise<void> {
    await this.ask(() => this.client.act(act))
  }

  /** The labels of a set as a file; undefined when there are none. */
  async labels(setId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const answer = await this.ask(() => this.client.labels(setId))
    return answer?.pdf ? Uint8Array.from(atob(answer.pdf), (char) => char.charCodeAt(0)) : undefined
  }

  private async ask<Value extends DeskAnswer>(call: () => Promise<Asked<Value>>): Promise<Value | undefined> {
    if (this.screen.get().isBusy) return undefined
    this.screen.set({ isBusy: true, result: undefined })
    const answer = await call()
    if (answer.ok) this.keep(answer.value.view)
    const result = answer.ok ? answer.value.result : 'refused'
    const isPlain = result === 'done' || result === 'confirmed' || isLost(answer)
    this.screen.set({ isBusy: false, ...lineOf(answer), result: isPlain ? undefined : result })
    return answer.ok ? answer.value : undefined
  }

  /** Where the picture of the table goes while its shift is open. */
  async findVideoDoor(): Promise<VideoPublish | undefined> {
    const answer = await this.client.findVideoDoor()
    return answer.ok ? answer.value : undefined
  }

  /** That the picture goes on; false when the studio knows it no more. */
  async tellPicture(location: string): Promise<boolean> {
    const answer = await this.client.tellPicture(location)
    return answer.ok || answer.code !== 'NOT_FOUND'
  }

  /** What the picture shows of the table now. */
  stamp = (): Stamp => {
    const { tableId, round } = this.screen.get().view
    return { tableId, roundId: round?.sharedRoundId ?? null, atMs: this.nowMs(), root: round?.commit ?? '' }
  }

  /** Goes on with a further session of the same person at the same table; the screen stays as it is. */
  async renew(ticket: string): Promise<void> {
    const answer = await this.client.open(ticket)
    if (!answer.ok) return
    const { token, view } = answer.value
    const { tableId, me } = this.screen.get().view
    if (view.tableId !== tableId || view.me.staffId !== me.staffId) return
    this.client.carryBearer(token)
    this.keep(view)
    this.screen.set({ isOnline: true, isOver: false })
  }

  private async look(): Promise<void> {
    const { isBusy, isOver } = this.screen.get()
    if (isBusy || isOver) return
    const asked = this.client.view()
    void this.clock.ask(async () => {
      const told = await asked
      return told.ok ? told.value.serverMs : undefined
    })
    const answer = await asked
    if (answer.ok && !this.screen.get().isBusy) this.keep(answer.value)
    this.screen.set(lineOf(answer))
  }

  /** What somebody else has to do yet is done once the table has gone on. */
  private keep(view: DeskView): void {
    const { view: before, result } = this.screen.get()
    const isPast = view.next !== before.next || view.round?.expected?.step !== before.round?.expected?.step
    const isWait = result === 'first' || result === 'waiting'
    this.screen.set({ view, ...(isPast && isWait && { result: undefined }) })
  }
}

type Asked<Value> = { ok: true; value: Value } | { ok: false; code: string }
type Answer = { ok: true } | { ok: false; code: string }

/** A refusal has come over the line. */
const isLost = (answer: Answer): boolean => !answer.ok && answer.code === 'OFFLINE'

const lineOf = (answer: Answer): Pick<DeskState, 'isOnline' | 'isOver'> => ({
  isOnline: !isLost(answer),
  isOver: !answer.ok && answer.code === 'SESSION_EXPIRED',
})
