import { sql, type Transaction } from 'kysely'
import { type Command, type Funds, fundsOf, integer, type Outcome, type OutcomeRow, toOutcome } from './outcome.ts'

export interface PlaceHold extends Command {
  /** An account that keeps a running balance and may not owe. */
  accountId: bigint
  amountMinor: bigint
  reference?: string
}

export type HoldResult = Outcome<
  'INSUFFICIENT_FUNDS' | 'ACCOUNT_CLOSED',
  { holdId: bigint; funds: Funds },
  { funds: Funds }
>

/**
 * Keeps an amount from being spent; the balance stays, the available part shrinks.
 * @throws for an unknown account, one that may owe, or an amount out of range
 */
export async function placeHold<Schema>(tx: Transaction<Schema>, hold: PlaceHold): Promise<HoldResult> {
  const { rows } = await sql<OutcomeRow>`
    select * from ledger.place_hold(
      p_scope => ${hold.scope}, p_key => ${hold.key}, p_request_hash => decode(${hold.requestHash}, 'hex'),
      p_account_id => ${hold.accountId}, p_amount => ${hold.amountMinor}, p_actor => ${hold.actor},
      p_reference => ${hold.reference ?? null})`.execute(tx)
  return toOutcome(rows[0], { applied: holdDetails, refused: (row) => ({ funds: fundsOf(row) }) })
}

export interface CaptureHold extends Command {
  /** Kind of the transfer that pays it out, such as `withdrawal`. */
  kind: string
  holdId: bigint
  creditAccountId: bigint
  /** Default: all that is left. A part leaves the rest held. */
  amountMinor?: bigint
  /** Default: the reference of the hold. */
  reference?: string
  effectiveAt?: Date
}

/** `ACCOUNT_CLOSED` speaks of the credited account. */
export type CaptureResult = Outcome<
  'HOLD_NOT_OPEN' | 'HOLD_EXCEEDED' | 'ACCOUNT_CLOSED',
  { holdId: bigint; transferId: bigint; funds: Funds }
>

/**
 * Pays a hold, or a part of it, to another account.
 * @throws for an unknown hold or account, or an amount out of range
 */
export async function captureHold<Schema>(tx: Transaction<Schema>, capture: CaptureHold): Promise<CaptureResult> {
  const { rows } = await sql<OutcomeRow>`
    select * from ledger.capture_hold(
      p_scope => ${capture.scope}, p_key => ${capture.key}, p_request_hash => decode(${capture.requestHash}, 'hex'),
      p_kind => ${capture.kind}, p_hold_id => ${capture.holdId}, p_credit_account_id => ${capture.creditAccountId},
      p_amount => ${capture.amountMinor ?? null}, p_actor => ${capture.actor},
      p_reference => ${capture.reference ?? null}, p_effective_at => ${capture.effectiveAt ?? null})`.execute(tx)
  return toOutcome(rows[0], { applied: captureDetails, refused: captureDetails })
}

export interface ReleaseHold extends Command {
  holdId: bigint
  /** `expired` when its time ran out; default `released`. */
  finalState?: 'released' | 'expired'
}

export type ReleaseResult = Outcome<'HOLD_NOT_OPEN', { holdId: bigint; funds: Funds }>

/**
 * Gives back what is left of a hold.
 * @throws for an unknown hold
 */
export async function releaseHold<Schema>(tx: Transaction<Schema>, release: ReleaseHold): Promise<ReleaseResult> {
  const { rows } = await sql<OutcomeRow>`
    select * from ledger.release_hold(
      p_scope => ${release.scope}, p_key => ${release.key}, p_request_hash => decode(${release.requestHash}, 'hex'),
      p_hold_id => ${release.holdId}, p_actor => ${release.actor},
      p_final_state => ${release.finalState ?? 'released'})`.execute(tx)
  return toOutcome(rows[0], { applied: holdDetails, refused: holdDetails })
}

const holdDetails = (row: OutcomeRow) => ({ holdId: integer(row.hold_id), funds: fundsOf(row) })

const captureDetails = (row: OutcomeRow) => ({ ...holdDetails(row), transferId: integer(row.transfer_id) })
