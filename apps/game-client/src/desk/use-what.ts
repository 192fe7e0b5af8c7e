import { useTranslation } from 'react-i18next'

/** The step in words. */
export function useWhat(what: string | undefined): string {
  const { t } = useTranslation()
  return what ? t(`what.${what}`) : ''
}
