import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../../features/content/pages/join-page.tsx'
import { previewSearch } from '../-layouts/preview-search.ts'

export const Route = createFileRoute('/_site/join')({ validateSearch: previewSearch, component: Join })

function Join() {
  return <JoinPage preview={Route.useSearch().preview} />
}
