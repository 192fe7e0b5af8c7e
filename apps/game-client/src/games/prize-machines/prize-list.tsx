import { numberFormat } from '@fairground/money'
import { useTranslation } from 'react-i18next'
import { useMultiplier } from '../../instant/use-multiplier.ts'

interface Prize {
  readonly x10000: number
  readonly weight: number
}

/** The whole prize table beside the machine, with how often each prize comes. */
export function PrizeList({ prizes, drawn }: { prizes: readonly Prize[]; drawn: number | undefined }) {
  const { t, i18n } = useTranslation()
  const multiplier = useMultiplier()
  const whole = numberFormat(i18n.language)
  return (
    <ol className="prize-list" aria-label={t('instant.prizes.list')}>
      {prizes.map(({ x10000, weight }, place) => (
        <li key={x10000} data-hit={drawn === place} data-paid={x10000 > 0}>
          <b>{multiplier(x10000)}</b>
          <span>{t('instant.prizes.chance', { chance: whole.format(weight) })}</span>
        </li>
      ))}
    </ol>
  )
}
