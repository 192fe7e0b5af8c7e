import { useTranslation } from 'react-i18next'

/** An action in words; one that is newer than the catalogue shows as it was written. */
export function useActionText(): (action: string) => string {
  const { t } = useTranslation()
  return (action) => t(`audited.${action}`, { defaultValue: action })
}
