import { isRefusal, refusalText } from '@fairground/client'
import type { Permission, Wish } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideWish } from '../lib/use-decide-wish.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type WishDecisionProps = {
  wish: Pick<Wish, 'wishId' | 'kind' | 'allowed' | 'isSamePerson'>
  /** Without it there is nothing to decide here, and the foot says so. */
  permission?: Permission
  /** Asked before a yes, where its page has better words. */
  yes?: { title: string; text: string }
  tone?: 'mint' | 'ruby'
}

/** Yes or no of another person to a wish of any kind; whoever asked may take it back. */
export function WishDecision({ wish, permission = 'dashboard.read', yes, tone = 'mint' }: WishDecisionProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'approve' | 'no'>()
  const { approve, reject } = useDecideWish(wish.wishId)
  const close = () => setAsked(undefined)
  const isOwn = wish.allowed.includes('withdraw')
  const kind = t(`wishes.kinds.${wish.kind}`)
  const isShort = isRefusal(approve.error, 'INSUFFICIENT_BALANCE')
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
          permission={permission}
          approve={{ ...approve, error: isShort ? null : approve.error }}
          reject={reject}
          onApprove={() => setAsked('approve')}
          onReject={() => setAsked('no')}
        >
          {wish.isSamePerson && <Note tone="info">{t('wishes.samePerson')}</Note>}
          {isShort && (
            <Note tone="bad" isLive>
              {t('adjust.tooLittle')}
            </Note>
          )}
        </DecisionBar>
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => !open && close()}
        title={yes?.title ?? t('wishes.approveTitle', { kind })}
        text={yes?.text ?? t('wishes.approveText')}
        confirmLabel={t('action.approve')}
        tone={tone}
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
