import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { noteDuplicates, screenPerson } from '../../people/kyc/index.ts'
import { findPayeeName, setPayeeName } from '../../people/members/index.ts'
import { sealNumber } from './account-number.ts'
import { checkNewAccount, type PayoutAccount, restSecondsOf } from './payout-account.ts'
import {
  addAccount,
  hadPayoutAccount,
  isNumberTaken,
  listNumberHolders,
  listPayoutAccounts,
} from './payout-account-store.ts'
import { refusePaymentPassword } from './refuse-payment-password.ts'
import { lockWithdrawalsOf } from './withdrawal-store.ts'

interface Wish {
  memberId: string
  bankCode: string
  accountName: string
  accountNo: string
  paymentPassword: string
}

/**
 * Adds a payout account in the member's own name; the first one sets that name, later ones rest before they are paid to.
 * Refusals: PAYMENT_PASSWORD_*, TOO_MANY_REQUESTS, VALIDATION, LIMIT.
 */
export async function addPayoutAccount(call: Call, wish: Wish): Promise<Outcome<PayoutAccount>> {
  const { app } = call
  const { memberId, bankCode, accountName, accountNo } = wish
  const refused = await refusePaymentPassword(call, memberId, wish.paymentPassword)
  if (refused) return refused
  return transact(app.db, async (tx) => {
    await lockWithdrawalsOf(tx, memberId)
    const number = sealNumber(app, bankCode, accountNo)
    const accountCount = (await listPayoutAccounts(app, tx, memberId)).length
    const holders = await listNumberHolders(tx, { memberId, hash: number.hash, now: app.clock.now() })
    // Whoever tries the account of another may be that one, and the refusal tells nobody.
    const alike = holders.map((holder) => ({ ...holder, traits: ['card' as const] }))
    if (alike.length > 0) await noteDuplicates(tx, app, memberId, alike)
    const checked = checkNewAccount(wish, {
      payeeName: await findPayeeName(app, tx, memberId),
      accountCount,
      isNumberTaken: await isNumberTaken(tx, memberId, number.hash),
    })
    if (!checked.ok) return checked
    const now = app.clock.now()
    const restMs = restSecondsOf(await hadPayoutAccount(tx, memberId)) * 1000
    const account: PayoutAccount = {
      id: newId('crd', now.getTime()),
      memberId,
      bankCode,
      accountName,
      last4: number.last4,
      createdAt: now,
      usableAt: new Date(now.getTime() + restMs),
      isDefault: accountCount === 0,
      removedAt: undefined,
    }
    if (!(await addAccount(app, tx, account, number))) return refuseField('accountNo', 'validation.accountNoTaken')
    if (checked.value.isFirstName) await setPayeeName(app, tx, memberId, accountName)
    await screenPerson(tx, app, { memberId, name: accountName, birthYear: null })
    const detail = { bankCode, last4: number.last4 }
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'payout-account.added',
      subject: account.id,
      detail,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(account)
  })
}
