import { useTranslation } from 'react-i18next'

/** What a message is for, in the language on screen; a kind without words stands as it is. */
export function useKindText(): (kind: string) => string {
  const { t } = useTranslation()
  return (kind) => t(`outbox:kind.${kind}`, { defaultValue: kind })
}
