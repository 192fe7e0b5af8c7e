import { refusalText } from '@fairground/client'
import type { StaffContractRow } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { Wish } from '../../../components/wish.tsx'
import { useDecideWish } from './use-ceilings.ts'
import { useSign } from './use-contracts.ts'

/** What the house is to pay is signed by two people: one asks, another says yes. */
export function SignContract({ contract: { contractId, canSign, signWish } }: { contract: StaffContractRow }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const sign = useSign(contractId)
  const decide = useDecideWish()
  if (signWish)
    return (
      <Wish
        label={t('contracts.signWaits')}
        asked={signWish}
        decide={decide}
        onAnswer={(isApproved) => decide.mutate({ wishId: signWish.wishId, isApproved })}
      />
    )
  if (!canSign) return null
  return (
    <>
      <Button
        size="lg"
        onClick={() => {
          sign.reset()
          setOpen(true)
        }}
      >
        {t('contracts.sign')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="mint"
        title={t('contracts.signTitle')}
        text={t('contracts.signText')}
        hint={t('contracts.heldHint')}
        confirmLabel={t('contracts.sign')}
        isBusy={sign.isPending}
        refusal={sign.error ? refusalText(t, sign.error) : undefined}
        onConfirm={(reason) => sign.mutate(reason, { onSuccess: () => setOpen(false) })}
      />
    </>
  )
}
