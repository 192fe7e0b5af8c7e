import { refusalText } from '@fairground/client'
import type { RiskAlert } from '@fairground/contract'
import { Button, ButtonLink, Icon } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { FlagList } from './flag-list.tsx'

/** One sign, and the two words about it. */
export function FlagPanel({ flag, onClose }: { flag: RiskAlert; onClose: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const queries = useQueryClient()
  const [verdict, setVerdict] = useState<'agreed' | 'dismissed'>('agreed')
  const [isAsked, setIsAsked] = useState(false)
  const review = useMutation({
    mutationFn: (reason: string) => api.staff.reviewRiskFlag({ flagId: flag.flagId, verdict, reason }),
    onSuccess: () => {
      setIsAsked(false)
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.riskFlags.key() }),
  })
  const ask = (next: 'agreed' | 'dismissed') => {
    review.reset()
    setVerdict(next)
    setIsAsked(true)
  }
  return (
    <SidePanel
      label={t('risk.flag')}
      head={<MemberName look="head" account={flag.account} icon={flag.icon} note={t(`risk.kind.${flag.kind}`)} />}
      footer={
        !flag.verdict &&
        may(me, 'risk.act') && (
          <div className="flex gap-2">
            <Button variant="line" className="flex-1" onClick={() => ask('dismissed')}>
              {t('risk.dismiss')}
            </Button>
            <Button variant="mint" className="flex-1" onClick={() => ask('agreed')}>
              {t('risk.agree')}
            </Button>
          </div>
        )
      }
      onClose={onClose}
    >
      <FlagList flags={[flag]} />
      <ButtonLink
        href={`/players/${flag.memberId}`}
        variant="line"
        className="justify-between!"
        end={<Icon name="icon-[ph--caret-right-bold]" flip className="text-xs" />}
      >
        {t('risk.whole')}
      </ButtonLink>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`risk.reviewTitle.${verdict}`)}
        text={t(`risk.reviewText.${verdict}`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(verdict === 'agreed' ? 'risk.agree' : 'risk.dismiss')}
        tone={verdict === 'agreed' ? 'mint' : 'ruby'}
        isBusy={review.isPending}
        refusal={review.error ? refusalText(t, review.error) : undefined}
        onConfirm={review.mutate}
      />
    </SidePanel>
  )
}
