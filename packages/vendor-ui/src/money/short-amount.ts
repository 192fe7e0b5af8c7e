import { numberFormat } from '@fairground/money'
import { useTranslation } from 'react-i18next'

/** Stakes are kept to whole units of the currency. */
const unitMinor = 100n

/** `5K`, `2M`: a chip has no room for noughts, and a thousand is K on the chips of every country. */
export function useShortAmount(): (minor: bigint) => string {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language === 'ar' ? 'en' : i18n.language, {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (minor) => format.format(minor / unitMinor).replace(/\s?N$/, 'K')
}
