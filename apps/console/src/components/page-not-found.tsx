import { ButtonLink } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/use-page-title.ts'
import { WholePage } from './whole-page.tsx'

/** An address without a page. */
export function PageNotFound() {
  const { t } = useTranslation()
  usePageTitle(t('page.notFound'))
  return (
    <>
      <h1 className="sr-only">{t('page.notFound')}</h1>
      <WholePage
        icon="icon-[ph--map-trifold-duotone]"
        title={t('page.notFound')}
        text={t('page.notFoundText')}
        action={
          <ButtonLink variant="line" href="/">
            {t('page.toOverview')}
          </ButtonLink>
        }
      />
    </>
  )
}
