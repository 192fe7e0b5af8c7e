import { refusalText } from '@fairground/client'
import type { Wish } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DecisionBar } from '../../components/decision-bar.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { SidePanel } from '../../components/split-view.tsx'
import { useDecide } from './use-wishes.ts'
import { WishFacts } from './wish-facts.tsx'

type WishPanelProps = { wish: Wish; onClose: () => void }

/** One wish: what it is about, and the decision at its foot. */
export function WishPanel({ wish, onClose }: WishPanelProps) {
  const { t } = useTranslation()
  return (
    <SidePanel
      label={t('wishes.panel')}
      head={
        <>
          <p className="text-xs text-ink-3">{t('wishes.title')}</p>
          <h2 className="text-lg font-bold break-words">{t(`wishes.kinds.${wish.kind}`)}</h2>
        </>
      }
      footer={wish.allowed.length > 0 && <Decision wish={wish} />}
      onClose={onClose}
    >
      <WishFacts wish={wish} />
    </SidePanel>
  )
}

function Decision({ wish }: { wish: Wish }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'approve' | 'no'>()
  const { approve, reject } = useDecide(wish.wishId)
  const close = () => setAsked(undefined)
  const isOwn = wish.allowed.includes('withdraw')
  const kind = t(`wishes.kinds.${wish.kind}`)
  return (
    <>
      {isOwn ? (
        <div className="grid gap-3">
          <Note tone="info">{t('adjust.mine')}</Note>
          <Button variant="line" size="lg" onClick={() => setAsked('no')}>
            {t('adjust.withdraw')}
          </Button>
        </div>
      ) : (
        <DecisionBar
          allowed={wish.allowed}
          permission="dashboard.read"
          approve={approve}
          reject={reject}
          onApprove={() => setAsked('approve')}
          onReject={() => setAsked('no')}
        />
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => !open && close()}
        title={t('wishes.approveTitle', { kind })}
        text={t('wishes.approveText')}
        confirmLabel={t('action.approve')}
        tone="mint"
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      />
      <ReasonDialog
        open={asked === 'no'}
        onOpenChange={(open) => !open && close()}
        title={t(isOwn ? 'wishes.withdrawTitle' : 'wishes.rejectTitle', { kind })}
        text={t('wishes.noText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(isOwn ? 'adjust.withdraw' : 'action.reject')}
        isBusy={reject.isPending}
        refusal={reject.error ? refusalText(t, reject.error) : undefined}
        onConfirm={(reason) => reject.mutate(reason, { onSuccess: close })}
      />
    </>
  )
}
