/** Time to act: so much per action, then the seat's bank of the session. */
export const actionMs = 15_000
export const bankStartMs = 20_000
const [bankHands, bankGainMs] = [10, 5_000]

/** What a session's bank gains with its nth hand. */
export const bankGain = (handsPlayed: number): number =>
  handsPlayed > 0 && handsPlayed % bankHands === 0 ? bankGainMs : 0

export type Clock = {
  /** When the turn began. */
  readonly fromMs: number
  /** By seat. */
  readonly bankMs: readonly number[]
  /** Of games that give another time per action. */
  readonly actionMs?: number
}

export const actionMsOf = (clock: Pick<Clock, 'actionMs'>): number => clock.actionMs ?? actionMs

/** Below 0 once the turn of a seat has run out. */
export const timeLeftMs = (clock: Clock, seat: number, atMs: number): number => deadlineOf(clock, seat) - atMs

export const deadlineOf = (clock: Clock, seat: number): number =>
  clock.fromMs + actionMsOf(clock) + (clock.bankMs[seat] ?? 0)

/** The turn begins again. */
export const resumed = <State extends { readonly clock: Clock }>(state: State, atMs: number): State => ({
  ...state,
  clock: { ...state.clock, fromMs: atMs },
})

/** The next turn begins; whoever was in turn has used his bank for what took longer than one action. */
export function nextTurn(clock: Clock, seat: number, atMs: number): Clock {
  const used = Math.max(atMs - clock.fromMs - actionMsOf(clock), 0)
  return {
    ...clock,
    fromMs: atMs,
    bankMs: clock.bankMs.map((left, at) => (at === seat ? Math.max(left - used, 0) : left)),
  }
}
