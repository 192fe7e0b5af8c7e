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
}

/** Below 0 once the turn of a seat has run out. */
export const timeLeftMs = (clock: Clock, seat: number, atMs: number): number => deadlineOf(clock, seat) - atMs

export const deadlineOf = ({ fromMs, bankMs }: Clock, seat: number): number => fromMs + actionMs + (bankMs[seat] ?? 0)

/** The turn begins again. */
export const resumed = <State extends { readonly clock: Clock }>(state: State, atMs: number): State => ({
  ...state,
  clock: { ...state.clock, fromMs: atMs },
})

/** The next turn begins; whoever was in turn has used his bank for what took longer than one action. */
export function nextTurn({ fromMs, bankMs }: Clock, seat: number, atMs: number): Clock {
  const used = Math.max(atMs - fromMs - actionMs, 0)
  return { fromMs: atMs, bankMs: bankMs.map((left, at) => (at === seat ? Math.max(left - used, 0) : left)) }
}
