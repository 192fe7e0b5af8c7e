import { VendorFreeRounds, type VendorFreeRoundsAnswer } from '@fairground/contract/psw'

/** The grants of a vendor: each id once, cancelled as far as it is left. */
export class TestFreeRounds {
  readonly grants = new Map<string, VendorFreeRounds & { remaining: number; cancelledCount?: number }>()
  /** So many answers are lost after the vendor has acted. */
  lostCount = 0
  isRefusing = false
  callCount = 0

  /** Undefined: the answer gets lost. */
  handle(method: string, url: string, body: unknown): VendorFreeRoundsAnswer | undefined {
    this.callCount += 1
    const answer = method === 'POST' ? this.#grant(VendorFreeRounds.parse(body)) : this.#cancel(url.split('/').at(-1))
    if (this.lostCount === 0) return answer
    this.lostCount -= 1
    return undefined
  }

  play(freeRoundsId: string): number {
    const grant = this.grants.get(freeRoundsId)
    if (!grant || grant.remaining === 0) throw new Error(`nothing is left of ${freeRoundsId}`)
    grant.remaining -= 1
    return grant.remaining
  }

  #grant(wanted: VendorFreeRounds): VendorFreeRoundsAnswer {
    const earlier = this.grants.get(wanted.freeRoundsId)
    if (earlier) return { code: 'OK', remaining: earlier.remaining, replayed: true }
    if (this.isRefusing) return { code: 'REFUSED', remaining: 0 }
    this.grants.set(wanted.freeRoundsId, { ...wanted, remaining: wanted.quantity })
    return { code: 'OK', remaining: wanted.quantity }
  }

  #cancel(freeRoundsId = ''): VendorFreeRoundsAnswer {
    const grant = this.grants.get(freeRoundsId)
    if (!grant) return { code: 'GRANT_NOT_FOUND', remaining: 0 }
    if (grant.cancelledCount !== undefined) return { code: 'OK', remaining: grant.cancelledCount, replayed: true }
    if (grant.remaining === 0) return { code: 'NOTHING_LEFT', remaining: 0 }
    const count = grant.remaining
    this.grants.set(freeRoundsId, { ...grant, remaining: 0, cancelledCount: count })
    return { code: 'OK', remaining: count }
  }
}
