import { createFileRoute } from '@tanstack/react-router'
import { readGameSearch } from '../../features/lobby/game-search.ts'
import { ListPage } from '../-layouts/list-page.tsx'

export const Route = createFileRoute('/_site/rng')({
  validateSearch: readGameSearch,
  staticData: { surround: 'game' },
  component: () => <ListPage gameType="RNG" />,
})
