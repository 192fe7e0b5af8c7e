import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WrittenPage } from '../../features/content/pages/written-page.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/iosGuide')({ validateSearch: previewSearch, component: IosGuide })

function IosGuide() {
  const { t } = useTranslation()
  const { preview } = Route.useSearch()
  return <WrittenPage kind="iosGuide" title={t('reading.iosGuide')} preview={preview} />
}
