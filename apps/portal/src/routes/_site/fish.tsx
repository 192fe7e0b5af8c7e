import { createFileRoute } from '@tanstack/react-router'
import { readGameSearch } from '../../features/lobby/game-search.ts'
import { CentrePage } from '../-layouts/centre-page.tsx'

export const Route = createFileRoute('/_site/fish')({
  validateSearch: readGameSearch,
  staticData: { surround: 'game' },
  component: () => <CentrePage category="FISH" />,
})
