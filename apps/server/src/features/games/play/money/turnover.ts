import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { findVendorRules, type GameFacts } from '../../catalogue/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import { addException } from '../reconciliation/reconciliation-store.ts'

/** As sent in a call: digits or empty. */
type Told = string | undefined

/**
 * What a call names of its round's turnover. Undefined, as if nothing was named, where the round does not end with the call
 * or the operator has not given the vendor the right for this type of games.
 */
export async function readTurnover(
  context: AppContext,
  { vendorId, game, isEnd }: { vendorId: string; game: GameFacts | undefined; isEnd: boolean },
  told: Told,
): Promise<bigint | undefined> {
  if (told === undefined || !game || !isEnd) return undefined
  const { turnoverTypes } = await findVendorRules(context, vendorId)
  return turnoverTypes.includes(game.gameType) ? BigInt(told) : undefined
}

/** For the hash of a call: one that names none is the same call as before there was such a field. */
export const textOfTurnover = (told: Told) => (told === undefined ? {} : { turnoverMinor: told })

interface Named {
  vendorId: string
  transactionId: string
  told: Told
  /** What of it could be taken. */
  turnoverMinor: bigint | undefined
}

/** Says whether the turnover was taken. One above the stakes comes before a person, once. */
export async function answerTurnover(context: AppContext, named: Named, outcome: PswOutcome): Promise<PswOutcome> {
  const { vendorId, transactionId, told, turnoverMinor } = named
  if (told === undefined || outcome.code !== 'OK' || outcome.replayed) return outcome
  const turnoverAccepted = turnoverMinor !== undefined && outcome.turnoverAccepted === true
  if (turnoverMinor !== undefined && !turnoverAccepted) await tellTooHigh(context, { vendorId, transactionId, told })
  return { ...outcome, turnoverAccepted }
}

export async function tellTooHigh(
  { db, clock }: AppContext,
  { vendorId, transactionId, told }: { vendorId: string; transactionId: string; told: string },
): Promise<void> {
  const found = { vendorId, transactionId, kind: 'turnoverTooHigh', detail: { turnover: told } } as const
  await transact(db, (tx) => addException(tx, { ...found, at: clock.now() }))
}
