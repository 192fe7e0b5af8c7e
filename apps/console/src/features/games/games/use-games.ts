import type { GameTerms, MatchTerms, StaffBrand, StaffMatch } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'
import type { GamesSearch } from './games-search.ts'

export const pageSize = 50
const hotPageSize = 100

/** One page of the games, in the order of the lobby. */
export const useGames = ({ view = 'all', brand, query: name, page = 1 }: GamesSearch) =>
  useQuery({
    ...query.staff.games.queryOptions({
      input: {
        state: view === 'all' ? undefined : view,
        vassalage: brand,
        name: name || undefined,
        pageNo: page,
        pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  })

/** The hot row in its order. */
export const useHotGames = () =>
  useQuery(query.staff.games.queryOptions({ input: { state: 'hot', pageNo: 1, pageSize: hotPageSize } }))

export const useBrands = () => useQuery(query.staff.brands.queryOptions({ input: {} }))
export const useMatches = () => useQuery(query.staff.matches.queryOptions({ input: {} }))

const renew = (...keys: readonly (readonly unknown[])[]) =>
  Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
const renewGames = () => renew(query.staff.games.key(), query.staff.brands.key())
const renewMatches = () => renew(query.staff.matches.key())

export const useSaveGame = (nodeId: string, onSuccess: () => void) =>
  useMutation({
    mutationFn: (terms: GameTerms) => api.staff.changeGame({ ...terms, nodeId }),
    onSuccess,
    onSettled: renewGames,
  })

/** Puts the hot row in this order. */
export const useOrderHot = () =>
  useMutation({
    mutationFn: (nodeIds: string[]) => api.staff.orderHotGames({ nodeIds }),
    onSettled: renewGames,
  })

export const useSaveBrand = () =>
  useMutation({
    mutationFn: ({ vassalage, isEnabled, sort }: StaffBrand) => api.staff.changeBrand({ vassalage, isEnabled, sort }),
    onSettled: renewGames,
  })

/** Adds a match, or changes the one that is given. */
export const useSaveMatch = (matchId: string | undefined, onSuccess: (match: StaffMatch) => void) =>
  useMutation({
    mutationFn: (terms: MatchTerms) =>
      matchId === undefined ? api.staff.addMatch(terms) : api.staff.changeMatch({ ...terms, matchId }),
    onSuccess,
    onSettled: renewMatches,
  })

export const useEndMatch = (onSuccess: () => void) =>
  useMutation({
    mutationFn: (matchId: string) => api.staff.endMatch({ matchId }),
    onSuccess,
    onSettled: renewMatches,
  })

/** The three steps of a file: fetch it, look at one, take it over. */
export const useGamesFile = () => ({
  fetch: useMutation({ mutationFn: () => api.staff.exportGames({}) }),
  preview: useMutation({ mutationFn: (csv: string) => api.staff.previewGames({ csv }) }),
  take: useMutation({
    mutationFn: (file: { csv: string; digest: string }) => api.staff.importGames(file),
    onSettled: renewGames,
  }),
})
