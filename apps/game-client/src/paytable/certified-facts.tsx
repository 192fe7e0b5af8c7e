import { dateFormat } from '@fairground/i18n'
import { numberFormat } from '@fairground/money'
import { KeyValues, useUi } from '@fairground/ui'
import { usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useGame } from '../components/game-context.ts'

const volatilityBars = { low: 2, medium: 3, high: 4, veryHigh: 5 } as const
/** Pixels of the five bars. */
const barHeights = [6, 8, 10, 12, 14]

/** The numbers of the certificate, as the studio sent them with the session. */
export function CertifiedFacts() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { opened, machine } = useGame()
  const percent = usePercent()
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const whole = numberFormat(locale)
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'rtp', label: t('pay.rtp'), value: percent(opened.rtpBp) },
        ...(opened.rtpBaseBp === null
          ? []
          : [{ id: 'base', label: t('pay.rtpBase'), value: percent(opened.rtpBaseBp) }]),
        { id: 'hit', label: t('pay.hit'), value: percent(opened.hitFrequencyBp) },
        { id: 'max', label: t('pay.max'), value: t('pay.maxX', { max: whole.format(opened.maxWinX) }) },
        { id: 'volatility', label: t('pay.volatility'), value: <Volatility level={opened.volatility} /> },
        {
          id: 'model',
          label: t('pay.model'),
          value: t('pay.modelName', { name: machine.model.name, version: opened.modelVersion }),
        },
        { id: 'certified', label: t('pay.certified'), value: day.format(new Date(opened.certifiedOn)) },
      ]}
    />
  )
}

function Volatility({ level }: { level: keyof typeof volatilityBars }) {
  const { t } = useTranslation()
  const lit = volatilityBars[level]
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="inline-flex items-end gap-0.75">
        {barHeights.map((height, index) => (
          <i
            key={height}
            className={`w-1.5 rounded-[2px] ${index < lit ? 'bg-lamp' : 'bg-surface-3'}`}
            style={{ height }}
          />
        ))}
      </span>
      {t(`volatility.${level}`)}
    </span>
  )
}
