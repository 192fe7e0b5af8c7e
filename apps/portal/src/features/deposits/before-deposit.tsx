import { ButtonLink, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Before money is paid in: that one may bound it, and which papers may be asked for. */
export function BeforeDeposit() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('member.playControl')} className="card flex flex-wrap items-center gap-4 p-5">
      <Icon name="icon-[ph--sliders-horizontal-duotone]" className="text-3xl text-lamp-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{t('control.offer')}</p>
        <p className="mt-1 text-sm text-ink-2">{t('identity.papers')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="default" href="/member/playControl">
          {t('control.offerLink')}
        </ButtonLink>
        <ButtonLink variant="line" href="/member/identity">
          {t('member.identity')}
        </ButtonLink>
      </div>
    </section>
  )
}
