import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from './use-site.ts'

const knownKey = 'noSandbox'

/** On every page while no real money can move. Its place is kept until the site answers, so that nothing moves then. */
export function SandboxBanner() {
  const { t } = useTranslation()
  const { site } = useSite()
  useEffect(() => {
    if (site) localStorage.setItem(knownKey, site.sandbox ? '' : '1')
  }, [site])
  const isShown = site ? site.sandbox : !import.meta.env.SSR && !localStorage.getItem(knownKey)
  if (!isShown) return null
  return (
    <section
      aria-label={t('footer.sandbox')}
      className="min-h-6.5 bg-lamp px-4 py-1 text-center text-xs font-bold text-on-lamp"
    >
      <p>
        {site && t('common:sandbox')}
        {site?.hasDemoPeople && ` · ${t('common:sandboxPeople')}`}
      </p>
    </section>
  )
}
