import { useTranslation } from 'react-i18next'

/** A kind of transfer in words; one that is newer than the catalogue shows as it was written. */
export function useKindText(): (kind: string) => string {
  const { t } = useTranslation()
  return (kind) => t(`transferKind.${kind}`, { defaultValue: kind })
}
