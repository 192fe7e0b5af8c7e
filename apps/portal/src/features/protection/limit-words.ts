import type { PlayerLimit } from '@fairground/contract'
import { dateFormat } from '@fairground/i18n'
import { formatMoney, numberFormat } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

type Amount = string | number

/** Amounts, times and moments as this page says them. */
export function useLimitWords() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const unit = (count: number, name: 'minute' | 'hour' | 'day' | 'month' | 'year') =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)
  const short = (count: number, name: 'minute' | 'hour') =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count)
  const moment = dateFormat(language, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })
  const money = (amount: string) => formatMoney(amount, { locale: language, currency: 'VND', decimals: 0 })
  const minutes = (count: number) => {
    const hours = Math.floor(count / 60)
    const rest = count % 60
    if (hours === 0) return short(rest, 'minute')
    return rest === 0 ? short(hours, 'hour') : `${short(hours, 'hour')} ${short(rest, 'minute')}`
  }
  return {
    t,
    money,
    minutes,
    /** Of a limit: money, or a time. */
    amount: (amount: Amount) => (typeof amount === 'number' ? minutes(amount) : money(amount)),
    count: (count: number) => numberFormat(language).format(count),
    /** How long a break or an exclusion is: `15m`, `7d`, `6M`, `5y`. */
    length: (length: string) => {
      const [, count = '', name = ''] = /^(\d+)(\w)$/.exec(length) ?? []
      const units = { m: 'minute', h: 'hour', d: 'day', M: 'month', y: 'year' } as const
      return name in units ? unit(Number(count), units[name as keyof typeof units]) : t('control.forever')
    },
    at: (time: string) => moment.format(new Date(time)),
    day: (date: Date) => dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(date),
    nameOf: ({ kind, period }: Pick<PlayerLimit, 'kind' | 'period'>) => ({
      kind: t(`control.kind.${kind}`),
      period: t(`control.period.${period}`),
    }),
  }
}
