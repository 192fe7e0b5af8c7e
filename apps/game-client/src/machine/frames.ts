/** One loop for everything that moves. It draws only when something changed, and rests while nothing moves. */
export interface Frames {
  /**
   * Called every frame with the milliseconds since the last; answers whether it moves on. Returns its unsubscribe
   * function.
   */
  onFrame(update: (deltaMs: number) => boolean): () => void
  /** Something begins to move. */
  wake(): void
  /** Runs `update` from share 0 to 1 in so many milliseconds; resolves at its end, at once for 0. */
  tween(durationMs: number, update: (share: number) => void): Promise<void>
  requestDraw(): void
  stop(): void
}

/** A tab that was hidden, or a long task, does not make everything jump. */
const deltaMsMax = 200

export function startFrames(draw: () => void): Frames {
  const updates = new Set<(deltaMs: number) => boolean>()
  let isDirty = true
  let isStopped = false
  let lastMs: number | undefined
  let handle: number | undefined

  // Without a graphics card, a frame that is only asked for costs a browser as much as one that is drawn.
  function frame(nowMs: number): void {
    handle = undefined
    const deltaMs = Math.min(nowMs - (lastMs ?? nowMs), deltaMsMax)
    lastMs = nowMs
    let isMoving = false
    for (const update of updates) if (update(deltaMs)) isMoving = true
    if (isDirty) draw()
    isDirty = false
    if (isMoving) wake()
    else if (handle === undefined) lastMs = undefined
  }

  const wake = () => {
    if (!isStopped) handle ??= requestAnimationFrame(frame)
  }
  const onFrame = (update: (deltaMs: number) => boolean) => {
    updates.add(update)
    wake()
    return () => void updates.delete(update)
  }
  const requestDraw = () => {
    isDirty = true
    wake()
  }
  const tween = (durationMs: number, update: (share: number) => void) =>
    new Promise<void>((resolve) => {
      let elapsedMs = 0
      const advance = (deltaMs: number) => {
        elapsedMs += deltaMs
        const share = durationMs > 0 ? Math.min(elapsedMs / durationMs, 1) : 1
        update(share)
        requestDraw()
        if (share < 1) return true
        off()
        resolve()
        return false
      }
      const off = onFrame(advance)
      if (durationMs <= 0) advance(0)
    })
  const stop = () => {
    isStopped = true
    if (handle !== undefined) cancelAnimationFrame(handle)
  }
  wake()
  return { onFrame, wake, tween, requestDraw, stop }
}
