import { useTranslation } from 'react-i18next'

/** Why a wish was refused, in words. */
export function useRefusal(code: string | undefined): string | undefined {
  const { t, i18n } = useTranslation()
  if (code === undefined) return undefined
  const own = `room.refused.${code}`
  return i18n.exists(own) ? t(own) : t('refused.OTHER.text')
}
