import { refusalText } from '@fairground/client'
import type { StaffApplication } from '@fairground/contract'
import { Empty, ErrorState, KeyValues, Skeleton, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { DecisionBar } from '../../../components/decision-bar.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ProofPicture } from '../../../components/proof-picture.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { useNextRow } from '../../../lib/next-row.ts'
import { ApplicationState } from './application-state.tsx'
import { useApplication, useDecideApplications } from './use-applications.ts'

type ApplicationPanelProps = { applicationId: string; onClose: () => void }

/** One application: its pictures and comment, what it would give, and the decision at its foot. */
export function ApplicationPanel({ applicationId, onClose }: ApplicationPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useApplication(applicationId)
  return (
    <SidePanel
      label={t('marketing:applicationPanel')}
      head={
        data ? (
          <>
            <p className="text-xs text-ink-3">{t('marketing:applicationPanel')}</p>
            <h2 className="text-lg font-bold break-words">{data.title}</h2>
          </>
        ) : (
          <Skeleton className="mt-1 h-12 w-3/4" />
        )
      }
      footer={data?.state === 'applying' && <Decision application={data} />}
      onClose={onClose}
    >
      {data && <Facts application={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Facts({ application }: { application: StaffApplication }) {
  const { t } = useTranslation()
  const { Link } = useUi()
  const currency = useCurrency()
  const { account, icon, memberId, comment, proofs, promotionId, reason, decidedBy, decidedAt } = application
  return (
    <>
      <div className="flex">
        <MemberName look="head" account={account} icon={icon} note={<bdi>{memberId}</bdi>} />
      </div>
      {proofs.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('marketing:proofs')}</h3>
          {proofs.map((proof, i) => (
            <ProofPicture
              key={proof.fileId}
              proof={proof}
              alt={t('marketing:proof', { n: i + 1 })}
              className="max-h-60"
            />
          ))}
        </section>
      )}
      {comment && (
        <section>
          <h3 className="mb-1 text-sm font-semibold">{t('marketing:comment')}</h3>
          <p className="text-sm break-words whitespace-pre-line text-ink-2">
            <bdi>{comment}</bdi>
          </p>
        </section>
      )}
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <ApplicationState state={application.state} /> },
          {
            id: 'reward',
            label: t('marketing:reward'),
            value: <Amount amount={application.reward} currency={currency} />,
          },
          {
            id: 'left',
            label: t('marketing:budgetLeft'),
            value: <Amount amount={application.budgetLeft} currency={currency} />,
          },
          { id: 'try', label: t('marketing:tryNumber'), value: application.tryNumber },
          { id: 'at', label: t('deposits.sent'), value: <Moment at={application.sentAt} look="exactMoment" /> },
          ...(decidedAt
            ? [
                {
                  id: 'by',
                  label: t('deposits.decidedBy'),
                  value: (
                    <>
                      <bdi>{decidedBy ?? t('marketing:byItself')}</bdi>
                      <span className="block text-xs font-normal text-ink-3">
                        <Moment at={decidedAt} look="exactMoment" />
                      </span>
                    </>
                  ),
                },
              ]
            : []),
          ...(reason ? [{ id: 'why', label: t('reason.label'), value: <bdi>{reason}</bdi> }] : []),
          {
            id: 'id',
            label: t('ledger.reference'),
            value: <WholeId id={application.applicationId} label={t('ledger.reference')} />,
          },
        ]}
      />
      <Link href={`/promotions?id=${promotionId}`} className="link text-sm">
        {t('marketing:openPromotion')}
      </Link>
    </>
  )
}

function Decision({ application: { applicationId, allowed } }: { application: StaffApplication }) {
  const { t } = useTranslation()
  const [isRefusing, setRefusing] = useState(false)
  const goOn = useNextRow()
  const approve = useDecideApplications(goOn)
  const reject = useDecideApplications(() => {
    setRefusing(false)
    goOn()
  })
  const applicationIds = [applicationId]
  return (
    <>
      <DecisionBar
        allowed={allowed}
        permission="marketing.decide"
        approve={approve}
        reject={reject}
        onApprove={() => approve.mutate({ applicationIds, decision: 'approve' })}
        onReject={() => setRefusing(true)}
      />
      <ReasonDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title={t('marketing:rejectTitle', { count: 1 })}
        text={t('marketing:rejectText')}
        hint={t('reason.playerReads')}
        confirmLabel={t('action.reject')}
        isBusy={reject.isPending}
        refusal={reject.error ? refusalText(t, reject.error) : undefined}
        onConfirm={(reason) => reject.mutate({ applicationIds, decision: 'reject', reason })}
      />
    </>
  )
}
