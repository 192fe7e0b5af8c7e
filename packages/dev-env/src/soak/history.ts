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
  /** What the books themselves say is wrong. */
  brokenRows: number
}

export const isSound = ({ unknown, resolved, lost, doubled, brokenRows }: SoakReport): boolean =>
  resolved === unknown && lost === 0 && doubled === 0 && brokenRows === 0

/** What a player's purse must have gained: the bank test. */
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
