import { refusalText } from '@fairground/client'
import type { WithdrawalDetail } from '@fairground/contract'
import { IconButton } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button.tsx'
import { LookTime } from '../../../components/look-time.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'

type PayoutAccountProps = { detail: Pick<WithdrawalDetail, 'withdrawalId' | 'account' | 'bankName' | 'masked'> }

/** Where the money goes: masked, and for those who may, in full for a short time and for a reason that is kept. */
export function PayoutAccount({ detail: { withdrawalId, account, bankName, masked } }: PayoutAccountProps) {
  const { t } = useTranslation()
  const me = useMe()
  const [isAsked, setIsAsked] = useState(false)
  const { data: shown, reset: hide, ...reveal } = useReveal(withdrawalId, () => setIsAsked(false))
  const ask = () => {
    hide()
    setIsAsked(true)
  }
  return (
    <span className="inline-flex flex-col items-end">
      <span className="inline-flex items-center gap-1">
        <span>
          {bankName} <bdi dir="ltr">{shown ? shown.accountNo : masked}</bdi>
        </span>
        {shown && <CopyButton text={shown.accountNo} label={t('reveal.number')} />}
        {may(me, 'payout-accounts.reveal') && (
          // One button for both, so that the focus comes back to it.
          <IconButton
            size="xs"
            label={t(shown ? 'reveal.hide' : 'reveal.action')}
            icon={shown ? 'icon-[ph--eye-slash]' : 'icon-[ph--eye]'}
            onClick={shown ? hide : ask}
          />
        )}
      </span>
      {shown && <LookTime seconds={shown.shownSeconds} onOver={hide} />}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('reveal.title', { account })}
        text={t('reveal.text')}
        hint={t('reason.staffRead')}
        confirmLabel={t('reveal.action')}
        tone="mint"
        isBusy={reveal.isPending}
        refusal={reveal.error ? refusalText(t, reveal.error) : undefined}
        onConfirm={reveal.mutate}
      />
    </span>
  )
}

const useReveal = (withdrawalId: string, onShown: () => void) =>
  useMutation({
    mutationFn: (reason: string) => api.staff.revealPayoutAccount({ withdrawalId, reason }),
    onSuccess: onShown,
    // Nothing of the number stays behind once it is off the screen.
    gcTime: 0,
  })
