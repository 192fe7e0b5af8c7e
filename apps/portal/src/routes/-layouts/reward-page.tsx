import { ButtonLink, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { ApplicationList } from '../../features/promotions/application-list.tsx'
import { RewardList } from '../../features/rewards/reward-list.tsx'
import { useMember } from '../../features/session/use-member.ts'
import { useSite } from './use-site.ts'

/** The reward centre: what waits to be claimed, what was, and what was applied for. */
export function RewardPage() {
  const { t } = useTranslation()
  const { timeZone } = useSite()
  const { member } = useMember()
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-poster text-3xl">{t('member.rewardCenter')}</h1>
          <p className="mt-2 text-ink-2">{t('promotions:rewards.text')}</p>
        </div>
        {member?.hasVip && (
          <ButtonLink variant="line" href="/member/vip" start={<Icon name="icon-[ph--crown-duotone]" />}>
            {t('member.vip')}
          </ButtonLink>
        )}
        <ButtonLink variant="line" href="/pointMall" start={<Icon name="icon-[ph--coins-duotone]" />}>
          {t('member.pointMall')}
        </ButtonLink>
      </header>
      <div className="grid gap-4">
        <RewardList timeZone={timeZone} />
      </div>
      <ApplicationList timeZone={timeZone} />
    </div>
  )
}
