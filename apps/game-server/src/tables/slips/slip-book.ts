import type { SlipRules } from '@fairground/game-rules/tables'

type Exposure = SlipRules['exposure']
export type Chips = Parameters<Exposure['add']>[1]

/** A bet of chips that stands or waits for the wallet. */
export interface BookedBet {
  roundId: string
  chips: Chips
  isTaken: boolean
}

/**
 * What a round costs the house in each class of outcomes, in one mode and currency. A bet that still waits for the wallet
 * counts with its costs alone, and not with what it brings: if it is refused, the others must fit without it.
 */
export class SlipBook {
  /** Of the stored book that this one knows; 0 where there is none. */
  version: number
  private readonly exposure: Exposure
  private readonly costs: Float64Array
  private readonly waiting = new Map<string, Chips>()

  constructor(exposure: Exposure, { version, bets }: { version: number; bets: readonly BookedBet[] }) {
    this.exposure = exposure
    this.version = version
    this.costs = new Float64Array(exposure.classCount)
    for (const { roundId, chips, isTaken } of bets) {
      if (isTaken) exposure.add(this.costs, chips)
      else this.hold(roundId, chips)
    }
  }

  /** Whether the chips fit: within the cap, or where they make the worst no worse. */
  accepts(chips: Chips, capMinor: bigint): boolean {
    const added = this.costsOf(chips)
    const before = this.heldOf(this.costs)
    const after = this.heldOf(this.costs.map((cost, index) => cost + (added[index] ?? 0)))
    return after <= Number(capMinor) || after <= before
  }

  /** The chips wait for the wallet. */
  hold(roundId: string, chips: Chips): void {
    this.waiting.set(roundId, chips)
    this.addCosts(chips, 1)
  }

  /** The wallet took them. */
  take(roundId: string): void {
    const chips = this.release(roundId)
    if (chips) this.exposure.add(this.costs, chips)
  }

  /** They are not in the round. */
  drop(roundId: string): void {
    this.release(roundId)
  }

  /** What of the costs is held against caps, in whole minor units; 0 where the house keeps something whatever comes. */
  heldMinor(): bigint {
    return BigInt(Math.max(0, Math.ceil(this.heldOf(this.costs))))
  }

  listWaiting(): string[] {
    return [...this.waiting.keys()]
  }

  /**
   * What the round may cost, below 0 where the house keeps something whatever comes, and the class that is nearest to its
   * cap; where classes have caps of their own, the cost is that of this class.
   */
  worst(): { worstMinor: bigint; worstClass: number } {
    let worstClass = 0
    const held = (index: number) => this.heldAgainstCap(index, this.costs[index] ?? 0)
    for (let index = 1; index < this.costs.length; index += 1) if (held(index) > held(worstClass)) worstClass = index
    const worstCost = this.exposure.capTimes ? (this.costs[worstClass] ?? 0) : this.worstOf(this.costs)
    return { worstMinor: BigInt(worstCost), worstClass }
  }

  /** What the round may cost: each block of classes comes to its own worst. */
  private worstOf(costs: Float64Array): number {
    const size = costs.length / (this.exposure.blockCount ?? 1)
    let worst = 0
    for (let from = 0; from < costs.length; from += size) {
      let most = Number.NEGATIVE_INFINITY
      for (let index = from; index < from + size; index += 1) most = Math.max(most, costs[index] ?? 0)
      worst += most
    }
    return worst
  }

  /** What of the costs is held against the cap of the table. */
  private heldOf(costs: Float64Array): number {
    return this.worstOf(costs.map((cost, index) => this.heldAgainstCap(index, cost)))
  }

  private heldAgainstCap(index: number, cost: number): number {
    return cost / (this.exposure.capTimes?.(index) ?? 1)
  }

  private release(roundId: string): Chips | undefined {
    const chips = this.waiting.get(roundId)
    if (!chips || !this.waiting.delete(roundId)) return undefined
    this.addCosts(chips, -1)
    return chips
  }

  private addCosts(chips: Chips, factor: 1 | -1): void {
    const costs = this.costsOf(chips)
    for (const [index, cost] of costs.entries())
      if (cost > 0) this.costs[index] = (this.costs[index] ?? 0) + factor * cost
  }

  private costsOf(chips: Chips): Float64Array {
    const costs = new Float64Array(this.costs.length)
    this.exposure.add(costs, chips)
    return costs
  }
}
