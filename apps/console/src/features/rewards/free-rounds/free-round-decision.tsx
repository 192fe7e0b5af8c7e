import type { FreeRoundGrant } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { CancelRest } from '../../../components/cancel-rest.tsx'
import { WishDecision } from '../../../components/wish-decision.tsx'
import { useCancel } from './use-free-rounds.ts'

/** Decides about free rounds, or takes their rest back. */
export function FreeRoundDecision({ grant }: { grant: FreeRoundGrant }) {
  const { t } = useTranslation()
  const cancel = useCancel(grant.grantId)
  const { wishId, allowed, isSamePerson, canCancel, account, quantity, gameName } = grant
  if (canCancel)
    return (
      <CancelRest
        label={t('freeRounds.cancel')}
        question={{ title: t('freeRounds.cancelTitle', { account }), text: t('freeRounds.cancelText') }}
        cancel={cancel}
      />
    )
  return (
    <WishDecision
      wish={{ wishId, kind: 'free-rounds', allowed, isSamePerson }}
      permission="marketing.decide"
      yes={{
        title: t('freeRounds.approveTitle', { quantity, account }),
        text: t('freeRounds.approveText', { game: gameName }),
      }}
    />
  )
}
