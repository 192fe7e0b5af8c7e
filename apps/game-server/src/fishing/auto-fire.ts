import type { FishingAuto, FishingAutoRequest, FishingShot } from '@fairground/contract/studio'
import { arms } from '@fairground/game-rules/fishing'

type Start = Extract<FishingAutoRequest, { want: 'start' }>

const minuteMs = 60_000

/**
 * Fires by itself only within a bound of loss and one of time. It is of one line: with the line it is gone, so that it
 * never goes on after a reconnection.
 */
export class AutoFire {
  private on = false
  private stoppedBy: FishingAuto['stoppedBy'] = null
  private lossLeftMinor = 0n
  private untilMs = 0
  private winMinor: bigint | undefined

  start(wish: Start, bulletMinor: bigint, nowMs: number): void {
    this.on = true
    this.stoppedBy = null
    this.lossLeftMinor = BigInt(wish.lossBullets) * bulletMinor
    this.untilMs = nowMs + wish.minutes * minuteMs
    this.winMinor = wish.singleWinBullets === null ? undefined : BigInt(wish.singleWinBullets) * bulletMinor
  }

  stop(reason: NonNullable<FishingAuto['stoppedBy']>): void {
    if (!this.on) return
    this.on = false
    this.stoppedBy = reason
  }

  /** Whether it may fire now. */
  isOn(nowMs: number): boolean {
    if (this.on && nowMs >= this.untilMs) this.stop('time')
    return this.on
  }

  /** What a shot of it cost and brought. True when it stopped by that. */
  count(shot: FishingShot, bulletMinor: bigint): boolean {
    if (!this.on || shot.end.end !== 'rolled') return false
    const paidMinor = shot.end.rolls.reduce((sum, roll) => sum + BigInt(roll.paidMinor), 0n)
    this.lossLeftMinor += paidMinor - BigInt(arms[shot.weapon].bullets) * bulletMinor
    if (this.winMinor !== undefined && paidMinor >= this.winMinor) this.stop('win')
    else if (this.lossLeftMinor <= 0n) this.stop('loss')
    return !this.on
  }

  view(): FishingAuto {
    const { lossLeftMinor, untilMs, stoppedBy } = this
    return { isOn: this.on, stoppedBy, lossLeftMinor: String(lossLeftMinor > 0n ? lossLeftMinor : 0n), untilMs }
  }
}
