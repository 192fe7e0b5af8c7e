/** Whose turn it is, and until when. */
export type Turn = {
  readonly seat: number
  /** Of the server's clock, the seat's time bank included. */
  readonly deadlineMs: number
  /** What the bank holds of it. */
  readonly bankMs: number
  /** Of one action, without the bank. */
  readonly wholeMs: number
}
