import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import type { RoundState, VendorTx, WalletCallRow } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { rollbackBody } from './call-bodies.ts'
import { endCall, enqueueCall, transactionIdOf } from './call-store.ts'
import { endBet, unknownReason } from './end-bet.ts'
import type { Stake, StakeEnds } from './stake.ts'

interface OwnEnds {
  /** What becomes of the round whose stake was taken. */
  accept(answer: PswAnswer): Promise<WalletCallRow | undefined>
  /** Gives back what the bet held at the vendor, in the transaction that ends it. */
  release?(tx: VendorTx): Promise<void>
  /** Told once of a round that was not played. */
  notPlayed?(outcome: 'refused' | 'void'): void
}

/** The ends of the one bet of a round: the vendor says what an accepted one comes to, all others are alike. */
export function roundEnds(kit: VendorKit, stake: Stake, { accept, release, notPlayed }: OwnEnds): StakeEnds {
  const end = async (
    state: 'refused' | 'void',
    code: string | undefined,
    write: (tx: VendorTx) => Promise<unknown>,
  ) => {
    const isOurs = await transact(kit.db, async (tx) => {
      if (!(await decideRound(tx, stake.round.round_id, { state, ...(code && { refusal_code: code }) }))) return false
      await write(tx)
      await release?.(tx)
      return true
    })
    if (isOurs) notPlayed?.(state)
  }
  return {
    accept,
    refuse: (code: PswCode) =>
      end('refused', code, (tx) => endBet(tx, stake, { state: 'REJECTED', code, now: kit.clock.now() })),
    cancel: () => end('void', undefined, (tx) => cancelBet(tx, stake, kit.clock.now())),
    close: (state) => end('void', undefined, (tx) => endBet(tx, stake, { state, code: state, now: kit.clock.now() })),
  }
}

/** Nobody knows whether the stake was taken: a rollback is owed. */
async function cancelBet(tx: VendorTx, stake: Stake, now: Date): Promise<void> {
  const { round, move } = stake
  await endCall(tx, transactionIdOf('bet', round.round_id, move), { state: 'done', code: 'UNKNOWN', now })
  await enqueueCall(tx, { round, call: 'rollback', move, body: rollbackBody(stake, unknownReason), now })
}

interface Decision {
  state: RoundState
  refusal_code?: string
  balance_after_bet_minor?: bigint
  balance_after_minor?: bigint
  balance_version?: number
}

/** Decides a round whose bet is asked for. False when somebody else has. */
export async function decideRound(tx: VendorTx, roundId: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rounds')
    .set(decision)
    .where('round_id', '=', roundId)
    .where('state', '=', 'betting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
