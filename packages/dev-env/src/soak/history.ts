/** One call that moves money, as the client that sent it saw it. Its id is never used for anything else. */
export interface Operation {
  player: string
  call: 'bet' | 'win' | 'rollback'
  transactionId: string
  fields: object
  amount: bigint
  /** What the first signed answer said; undefined while no answer came. */
  told?: Told
}

export interface Told {
  code: string
  portalTransactionId: string | undefined
}

export interface SoakReport {
  seed: number
  kills: string[]
  /** Parts that did not come back; the run ended with the first, and nothing else of it was looked at: must be none. */
  missing: readonly string[]
  /** Answered at the first attempt. */
  acknowledged: number
  /** Without an answer at first. */
  unknown: number
  /** Of those, answered in the end. */
  resolved: number
  /** Answered once and not remembered: must be 0. */
  lost: number
  /** Purses that hold something else than their operations add up to: must be 0. */
  doubled: number
  spins: number
  /** Movements between main wallets and purses at a vendor that were asked for. */
  moves: number
  /** What still lies between them, in minor units, once all was resolved: must be 0. */
  inTransitMinor: bigint
  /** What the books themselves say is wrong. */
  brokenRows: number
}

export const isSound = (report: SoakReport): boolean => proofsOf(report).every(({ holds }) => holds)

interface Proof {
  /** As the standards name it. */
  id: string
  holds: boolean
  says: string
}

/** Results of a run by test method; only the reason if it was aborted. */
export function proofsOf(report: SoakReport): Proof[] {
  const { unknown, resolved, lost, doubled, inTransitMinor, brokenRows, missing } = report
  const back = { id: 'T-04', holds: missing.length === 0, says: 'every part that was killed came back' }
  if (!back.holds) return [back]
  return [
    back,
    { id: 'T-04', holds: lost === 0, says: 'no answered money was lost' },
    { id: 'T-06', holds: resolved === unknown, says: 'every unknown outcome resolved on retry' },
    { id: 'T-06', holds: doubled === 0, says: 'every purse holds what its history adds up to' },
    { id: 'T-06', holds: inTransitMinor === 0n, says: 'no money stays between a main wallet and a purse at a vendor' },
    { id: 'T-08', holds: brokenRows === 0, says: 'the books recompute to what they say' },
  ]
}

/** Expected gain of a player's wallet: the bank test. */
export function gainOf(operations: readonly Operation[]): bigint {
  return operations.reduce((sum, { call, amount, told }) => {
    if (told?.code !== 'OK') return sum
    return call === 'bet' ? sum - amount : sum + amount
  }, 0n)
}

/** Whether the answer to a repeat is the one that was told first; a bet that was taken back since says so. */
export const isRemembered = ({ told, call }: Operation, again: Told & { replayed: boolean }): boolean => {
  if (call === 'bet' && again.code === 'BET_CANCELLED') return told?.code === 'OK'
  return again.replayed && again.code === told?.code && again.portalTransactionId === told.portalTransactionId
}
