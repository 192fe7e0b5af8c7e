import { formatMoney, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { decimalsOf } from '../../../lib/decimal.ts'
import { type DetailRow, detailRows } from './detail-rows.ts'

/** The detail of an entry as labels and texts in the language on screen; unknown names stay as they were written. */
export function useDetailText(): (
  detail: Readonly<Record<string, unknown>>,
) => { id: string; label: string; text: string; isNamed: boolean }[] {
  const { t, i18n } = useTranslation()
  const { locale } = useUi()
  const textOf = ({ value, currency }: DetailRow) =>
    currency ? formatMoney(value, { locale, currency, decimals: decimalsOf(value) }) : value
  return (detail) =>
    detailRows(detail).map((row) => ({
      id: row.name,
      label: t(`detail.${row.name}`, { defaultValue: row.name }),
      text: textOf(row),
      isNamed: i18n.exists(`detail.${row.name}`),
    }))
}
