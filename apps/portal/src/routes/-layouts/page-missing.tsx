import { ButtonLink, Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Nothing stands at this address. */
export function PageMissing() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <Empty
        layout="column"
        icon="icon-[ph--signpost-duotone]"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <ButtonLink variant="lamp" href="/">
            {t('nav.home')}
          </ButtonLink>
        }
      />
    </div>
  )
}
