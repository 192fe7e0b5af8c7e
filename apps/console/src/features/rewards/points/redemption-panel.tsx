import { refusalText } from '@fairground/client'
import type { StaffRedemption } from '@fairground/contract'
import { Button, Empty, ErrorState, KeyValues, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../../components/decision-bar.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { RedemptionState } from './redemption-state.tsx'
import { useDecideRedemption, useRedemption } from './use-points.ts'

type RedemptionPanelProps = { redemptionId: string; onClose: () => void }

/** One redemption: what, for whom, where to, and the decision at its foot. */
export function RedemptionPanel({ redemptionId, onClose }: RedemptionPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRedemption(redemptionId)
  return (
    <SidePanel
      label={t('marketing:redemptionPanel')}
      head={
        data ? (
          <>
            <p className="text-xs text-ink-3">{t('marketing:redemptionPanel')}</p>
            <h2 className="text-lg font-bold break-words">
              {data.quantity} × {data.name}
            </h2>
          </>
        ) : (
          <Skeleton className="mt-1 h-12 w-3/4" />
        )
      }
      footer={data && !data.wish && <Foot redemption={data} />}
      onClose={onClose}
    >
      <OpenWish wish={data?.wish} />
      {data && <Facts redemption={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Facts({ redemption }: { redemption: StaffRedemption }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const currency = useCurrency()
  const { account, icon, memberId, address, redeemAmount, remark, decidedAt, decidedBy, redemptionId } = redemption
  return (
    <>
      <div className="flex">
        <MemberName look="head" account={account} icon={icon} note={<bdi>{memberId}</bdi>} />
      </div>
      {address && (
        <section>
          <h3 className="mb-1 text-sm font-semibold">{t('marketing:address')}</h3>
          <p className="text-sm break-words text-ink-2">
            <bdi>{address}</bdi>
          </p>
        </section>
      )}
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <RedemptionState state={redemption.state} /> },
          { id: 'kind', label: t('marketing:kind'), value: t(`marketing:kinds.${redemption.kind}`) },
          { id: 'points', label: t('marketing:pointsCost'), value: count(redemption.points) },
          ...(redeemAmount
            ? [
                {
                  id: 'amount',
                  label: t('marketing:kinds.credit'),
                  value: <Amount amount={redeemAmount} currency={currency} />,
                },
              ]
            : []),
          {
            id: 'worth',
            label: t('wishes.facts.worth'),
            value: <Amount amount={redemption.worth} currency={redemption.currency} />,
          },
          {
            id: 'threshold',
            label: t('wishes.facts.threshold'),
            value: <Amount amount={redemption.threshold} currency={redemption.currency} />,
          },
          { id: 'at', label: t('deposits.sent'), value: <Moment at={redemption.createdAt} look="exactMoment" /> },
          ...(decidedBy && decidedAt
            ? [
                {
                  id: 'by',
                  label: t('deposits.decidedBy'),
                  value: (
                    <>
                      <bdi>{decidedBy}</bdi>
                      <span className="block text-xs font-normal text-ink-3">
                        <Moment at={decidedAt} look="exactMoment" />
                      </span>
                    </>
                  ),
                },
              ]
            : []),
          ...(remark ? [{ id: 'remark', label: t('marketing:remark'), value: <bdi>{remark}</bdi> }] : []),
          {
            id: 'id',
            label: t('ledger.reference'),
            value: <WholeId id={redemptionId} label={t('ledger.reference')} />,
          },
        ]}
      />
    </>
  )
}

function Foot({ redemption: { redemptionId, allowed, state } }: { redemption: StaffRedemption }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'approve' | 'reject' | 'complete'>()
  const decide = useDecideRedemption(redemptionId)
  const close = () => setAsked(undefined)
  const question = asked === 'approve' ? 'approve' : 'reject'
  if (state !== 'processing' && !allowed.includes('complete')) return null
  return (
    <>
      {allowed.includes('complete') ? (
        <Button variant="mint" size="lg" block busy={decide.isPending} onClick={() => setAsked('complete')}>
          {t('marketing:complete')}
        </Button>
      ) : (
        <DecisionBar
          allowed={allowed}
          permission="marketing.decide"
          approve={decide}
          reject={{ ...decide, isPending: false }}
          onApprove={() => setAsked('approve')}
          onReject={() => setAsked('reject')}
        />
      )}
      <ReasonDialog
        open={asked === 'approve' || asked === 'reject'}
        onOpenChange={(open) => !open && close()}
        title={t(`marketing:${question}Redemption`)}
        text={t(`marketing:${question}RedemptionText`)}
        hint={t('reason.playerReads')}
        confirmLabel={t(`action.${question}`)}
        tone={asked === 'approve' ? 'mint' : 'ruby'}
        isBusy={decide.isPending}
        refusal={decide.error ? refusalText(t, decide.error) : undefined}
        onConfirm={(remark) => decide.mutate({ decision: question, remark }, { onSuccess: close })}
      />
      <ConfirmDialog
        open={asked === 'complete'}
        onOpenChange={(open) => !open && close()}
        title={t('marketing:completeRedemption')}
        text={t('marketing:completeRedemptionText')}
        confirmLabel={t('marketing:complete')}
        isBusy={decide.isPending}
        onConfirm={() => decide.mutate({ decision: 'complete' }, { onSettled: close })}
      />
    </>
  )
}
