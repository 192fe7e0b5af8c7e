import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WrittenPage } from '../../features/content/pages/written-page.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/guide')({ validateSearch: previewSearch, component: Guide })

function Guide() {
  const { t } = useTranslation()
  const { preview } = Route.useSearch()
  return <WrittenPage kind="guide" title={t('reading.guide')} preview={preview} hasCover />
}
