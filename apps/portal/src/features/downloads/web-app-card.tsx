import { Button, ButtonLink, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useInstall } from '../../lib/keep-shell.ts'

/** The site itself on the home screen: by a button where the browser offers it, else by the browser's own menu. */
export function WebAppCard({ isApple, hasProfile }: { isApple: boolean; hasProfile: boolean }) {
  const { t } = useTranslation()
  const install = useInstall()
  return (
    <section
      aria-label={t('down.web')}
      className="flex flex-wrap items-center gap-4 rounded-lg bg-surface-1 p-5 shadow-1"
    >
      <Icon name="icon-[ph--device-mobile-duotone]" className="text-3xl text-lamp-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-xl font-bold">{t('down.web')}</h2>
        <p className="mt-1 text-sm text-ink-2">{t('down.webText')}</p>
        {!install && <p className="mt-2 text-sm font-semibold">{t(isApple ? 'down.webApple' : 'down.webMenu')}</p>}
      </div>
      {isApple && hasProfile && (
        <ButtonLink variant="lamp" size="lg" href="/wps/system/app.mobileconfig">
          {t('down.profile')}
        </ButtonLink>
      )}
      {install && (
        <Button variant="lamp" size="lg" onClick={() => void install.prompt()}>
          {t('down.webGet')}
        </Button>
      )}
    </section>
  )
}
