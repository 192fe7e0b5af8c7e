/** Does a piece of work a while after it was asked for: once however often it is asked, and never twice at a time. */
export class Soon {
  private timer: NodeJS.Timeout | undefined
  private isWorking = false
  private isAskedAgain = false
  private readonly pauseMs: number
  private readonly work: () => Promise<void>

  /** `work` tells its own failures: it never rejects. */
  constructor(pauseMs: number, work: () => Promise<void>) {
    this.pauseMs = pauseMs
    this.work = work
  }

  ask(): void {
    if (this.isWorking) this.isAskedAgain = true
    else this.timer ??= setTimeout(() => void this.run(), this.pauseMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private async run(): Promise<void> {
    this.timer = undefined
    this.isWorking = true
    await this.work()
    this.isWorking = false
    if (!this.isAskedAgain) return
    this.isAskedAgain = false
    this.ask()
  }
}
