import type { WithdrawalDetail } from '@fairground/contract'
import { ButtonLink, Note, Steps } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { DisputeCase } from './dispute-case.tsx'
import { HistoryTimeline } from './history-timeline.tsx'
import { PaidParts } from './paid-parts.tsx'
import { QuestionNote } from './question-note.tsx'
import { ResultBars } from './result-bars.tsx'
import { SecondApprovalNote } from './second-approval-note.tsx'
import { WithdrawalChecks } from './withdrawal-checks.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

import { stepsOf } from './withdrawal-steps.ts'

/** What a reviewer reads before deciding, and what happened once it is decided. */
export function WithdrawalReview({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const { memberId, account, icon, accountName, reason, status } = detail
  return (
    <>
      <ReviewSteps detail={detail} />
      <DisputeCase detail={detail} />
      <QuestionNote detail={detail} />
      {status !== 'submitted' && reason && (
        <Note tone="bad" title={t('withdrawals.reasonGiven')}>
          <span className="break-words whitespace-pre-line">{reason}</span>
        </Note>
      )}
      <SecondApprovalNote detail={detail} />
      <section className="flex items-center gap-3">
        <MemberName look="head" account={account} icon={icon} note={<bdi>{accountName}</bdi>} />
        {may(me, 'members.read') && (
          <ButtonLink size="sm" href={`/members?query=${memberId}&id=${memberId}`}>
            {t('withdrawals.profile')}
          </ButtonLink>
        )}
      </section>
      <PaidParts detail={detail} />
      <WithdrawalFacts detail={detail} />
      <WithdrawalChecks checks={detail.checks} />
      <ResultBars results={detail.recentResults} />
      <HistoryTimeline detail={detail} />
    </>
  )
}

function ReviewSteps({ detail }: { detail: WithdrawalDetail }) {
  const { t } = useTranslation()
  const isPart = detail.status === 'paid' && detail.unpaidAmount !== '0.00'
  const steps = stepsOf(isPart ? { ...detail, status: 'paying' } : detail)
  const notes = {
    approved:
      detail.approvalsNeeded > 1 && detail.status === 'submitted'
        ? `${detail.approvals.length}/${detail.approvalsNeeded}`
        : undefined,
  }
  return (
    <Steps
      label={t('withdrawals.steps')}
      className="my-1"
      now={steps.findIndex(({ state }) => state === 'now')}
      steps={steps.map(({ id, at, state }) => ({
        id,
        state,
        title: t(state === 'failed' ? `withdrawalState.${detail.status}` : `step.${id}`),
        note: at ? (
          <Moment at={at} look="time" />
        ) : (
          id === 'approved' && notes.approved && <bdi dir="ltr">{notes.approved}</bdi>
        ),
      }))}
    />
  )
}
