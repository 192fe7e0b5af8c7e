import { addressGroups } from './address-group.ts'
import { allowances } from './network-budget.ts'

/** Open connections by network. */
export class SocketCounts {
  readonly #counts = new Map<string, number>()
  readonly #max: number

  /** @param max of one home */
  constructor(max: number) {
    this.#max = max
  }

  hasRoom(ip: string): boolean {
    return addressGroups(ip).every((group, i) => this.#of(group) < this.#max * (allowances[i] ?? 1))
  }

  /** One more is open; what is returned takes it off, once. */
  take(ip: string): () => void {
    const groups = addressGroups(ip)
    for (const group of groups) this.#counts.set(group, this.#of(group) + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      for (const group of groups) this.#giveBack(group)
    }
  }

  #of(group: string): number {
    return this.#counts.get(group) ?? 0
  }

  #giveBack(group: string): void {
    const left = this.#of(group) - 1
    if (left > 0) this.#counts.set(group, left)
    else this.#counts.delete(group)
  }
}
