import { useTranslation } from 'react-i18next'
import { useSite } from './use-site.ts'

/** On every page while no real money can move. */
export function SandboxBanner() {
  const { t } = useTranslation()
  const { site } = useSite()
  if (!site?.sandbox) return null
  return <p className="bg-lamp px-4 py-1 text-center text-xs font-bold text-on-lamp">{t('common:sandbox')}</p>
}
