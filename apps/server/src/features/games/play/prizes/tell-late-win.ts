import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { moneyParam, notify, timeParam } from '../../../talk/inbox/index.ts'
import { readRoundNames } from '../money/round-with-game.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'

/** Bets on what is decided later than it is bet on. */
const lateTypes: readonly string[] = ['ELOTT', 'LOTT', 'SPORTS', 'ESPORTS']
/** Who bet so long ago may be elsewhere by now. */
const lateMs = 10 * 60_000

interface Win {
  vendorId: string
  roundId: string
  transactionId: string
  gameType: string | undefined
  currency: string
  amountMinor: bigint
}

/**
 * Writes to the player that a ticket has won, where it was bought ten minutes ago or earlier. A repeat of the call does so
 * too, for the case that the portal ended between the payment and this; there is one message for a win.
 */
export async function tellLateWin(context: AppContext, win: Win, { code, state }: PswOutcome): Promise<void> {
  const { vendorId, roundId, transactionId, gameType = '', currency, amountMinor } = win
  if (code !== 'OK' || state === 'HELD' || amountMinor <= 0n || currency === 'FUN') return
  if (!lateTypes.includes(gameType)) return
  const { memberId, names, openedAt } = await readRoundNames(context.db, { vendorId, roundId })
  const at = context.clock.now()
  if (memberId === undefined || !openedAt || at.getTime() - openedAt.getTime() < lateMs) return
  const params = { game: { texts: names }, time: timeParam(openedAt), amount: moneyParam(amountMinor, currency) }
  const id = `win_${vendorId}_${transactionId}`
  await transact(context.db, (tx) => notify(tx, { id, memberId, template: 'win.paid', params, at }))
}
