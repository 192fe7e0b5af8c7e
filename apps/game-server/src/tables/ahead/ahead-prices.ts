import { setImmediate as rest } from 'node:timers/promises'
import type { AheadPrices, AheadRules } from '@fairground/game-rules/tables'
import type { SharedRoundWithChain } from '../shared-round-store.ts'

/** Prices of what many rounds come to, each worked out once and in small steps: other calls are answered meanwhile. */
export class OutrightPrices {
  private readonly known = new Map<string, Promise<AheadPrices>>()

  /** From what is public in this round of the table. */
  find(rules: AheadRules, round: SharedRoundWithChain): Promise<AheadPrices> {
    const key = round.shared_round_id
    const found = this.known.get(key)
    if (found) return found
    const working = workOut(rules, round)
    this.known.set(key, working)
    working.catch(() => this.known.delete(key))
    for (const oldest of this.known.keys()) {
      if (this.known.size <= roundsMax) break
      this.known.delete(oldest)
    }
    return working
  }
}

const roundsMax = 50

async function workOut(rules: AheadRules, { commitment, salt, number }: SharedRoundWithChain): Promise<AheadPrices> {
  const steps = rules.outrightPrices({ commit: commitment, salt, number })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await rest()
  }
}
