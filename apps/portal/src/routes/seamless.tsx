import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GamePage } from '../features/play/game-page.tsx'
import { readToken } from '../lib/session.ts'
import { noteWanted } from '../lib/wanted-page.ts'

interface GameSearch {
  nodeId: string
  mode: 'real' | 'trial'
}

export const Route = createFileRoute('/seamless')({
  validateSearch: (search: Record<string, unknown>): GameSearch => ({
    nodeId: typeof search.nodeId === 'string' ? search.nodeId : '',
    mode: search.mode === 'trial' ? 'trial' : 'real',
  }),
  beforeLoad: ({ search, location }) => {
    if (!search.nodeId) redirect({ throw: true, to: '/' })
    if (!readToken()) {
      noteWanted(location.href)
      redirect({ throw: true, to: '/login' })
    }
  },
  component: SeamlessPage,
})

function SeamlessPage() {
  const { i18n } = useTranslation()
  const { nodeId, mode } = Route.useSearch()
  // Another game, another mode or another language is another launch.
  return <GamePage key={`${nodeId}-${mode}-${i18n.language}`} nodeId={nodeId} mode={mode} />
}
