import { refusalText } from '@fairground/client'
import type { LaunderingDecision, RiskCaseDetail } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenWish } from '../../../components/open-wish.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api } from '../../../lib/api.ts'
import { useRenewRisk } from './use-renew-risk.ts'

const decisions = ['dismissed', 'reported'] as const

/** The first person's word: a report, or none. */
export function CaseDecision({ one: { caseId } }: { one: RiskCaseDetail }) {
  const { t } = useTranslation()
  const [decision, setDecision] = useState<LaunderingDecision>('reported')
  const [isAsked, setIsAsked] = useState(false)
  const renew = useRenewRisk()
  const decide = useMutation({
    mutationFn: (reason: string) => api.staff.decideRiskCase({ caseId, decision, reason }),
    onSuccess: () => setIsAsked(false),
    onSettled: renew,
  })
  return (
    <div className="flex flex-wrap gap-2">
      {decisions.map((value) => (
        <Button
          key={value}
          variant={value === 'reported' ? 'ruby' : 'line'}
          className="flex-1"
          onClick={() => {
            decide.reset()
            setDecision(value)
            setIsAsked(true)
          }}
        >
          {t(`risk.decide.${value}`)}
        </Button>
      ))}
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`risk.decideTitle.${decision}`)}
        text={t('risk.decideText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(`risk.decide.${decision}`)}
        isBusy={decide.isPending}
        refusal={decide.error ? refusalText(t, decide.error) : undefined}
        onConfirm={decide.mutate}
      />
    </div>
  )
}

type Wish = NonNullable<RiskCaseDetail['wish']>

/** What one person asked for; another agrees or not. */
export function CaseWish({ wish }: { wish: Wish }) {
  const { t } = useTranslation()
  return (
    <OpenWish wish={wish} title={t('risk.asked', { by: wish.askedBy, decision: t(`risk.outcome.${wish.decision}`) })} />
  )
}
