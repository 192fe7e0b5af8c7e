/** Wakes the one who sleeps on it; a ring that nobody heard is kept for the next sleep. */
export class Bell {
  private isRung = false
  private wake: (() => void) | undefined

  ring(): void {
    this.isRung = true
    this.wake?.()
  }

  /** Until it rings or the milliseconds have passed. */
  async sleep(ms: number): Promise<void> {
    if (!this.isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.isRung = false
    this.wake = undefined
  }
}
