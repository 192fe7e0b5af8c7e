import type { FishingFired, FishingHit, FishingMagazine, FishingShot } from '@fairground/contract/studio'
import type { FishLine } from './fish-line.ts'
import type { Hit } from './gun.ts'

const gatherMs = 80
const hitsMax = 16

/** A hit whose end is not known: its bullets are neither spent nor free. */
interface Asked {
  uses: number
  hit: Hit
}

/** Sends shots and hits, gathered for a moment, and knows which are still without an answer. */
export class ShotPost {
  private readonly asked = new Map<number, Asked>()
  private hits: FishingHit[] = []
  private shots: Omit<FishingFired, 'seat'>[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private roundId = ''
  private lastNo = 0
  private readonly line: () => FishLine | undefined

  constructor(line: () => FishLine | undefined) {
    this.line = line
  }

  /** Of hits without an answer. */
  get askedBullets(): number {
    return [...this.asked.values()].reduce((sum, { uses }) => sum + uses, 0)
  }

  /** Goes on with a magazine; what was asked before a break was not written, or is in it already. */
  begin({ roundId, lastShotNo }: Pick<FishingMagazine, 'roundId' | 'lastShotNo'>): void {
    this.roundId = roundId
    this.lastNo = lastShotNo
    this.asked.clear()
    this.hits = []
  }

  fired(shot: Omit<FishingFired, 'seat'>): void {
    this.shots.push(shot)
    this.later()
  }

  hit(hit: Hit, uses: number): void {
    this.lastNo += 1
    this.asked.set(this.lastNo, { uses, hit })
    const { bullet, fish, hitMs } = hit
    this.hits.push({
      ...{ shotNo: this.lastNo, weapon: bullet.weapon, fishId: fish.fishId, aim: [bullet.aim[0], bullet.aim[1]] },
      ...{ firedMs: Math.round(bullet.firedMs), hitMs, isAuto: bullet.isAuto },
    })
    if (this.hits.length >= hitsMax) this.send()
    else this.later()
  }

  /** The answer to a shot; undefined for one that nobody here waits for. */
  answered({ shotNo }: FishingShot): Hit | undefined {
    const asked = this.asked.get(shotNo)
    this.asked.delete(shotNo)
    return asked?.hit
  }

  private later(): void {
    this.timer ??= setTimeout(() => this.send(), gatherMs)
  }

  private send(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const [hits, shots] = [this.hits, this.shots]
    this.hits = []
    this.shots = []
    const line = this.line()
    if (shots.length > 0) line?.fired({ shots: shots.slice(-hitsMax).map((shot) => ({ ...shot })) })
    if (hits.length === 0) return
    void line?.hits({ roundId: this.roundId, hits }).then((answer) => {
      // Refused as a whole: none of them was fired. Without an answer the results say so, or the next line does.
      if (!answer.ok && answer.code !== 'OFFLINE') for (const { shotNo } of hits) this.asked.delete(shotNo)
    })
  }
}
