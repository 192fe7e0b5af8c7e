import type { PswCode } from '@fairground/contract/psw'
import type { SpinAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { refusalOf } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { viewFreeRounds } from '../free-rounds/free-rounds-view.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { RoundWithSeeds } from './round-store.ts'
import { viewRound } from './round-view.ts'
import { tellSpin } from './spin-store.ts'
import { untilDecided } from './until-decided.ts'

/** What became of a round, told from storage: the first answer and every repeated one are the same. */
export async function answerSpin(context: AppContext, session: Session, roundId: string): Promise<Outcome<SpinAnswer>> {
  const { round, seeds } = await tellDecided(context, session, roundId)
  const refusal = refusalOfRound(round)
  if (refusal) return refusal
  const freeRounds = await viewFreeRounds(context, session)
  const hits = await listHitsOf(context.db, [round])
  return ok({ round: viewRound(round, hits), balanceVersion: Number(round.balance_version), seeds, freeRounds })
}

/** A bet that another request or process works on is waited for. */
async function tellDecided(context: AppContext, session: Session, roundId: string) {
  const told = await tellSpin(context.db, session, roundId)
  if (told.round.state !== 'betting') return told
  await untilDecided(context, roundId)
  return tellSpin(context.db, session, roundId)
}

/** Why a round was not played; undefined for one that stands. */
export function refusalOfRound(round: RoundWithSeeds) {
  if (round.state === 'refused') return refusalOf(round.refusal_code as PswCode)
  if (round.state === 'void') return refuse('WALLET_UNREACHABLE', 'the bet was taken back: the wallet did not answer')
  if (round.state === 'betting') return refuse('WALLET_UNREACHABLE', 'the wallet has not answered yet; ask again')
  return undefined
}
