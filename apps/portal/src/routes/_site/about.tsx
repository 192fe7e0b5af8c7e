import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WrittenPage } from '../../features/content/pages/written-page.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/about')({ validateSearch: previewSearch, component: About })

function About() {
  const { t } = useTranslation()
  const { preview } = Route.useSearch()
  return <WrittenPage kind="about" title={t('reading.about')} preview={preview} hasCover />
}
