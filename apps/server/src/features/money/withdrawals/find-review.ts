import type { StaffWithdrawal, WithdrawalDetail } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Call } from '../../../lib/call.ts'
import { findPayeeName } from '../../people/members/index.ts'
import { listStandings } from '../../people/risk/index.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { getBalance } from '../wallet/index.ts'
import { listDisputes } from './dispute-store.ts'
import { listMessages } from './message-store.ts'
import { getPayoutAccounts } from './payout-account-store.ts'
import { listPayouts } from './payout-store.ts'
import { listPayoutTimes } from './payout-times-store.ts'
import { findQueued, type QueuedWithdrawal } from './queue-store.ts'
import { getTotals, listFacts, listResults } from './review-store.ts'
import { listSteps } from './step-store.ts'
import type { Reviewer } from './withdrawal-policy.ts'
import { type Review, viewReview, viewReviewDetail } from './withdrawal-view.ts'

/** The withdrawals of one page of the queue, each with its checks. */
export async function listReviews(
  { app, language }: Call,
  queued: QueuedWithdrawal[],
  reviewer: Reviewer,
): Promise<StaffWithdrawal[]> {
  const reviews = await reviewsOf(app, queued)
  return reviews.map((review) => viewReview(review, { reviewer, language }))
}

/** One withdrawal with the facts for its review, or undefined. */
export async function findReview(
  { app, language }: Call,
  id: string,
  reviewer: Reviewer,
): Promise<WithdrawalDetail | undefined> {
  const { db } = app
  const queued = await findQueued(db, id)
  const [review] = queued ? await reviewsOf(app, [queued]) : []
  if (!review) return undefined
  const { memberId, currency } = review.withdrawal
  const detail = {
    steps: (await listSteps(db, [id]))(id),
    payouts: (await listPayouts(db, [id]))(id),
    dispute: (await listDisputes(db, [id]))(id),
    messages: (await listMessages(db, [id]))(id),
    proofs: (await listProofs(db, [id]))(id),
    times: (await listPayoutTimes(db)).find(({ bankCode }) => bankCode === review.payoutAccount.bankCode),
    availableMinor: (await getBalance(db, memberId, currency)).availableMinor,
    results: await listResults(db, memberId, currency),
    ...(await getTotals(db, memberId, currency)),
  }
  return viewReviewDetail(review, detail, { reviewer, language })
}

async function reviewsOf(context: AppContext, queued: QueuedWithdrawal[]): Promise<Review[]> {
  const { db } = context
  const factsOf = await listFacts(
    db,
    queued.map(({ withdrawal }) => withdrawal.id),
  )
  const accountOf = await getPayoutAccounts(
    context,
    db,
    queued.map(({ withdrawal }) => withdrawal.payoutAccountId),
  )
  const standingOf = await listStandings(
    db,
    queued.map(({ withdrawal }) => withdrawal.memberId),
  )
  const reviews = queued.map(async ({ withdrawal, account, icon }) => {
    const payeeName = await findPayeeName(context, db, withdrawal.memberId)
    const payoutAccount = accountOf(withdrawal.payoutAccountId)
    return {
      withdrawal,
      account,
      icon,
      payoutAccount,
      standing: standingOf(withdrawal.memberId),
      facts: { ...factsOf(withdrawal.id), accountName: payoutAccount.accountName, payeeName },
    }
  })
  return Promise.all(reviews)
}
