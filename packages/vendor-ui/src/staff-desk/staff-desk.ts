import type { StaffDeskResult } from '@fairground/contract/staff-desk'
import type { Outcome } from '../connection/outcome.ts'
import { createStore, type Store } from '../lib/store.ts'

const lookMs = 2_000

interface Seen {
  me: { staffId: string }
}

export interface StaffDeskState<View extends Seen = Seen> {
  view: View
  isOnline: boolean
  /** The session has ended: nothing more can be done here. */
  isOver: boolean
  isBusy: boolean
  /** What the last act came to. */
  result: StaffDeskResult | 'failed' | undefined
}

export interface OpenedStaffDesk<View> {
  token: string
  language: string
  framedBy: string
  view: View
}

export interface StaffDeskClient<View, Act> {
  carryBearer(token: string): void
  open(ticket: string): Promise<Outcome<OpenedStaffDesk<View>>>
  act(act: Act): Promise<Outcome<{ result: StaffDeskResult }>>
}

/** The desk of one person of the staff: looks every two seconds, and after every act. */
export abstract class StaffDesk<View extends Seen, Act, State extends StaffDeskState<View>> {
  readonly screen: Store<State>
  private readonly calls: StaffDeskClient<View, Act>

  constructor(calls: StaffDeskClient<View, Act>, first: Omit<State, keyof StaffDeskState> & { view: View }) {
    this.calls = calls
    const begun = { isOnline: true, isOver: false, isBusy: false, result: undefined }
    this.screen = createStore({ ...first, ...begun } as unknown as State)
  }

  follow(): void {
    void this.lookAgain()
    setInterval(() => void this.lookAgain(), lookMs)
  }

  /** Goes on with a further session of the same person; the screen stays as it is. */
  async renew(ticket: string): Promise<void> {
    const answer = await this.calls.open(ticket)
    if (!answer.ok || answer.value.view.me.staffId !== this.screen.get().view.me.staffId) return
    this.calls.carryBearer(answer.value.token)
    this.put({ isOnline: true, isOver: false })
    await this.lookAgain()
  }

  /** True when it was done, or waits for a second person. */
  protected async send(act: Act): Promise<boolean> {
    if (this.screen.get().isBusy) return false
    this.put({ isBusy: true, result: undefined })
    const answer = await this.calls.act(act)
    this.put({ isBusy: false, ...lineOf(answer), result: answer.ok ? answer.value.result : 'failed' })
    await this.lookAgain()
    return answer.ok && (answer.value.result === 'done' || answer.value.result === 'asked')
  }

  protected async lookAgain(): Promise<void> {
    if (!this.screen.get().isOver) await this.look()
  }

  /** Asks for everything that is shown, and puts it on the screen with how the line is. */
  protected abstract look(): Promise<void>

  private put(change: Partial<StaffDeskState>): void {
    this.screen.set(change as Partial<State>)
  }
}

type Answer = { ok: true } | { ok: false; code: string }

export const lineOf = (answer: Answer): Pick<StaffDeskState, 'isOnline' | 'isOver'> => ({
  isOnline: answer.ok || answer.code !== 'OFFLINE',
  isOver: !answer.ok && answer.code === 'SESSION_EXPIRED',
})
