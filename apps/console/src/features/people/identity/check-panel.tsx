import { refusalText } from '@fairground/client'
import type { StaffCheckDetail } from '@fairground/contract'
import { Empty, ErrorState, KeyValues, Note, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionBar } from '../../../components/decision-bar.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ProofPicture } from '../../../components/proof-picture.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useNextRow } from '../../../lib/next-row.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { CheckState } from './check-state.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useCheck, useDecideCheck } from './use-identity-checks.ts'

type CheckPanelProps = { checkId: string; onClose: () => void }

/** One check: the pictures, what the player wrote, what to look at twice, and the decision at its foot. */
export function CheckPanel({ checkId, onClose }: CheckPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCheck(checkId)
  return (
    <SidePanel
      label={t('nav.identity')}
      head={
        data ? (
          <>
            <p className="text-xs text-ink-3">{t(`kyc.level.${data.level}`)}</p>
            <h2 className="text-lg font-bold break-words">
              {data.document ? t(`kyc.document.${data.document}`) : t('kyc.provider')}
            </h2>
          </>
        ) : (
          <Skeleton className="mt-1 h-12 w-3/4" />
        )
      }
      footer={data?.state === 'pending' && <Decision check={data} />}
      onClose={onClose}
    >
      {data && <Facts check={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {!data && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Facts({ check }: { check: StaffCheckDetail }) {
  const { t } = useTranslation()
  const { account, icon, memberId, pictures, marks } = check
  return (
    <>
      <div className="flex">
        <MemberName look="head" account={account} icon={icon} note={<bdi>{memberId}</bdi>} />
      </div>
      {marks.length > 0 && (
        <Note tone="warn">
          <b className="block">{t('kyc.look')}</b>
          {marks.map((mark) => (
            <span key={mark} className="block">
              {t(`kyc.mark.${mark}`)}
            </span>
          ))}
        </Note>
      )}
      {pictures.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('kyc.pictures')}</h3>
          {pictures.map((picture, index) => (
            <ProofPicture
              key={picture.fileId}
              proof={picture}
              alt={t('kyc.picture', { n: index + 1 })}
              className="max-h-72"
            />
          ))}
        </section>
      )}
      <Written check={check} />
    </>
  )
}

/** What stands on the paper, and what became of the check. */
function Written({ check }: { check: StaffCheckDetail }) {
  const { t } = useTranslation()
  const { dayOfYear } = useFormats()
  const { fullName, birthday, idNumber, country, documentExpiresOn, validUntil, reason, note, decidedBy } = check
  const day = (value: string | undefined) => value && dayOfYear(value)
  const texts = [
    { id: 'fullName', value: fullName },
    { id: 'birthday', value: day(birthday) },
    { id: 'idNumber', value: idNumber },
    { id: 'country', value: country },
    { id: 'documentExpires', value: day(documentExpiresOn) },
    { id: 'validUntil', value: day(validUntil) },
    { id: 'note', value: note },
  ]
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'state', label: t('deposits.state'), value: <CheckState state={check.state} /> },
        ...texts
          .filter(({ value }) => value)
          .map(({ id, value }) => ({ id, label: t(`kyc.${id}`), value: <bdi>{value}</bdi> })),
        ...(reason ? [{ id: 'reason', label: t('reason.label'), value: t(`kyc.reason.${reason}`) }] : []),
        { id: 'at', label: t('deposits.sent'), value: <Moment at={check.askedAt} look="exactMoment" /> },
        ...(decidedBy ? [{ id: 'by', label: t('deposits.decidedBy'), value: <bdi>{decidedBy}</bdi> }] : []),
        { id: 'id', label: t('ledger.reference'), value: <WholeId id={check.checkId} label={t('ledger.reference')} /> },
      ]}
    />
  )
}

function Decision({ check: { checkId, allowed } }: { check: StaffCheckDetail }) {
  const [isRefusing, setRefusing] = useState(false)
  const goOn = useNextRow()
  const approve = useDecideCheck(goOn)
  const reject = useDecideCheck(() => {
    setRefusing(false)
    goOn()
  })
  return (
    <>
      <DecisionBar
        allowed={allowed}
        permission="identity.decide"
        approve={approve}
        reject={reject}
        onApprove={() => approve.mutate({ checkId, isApproved: true })}
        onReject={() => setRefusing(true)}
      />
      <RejectDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        isBusy={reject.isPending}
        error={reject.error}
        onReject={(reason, note) => reject.mutate({ checkId, isApproved: false, reason, ...(note && { note }) })}
      />
    </>
  )
}
