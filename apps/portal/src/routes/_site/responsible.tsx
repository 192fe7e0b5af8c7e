import { createFileRoute } from '@tanstack/react-router'
import { ResponsiblePage } from '../../features/content/responsible-page.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/responsible')({ validateSearch: previewSearch, component: Responsible })

function Responsible() {
  return <ResponsiblePage preview={Route.useSearch().preview} />
}
