import type { Promotion } from '@fairground/contract'
import { Button, ButtonLink } from '@fairground/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { showLogin } from '../../lib/login-prompt.ts'
import { useToken } from '../../lib/session.ts'
import { ActivityChip } from './activity-chip.tsx'
import { useActivity } from './use-promotions.ts'

interface ActivityActionProps {
  promotion: Promotion
  isTrial: boolean
  /** Where the form stands in which proof is sent. */
  onApply: () => void
}

/** The one thing to do in an activity now, or the word for what is waited for. */
export function ActivityAction({ promotion, isTrial, onApply }: ActivityActionProps) {
  const { t } = useTranslation()
  const token = useToken()
  const navigate = useNavigate()
  const { join, ask } = useActivity(promotion)
  const { status, needsProof, canRetry } = promotion
  const start = () => {
    if (!token) showLogin(true)
    else if (isTrial) void navigate({ to: '/register' })
    else join.mutate()
  }
  // Each has its own key: a press on the one before does not make the next deaf.
  if (status === 'join')
    return (
      <Button key="join" variant="lamp" block busy={join.isPending} guardMs={1000} onClick={start}>
        {t('promotions:action.join')}
      </Button>
    )
  if (status === 'claim')
    return (
      <Button
        key="claim"
        variant="lamp"
        block
        busy={ask.isPending}
        guardMs={1000}
        onClick={() => (needsProof ? onApply() : ask.mutate())}
      >
        {t('promotions:action.claim')}
      </Button>
    )
  if (status === 'rejected' && canRetry)
    return (
      <Button variant="line" block onClick={onApply}>
        {t('promotions:action.retry')}
      </Button>
    )
  if (status === 'issued')
    return (
      <ButtonLink variant="lamp" block href="/member/rewardCenter">
        {t('promotions:action.collect')}
      </ButtonLink>
    )
  return (
    <span className="flex min-h-10 items-center justify-center">
      <ActivityChip status={status} />
    </span>
  )
}
