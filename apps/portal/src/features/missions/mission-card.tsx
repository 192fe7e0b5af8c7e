import { type Mission, moneyGoals } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { numberFormat } from '@fairground/money'
import { Button, cx, formatMoney, Icon, Meter, Money, RichText, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { useCollect } from './use-missions.ts'

const icons: Record<Mission['goal'], string> = {
  deposit: 'icon-[ph--hand-deposit-duotone]',
  bet: 'icon-[ph--coins-duotone]',
  rounds: 'icon-[ph--arrows-clockwise-duotone]',
  games: 'icon-[ph--game-controller-duotone]',
  logins: 'icon-[ph--calendar-check-duotone]',
}

/** One mission: what to do, how far one is, what it gives. */
export function MissionCard({ mission, timeZone }: { mission: Mission; timeZone: string }) {
  const { t } = useTranslation()
  const { title, content, goal, gameType, rewardAmount, status, startsAt, endsAt } = mission
  const isOpen = status === 'claim'
  const isComing = status === 'coming_soon'
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col gap-4 rounded-lg p-4 shadow-1 sm:p-5',
        isOpen ? 'bg-lamp-soft' : 'bg-surface-1',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface-3 text-2xl text-lamp-ink">
          <Icon name={icons[goal]} />
        </span>
        <div className="min-w-0 flex-1 basis-28">
          <h3 className="text-lg leading-snug font-bold break-words">{title}</h3>
          <p className="text-sm text-ink-2">
            {t(`campaigns:missions.goal.${goal}`)}
            {gameType && ` · ${t(`bet.types.${gameType}`)}`}
          </p>
        </div>
        <b className="text-lg whitespace-nowrap text-mint-ink">
          <Money amount={rewardAmount} currency="VND" decimals={0} />
        </b>
      </div>
      <RichText nodes={parseRichText(content)} className="text-sm text-ink-2" />
      <div className="mt-auto grid gap-3">
        <Progress mission={mission} />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-xs text-ink-3">
            {t(isComing ? 'promotions:from' : 'campaigns:missions.before')}{' '}
            <DateTime at={isComing ? startsAt : endsAt} timeZone={timeZone} />
          </span>
          <End mission={mission} />
        </div>
      </div>
    </article>
  )
}

function Progress({ mission }: { mission: Mission }) {
  const { t, i18n } = useTranslation()
  const { goal, done, target } = mission
  const count = numberFormat(i18n.language)
  const show = (value: number) =>
    moneyGoals.includes(goal)
      ? formatMoney(`${value}.00`, { locale: i18n.language, currency: 'VND', decimals: 0 })
      : count.format(value)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-ink-2">{t('promotions:progress')}</span>
        <bdi className="font-semibold tabular-nums">
          {show(done)} / {show(target)}
        </bdi>
      </p>
      <Meter label={t('promotions:progress')} percent={(100 * done) / target} tone={done >= target ? 'mint' : 'lamp'} />
    </div>
  )
}

/** What to do now, or the word for where it stands. */
function End({ mission }: { mission: Mission }) {
  const { t } = useTranslation()
  const collect = useCollect(mission)
  const { status } = mission
  if (status === 'claim')
    return (
      <Button variant="lamp" busy={collect.isPending} guardMs={1000} onClick={() => collect.mutate()}>
        {t('promotions:rewards.claim')}
      </Button>
    )
  if (status === 'claimed')
    return (
      <StatusChip tone="ok" icon="icon-[ph--check-circle-fill]">
        {t('promotions:status.claimed')}
      </StatusChip>
    )
  if (status === 'close')
    return (
      <StatusChip tone="neutral" icon="icon-[ph--lock-simple-fill]">
        {t('campaigns:missions.spent')}
      </StatusChip>
    )
  return status === 'coming_soon' ? (
    <StatusChip tone="info" icon="icon-[ph--clock-countdown-fill]">
      {t('promotions:status.coming_soon')}
    </StatusChip>
  ) : (
    <StatusChip tone="neutral" icon="icon-[ph--hourglass-medium-fill]">
      {t('promotions:status.process')}
    </StatusChip>
  )
}
