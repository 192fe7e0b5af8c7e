import { languages } from '@fairground/i18n'
import type { Tx } from '../../../db/db.ts'
import { moneyParam, notify, timeParam } from '../../talk/inbox/index.ts'
import { refusalText } from './refusal-reason.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Tells the player in the inbox how a withdrawal was decided, in the transaction that decides it. */
export async function notifyWithdrawal(
  tx: Tx,
  { memberId, amountMinor, currency, createdAt, decidedAt, refusal }: Withdrawal,
): Promise<void> {
  const reason = refusal && {
    texts: Object.fromEntries(languages.map((language) => [language, refusalText(refusal, language)])),
  }
  await notify(tx, {
    memberId,
    template: reason ? 'withdrawal.rejected' : 'withdrawal.approved',
    params: { amount: moneyParam(amountMinor, currency), time: timeParam(createdAt), ...(reason && { reason }) },
    at: decidedAt,
  })
}
