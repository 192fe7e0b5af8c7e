import * as z from 'zod'
import { refuse } from '../../../lib/outcome.ts'
import { amountFact, defineKind, textFact, type Weight } from '../../site/wishes/index.ts'
import { lockTransaction, savePaid } from './bank-transaction-store.ts'
import { creditApproved } from './credit-approved.ts'
import { approve, type Deposit } from './deposit.ts'
import { getQueued } from './deposit-queue-store.ts'
import { lockDeposit } from './deposit-store.ts'

/** A deposit that is credited by the word of staff: without a line of the bank, or by one that they brought themselves. */
export const depositKind = defineKind({
  kind: 'deposit',
  asks: 'deposits.decide',
  decides: 'deposits.decide',
  payload: z.object({ depositId: z.string(), bankTransactionId: z.string().optional() }),
  isRecorded: true,
  actionOf: () => 'deposit.approval-',
  detailOf: ({ bankTransactionId }) => (bankTransactionId === undefined ? {} : { bankTransactionId }),
  describe: async (reader, { payload: { depositId, bankTransactionId } }) => {
    const { deposit, account } = await getQueued(reader, depositId)
    return [
      textFact('account', account),
      amountFact('credit', deposit.creditMinor, deposit.currency),
      textFact('transferCode', deposit.transferCode),
      ...(bankTransactionId === undefined ? [] : [textFact('bankLine', bankTransactionId)]),
    ]
  },
  apply: async (tx, { payload: { depositId, bankTransactionId }, askedAt }, word) => {
    if (bankTransactionId !== undefined && (await lockTransaction(tx, bankTransactionId))?.depositId !== undefined)
      return refuse('STATE_CONFLICT')
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('NOT_FOUND')
    // It was in time when the first person said yes.
    const approved = approve(deposit, { by: word.username, at: askedAt })
    if (!approved.ok) return approved
    const detail = bankTransactionId === undefined ? undefined : { bankTransactionId }
    await creditApproved(tx, word, { deposit: { ...approved.value, decidedAt: word.at }, detail })
    if (bankTransactionId !== undefined) await savePaid(tx, bankTransactionId, { depositId, now: word.at })
    return approved
  },
})

export const weightOf = ({ creditMinor, currency }: Deposit): Weight => ({
  topic: 'deposits',
  amountMinor: creditMinor,
  currency,
})
