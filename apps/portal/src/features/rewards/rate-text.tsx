import { numberFormat } from '@fairground/money'
import { useTranslation } from 'react-i18next'

/** A share of one in percent; a dash where there is none. */
export function RateText({ rate }: { rate: number }) {
  const { t, i18n } = useTranslation()
  if (rate === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('rebate.noRate')}</span>
      </>
    )
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return <bdi className="tabular-nums">{percent.format(rate)}</bdi>
}
