import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../context.ts'
import { type Tx, transact } from '../../db/db.ts'
import { withBalance } from './answer-money.ts'
import { creditWin } from './pay-win-call.ts'
import { takeStake } from './place-bet.ts'
import { lockPlayer } from './player-store.ts'
import type { PswOutcome, SignedVendor } from './psw-outcome.ts'
import { replay } from './replay.ts'
import { requestHash } from './request-hash.ts'
import { findTransaction } from './transaction-store.ts'

type Request = PswRequest<'bet-win'>

/** A refusal of the win after the stake was taken: the whole transaction is undone by throwing it. */
class WinRefused extends Error {
  override name = 'WinRefused'
  readonly outcome: PswOutcome
  constructor(outcome: PswOutcome) {
    super(outcome.code)
    this.outcome = outcome
  }
}

/** `bet-win`: stake and payout in one transaction, both or neither. */
export async function betAndWin(
  context: AppContext,
  { vendorId }: SignedVendor,
  request: Request,
): Promise<PswOutcome> {
  const { bet, win, playerId } = request
  if (bet.roundId !== win.roundId || bet.gameId !== win.gameId || bet.transactionId === win.transactionId)
    return { code: 'BAD_REQUEST' }
  if (bet.currency !== win.currency) return { code: 'CURRENCY_MISMATCH' }
  const hash = hashOf(request)
  try {
    return await transact(context.db, async (tx) => {
      const player = await lockPlayer(tx, vendorId, playerId)
      if (!player) return { code: 'SESSION_INVALID' }
      const outcome =
        (await findSeen(tx, vendorId, request, hash)) ??
        (await post(context, tx, { vendorId, memberId: player.memberId, request, hash }))
      return withBalance(tx, outcome, player.memberId, bet.currency)
    })
  } catch (error) {
    if (error instanceof WinRefused) return error.outcome
    throw error
  }
}

const hashOf = ({ playerId, bet, win }: Request) =>
  requestHash('bet-win', {
    playerId,
    gameId: bet.gameId,
    roundId: bet.roundId,
    currency: bet.currency,
    stake: bet.amount,
    payout: win.amount,
    winTransactionId: win.transactionId,
  })

/** Both ids belong to the pair: one that was used alone before is another request. */
async function findSeen(
  tx: Tx,
  vendorId: string,
  { bet, win, playerId }: Request,
  hash: Buffer,
): Promise<PswOutcome | undefined> {
  const seenBet = await findTransaction(tx, vendorId, bet.transactionId)
  if (seenBet) return replay(seenBet, hash, playerId)
  return (await findTransaction(tx, vendorId, win.transactionId)) ? { code: 'TRANSACTION_MISMATCH' } : undefined
}

interface PairCommand {
  vendorId: string
  memberId: string
  request: Request
  hash: Buffer
}

async function post(
  context: AppContext,
  tx: Tx,
  { vendorId, memberId, request, hash }: PairCommand,
): Promise<PswOutcome> {
  const { requestId, playerId, sessionToken, bet, win } = request
  const staked = await takeStake(context, tx, {
    vendorId,
    memberId,
    hash,
    request: { requestId, playerId, sessionToken, ...bet },
  })
  if (staked.code !== 'OK') return staked
  const paid = await creditWin(context, tx, {
    vendorId,
    memberId,
    hash,
    request: { requestId, playerId, ...win, betTransactionId: [bet.transactionId] },
  })
  if (paid.code !== 'OK') throw new WinRefused({ code: paid.code })
  return staked
}
