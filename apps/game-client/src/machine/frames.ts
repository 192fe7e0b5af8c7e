/** One loop for everything that moves. It draws only when something changed, and rests while the tab is hidden. */
export interface Frames {
  /** Called every frame with the milliseconds since the last; returns its unsubscribe function. */
  onFrame(update: (deltaMs: number) => void): () => void
  /** Runs `update` from share 0 to 1 in so many milliseconds; resolves at its end, at once for 0. */
  tween(durationMs: number, update: (share: number) => void): Promise<void>
  requestDraw(): void
  stop(): void
}

/** A tab that was hidden, or a long task, does not make everything jump. */
const deltaMsMax = 200

export function startFrames(draw: () => void): Frames {
  const updates = new Set<(deltaMs: number) => void>()
  let isDirty = true
  let lastMs: number | undefined
  let handle = requestAnimationFrame(frame)

  function frame(nowMs: number): void {
    const deltaMs = Math.min(nowMs - (lastMs ?? nowMs), deltaMsMax)
    lastMs = nowMs
    for (const update of updates) update(deltaMs)
    if (isDirty) draw()
    isDirty = false
    handle = requestAnimationFrame(frame)
  }

  const onFrame = (update: (deltaMs: number) => void) => {
    updates.add(update)
    return () => void updates.delete(update)
  }
  const requestDraw = () => {
    isDirty = true
  }
  const tween = (durationMs: number, update: (share: number) => void) =>
    new Promise<void>((resolve) => {
      let elapsedMs = 0
      const advance = (deltaMs: number) => {
        elapsedMs += deltaMs
        const share = durationMs > 0 ? Math.min(elapsedMs / durationMs, 1) : 1
        update(share)
        requestDraw()
        if (share < 1) return
        off()
        resolve()
      }
      const off = onFrame(advance)
      if (durationMs <= 0) advance(0)
    })
  return { onFrame, tween, requestDraw, stop: () => cancelAnimationFrame(handle) }
}
