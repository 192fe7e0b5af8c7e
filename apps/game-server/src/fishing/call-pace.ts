/** A frame may send so many messages in a second on average, and so many at once after a while of rest. */
const perSecond = 20
const atOnce = 40

export class CallPace {
  private left = atOnce
  private atMs: number | undefined

  takes(nowMs: number): boolean {
    const restedMs = Math.max(0, nowMs - (this.atMs ?? nowMs))
    this.left = Math.min(atOnce, this.left + (restedMs * perSecond) / 1_000)
    this.atMs = nowMs
    if (this.left < 1) return false
    this.left -= 1
    return true
  }
}
