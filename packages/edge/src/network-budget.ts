import { addressGroups } from './address-group.ts'
import { CallBudget } from './call-budget.ts'

/** Allowance of a /56 and a /48, as multiples of a home's. */
export const allowances = [1, 3, 8] as const

/** Counts calls of networks in the memory of this process: of one home, and of the wider networks around it. */
export class NetworkBudget {
  readonly #budget = new CallBudget()
  readonly #perSecond: number

  /** @param perSecond calls of one home; five seconds' worth may come at once */
  constructor(perSecond: number) {
    this.#perSecond = perSecond
  }

  /** Takes one call of this address. Undefined when there was room for it; else after how many ms there is. */
  take(ip: string, nowMs: number): number | undefined {
    for (const [i, group] of addressGroups(ip).entries()) {
      const waitMs = this.#budget.take(group, this.#perSecond * (allowances[i] ?? 1), nowMs)
      if (waitMs !== undefined) return waitMs
    }
    return undefined
  }
}
