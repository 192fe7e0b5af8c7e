import { useNavigate, useSearch } from '@tanstack/react-router'
import { type GameSearch, readGameSearch } from '../../features/lobby/game-search.ts'

/** What the address narrows its list by, and how to change that; the list stays where it is meanwhile. */
export function useGameSearch() {
  const navigate = useNavigate()
  return {
    search: readGameSearch(useSearch({ strict: false })),
    onSearch: (next: GameSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false }),
  }
}
