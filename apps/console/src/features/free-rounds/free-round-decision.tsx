import type { FreeRoundGrant } from '@fairground/contract'
import { useTranslation } from 'react-i18next'
import { FreeBetDecision } from '../../components/free-bet-decision.tsx'
import { useDecide } from './use-free-rounds.ts'

/** What is said before free rounds are given, refused or taken back. */
export function FreeRoundDecision({ grant }: { grant: FreeRoundGrant }) {
  const { t } = useTranslation()
  const decide = useDecide(grant.grantId)
  const { account, allowed, quantity, gameName } = grant
  return (
    <FreeBetDecision
      allowed={allowed}
      decide={decide}
      yes={{
        title: t('freeRounds.approveTitle', { quantity, account }),
        text: t('freeRounds.approveText', { game: gameName }),
      }}
      no={(word) => ({
        title: t(`freeRounds.${word}Title`, { account }),
        text: t(word === 'cancel' ? 'freeRounds.cancelText' : 'freeRounds.rejectText'),
      })}
      cancelLabel={t('freeRounds.cancel')}
    />
  )
}
