import type { MemberRisk, PlayerLimit } from '@fairground/contract'
import { Meter, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../../components/amount.tsx'
import { useFormats } from '../../../../lib/use-formats.ts'
import { Card } from './card.tsx'

const fullPercent = 100
const nearPercent = 80

/** What the player set for himself: how much of it is used, and what he asked for. */
export function PlayerLimits({ player }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const set = player.limits.filter(({ max, raise }) => max !== null || raise)
  const { break: pause, realityMinutes } = player
  return (
    <Card title={t('risk.limits')} end={<span className="text-xs text-ink-3">{t('risk.ownLimits')}</span>}>
      <div className="grid gap-3.5">
        {pause && (
          <Note tone="warn">
            {t(`risk.break.${pause.kind}`, { until: pause.until ? formats.exactMoment(pause.until) : '–' })}
          </Note>
        )}
        {set.length === 0 && <p className="text-sm text-ink-2">{t('risk.noLimits')}</p>}
        {set.map((limit) => (
          <Limit key={`${limit.kind} ${limit.period}`} limit={limit} />
        ))}
        <p className="flex justify-between gap-2 text-sm">
          <span>{t('risk.reality')}</span>
          <b>{realityMinutes === null ? t('risk.realityOff') : t('risk.minutes', { count: realityMinutes })}</b>
        </p>
      </div>
    </Card>
  )
}

function Limit({ limit: { kind, period, max, used, raise } }: { limit: PlayerLimit }) {
  const { t } = useTranslation()
  const label = `${t(`risk.limit.${kind}`)} · ${t(`risk.period.${period}`)}`
  const percent = max === null || used === null || Number(max) === 0 ? 0 : (Number(used) / Number(max)) * fullPercent
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-2 text-sm">
        <span>{label}</span>
        <b>
          <Value value={max} />
        </b>
      </p>
      {used !== null && max !== null && (
        <Meter label={label} percent={percent} tone={percent >= nearPercent ? 'ruby' : 'lamp'} />
      )}
      {used !== null && (
        <p className="text-xs text-ink-3">
          <UsedText used={used} />
        </p>
      )}
      {raise && <RaiseText max={raise.max} />}
    </div>
  )
}

function Value({ value }: { value: string | number | null }) {
  const { t } = useTranslation()
  if (value === null) return '–'
  return typeof value === 'number' ? t('risk.minutes', { count: value }) : <Amount amount={value} />
}

function UsedText({ used }: { used: string | number }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const amount = typeof used === 'number' ? t('risk.minutes', { count: used }) : formats.compactMoney(used)
  return t('risk.used', { amount })
}

function RaiseText({ max }: { max: string | number | null }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const amount = typeof max === 'number' ? t('risk.minutes', { count: max }) : formats.compactMoney(max ?? '0.00')
  return (
    <p className="text-xs font-semibold text-warn-ink">
      {max === null ? t('risk.limitNone') : t('risk.limitRaise', { amount })}
    </p>
  )
}
