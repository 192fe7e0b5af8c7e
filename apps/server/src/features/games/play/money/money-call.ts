import type { PswCode } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { hint } from '../../../../lib/live-hints.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import { withBalance } from './answer-money.ts'

interface MoneyCall {
  /** Of the balance in the answer, unless the outcome names one. */
  currency?: string
  /** Answered for a player this vendor does not have. */
  unknownPlayer: PswCode
}

/** Result of taking the player's lock. */
interface Opened {
  /** False for an attempt whose nonce was seen before. */
  isNew: boolean
  /** Undefined for a player this vendor does not have. */
  memberId: string | undefined
}

interface Steps<Facts extends Opened> {
  /** Takes the attempt's nonce and the player's lock, and reads under it what the work decides on. */
  open(tx: Tx, now: Date): Promise<Facts>
  work(tx: Tx, memberId: string, facts: Facts): Promise<PswOutcome>
}

/**
 * Runs both steps in one transaction. Adds the balance where nothing moved, and lets the player's open pages know when
 * something did.
 */
export async function runMoneyCall<Facts extends Opened>(
  context: AppContext,
  { currency, unknownPlayer }: MoneyCall,
  { open, work }: Steps<Facts>,
): Promise<PswOutcome> {
  const { outcome, toldMemberId } = await transact(context.db, async (tx): Promise<Done> => {
    await boundWaiting(tx, [])
    const facts = await open(tx, context.clock.now())
    const { isNew, memberId } = facts
    if (!isNew) return { outcome: { code: 'REPLAYED_REQUEST' } }
    if (memberId === undefined) return { outcome: { code: unknownPlayer } }
    const worked = await work(tx, memberId, facts)
    if (worked.balance !== undefined)
      return { outcome: worked, toldMemberId: worked.code === 'OK' ? memberId : undefined }
    return { outcome: await withBalance(tx, worked, memberId, worked.currency ?? currency) }
  })
  const { balanceVersion: version = 0 } = outcome
  if (toldMemberId !== undefined) hint(context, toldMemberId, 'balance.changed', { version })
  return outcome
}

/** A vendor gives a call up after some seconds: nothing may go on behind that. */
const boundWaiting = prepareStatement(
  "select set_config('lock_timeout', '2s', true), set_config('statement_timeout', '4s', true)",
)

interface Done {
  outcome: PswOutcome
  /** Whose balance changed. */
  toldMemberId?: string
}
