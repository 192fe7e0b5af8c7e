import { useToast } from '@fairground/ui'
import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CampaignSearch, type campaignViews, newId } from './campaign-search.ts'
import { usePollMs } from './live.ts'
import { may, useMe } from './me.ts'
import { queries } from './queries.ts'

export const campaignPageSize = 50

type State = Exclude<(typeof campaignViews)[number], 'all'>
export type CampaignMove = 'publish' | 'withdraw'

interface Page<Saved> {
  list: Saved[]
  total: number
}

interface Campaign {
  state: State
  allowed: readonly (CampaignMove | 'change')[]
  wish?: unknown
}

/** One kind of campaigns as the console calls it. */
export interface CampaignCalls<Saved extends Campaign, Terms> {
  /** What begins the keys of all its queries. */
  key: QueryKey
  idOf: (saved: Saved) => string
  /** One page, newest first; of every state when none is wanted. */
  page: (wanted: { state: State | undefined; pageNo: number; pageSize: number }) => CampaignQuery<Saved>
  /** The one of this id, in a list of one or none. */
  one: (id: string) => CampaignQuery<Saved>
  add: (terms: Terms) => Promise<Saved>
  change: (saved: Saved, terms: Terms) => Promise<Saved>
  publish: (id: string) => Promise<Saved>
  withdraw: (id: string) => Promise<Saved>
}

type CampaignQuery<Saved> = Pick<UseQueryOptions<Page<Saved>>, 'queryKey' | 'queryFn'>

/** The page that the address names, and the campaign whose panel is open, also when it is on another page. */
export function useCampaigns<Saved extends Campaign, Terms>(
  { page, one, idOf }: CampaignCalls<Saved, Terms>,
  { view = 'all', page: pageNo = 1, id }: CampaignSearch,
): { found: UseQueryResult<Page<Saved>>; saved: Saved | undefined } {
  const found = useQuery({
    ...page({ state: view === 'all' ? undefined : view, pageNo, pageSize: campaignPageSize }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })
  const listed = found.data?.list.find((row) => idOf(row) === id)
  const elsewhere = useQuery({
    ...one(id ?? ''),
    enabled: id !== undefined && id !== newId && found.data !== undefined && !listed,
  })
  return { found, saved: listed ?? elsewhere.data?.list[0] }
}

interface CampaignWork<Saved extends Campaign, Terms> {
  calls: CampaignCalls<Saved, Terms>
  /** Absent for a new one. */
  saved: Saved | undefined
  discard: () => void
  onAdded: ((id: string) => void) | undefined
  /** What is said when it is done. */
  done: Record<'saved' | 'added', string> & Record<State, string>
}

/** What is done with a campaign in its panel: saved, published, withdrawn; who was late sees what stands now. */
export function useCampaignWork<Saved extends Campaign, Terms>(work: CampaignWork<Saved, Terms>) {
  const { calls, saved, discard, onAdded, done } = work
  const { t } = useTranslation()
  const toast = useToast()
  const tell = (title: string) => toast.show({ tone: 'ok', title })
  const onSettled = () => void queries.invalidateQueries({ queryKey: calls.key })
  const save = useMutation({
    mutationFn: (terms: Terms) => (saved ? calls.change(saved, terms) : calls.add(terms)),
    onSuccess: (now) => {
      discard()
      tell(saved ? done.saved : done.added)
      onAdded?.(calls.idOf(now))
    },
    onSettled,
  })
  const move = useMutation({
    mutationFn: ({ id, to }: { id: string; to: CampaignMove }) => calls[to](id),
    onSuccess: ({ state, wish }) => tell(wish ? t('wishes.waits') : done[state]),
    onSettled,
  })
  return {
    canChange: may(useMe(), 'marketing.manage') && (!saved || saved.allowed.includes('change')),
    save,
    move: {
      error: move.error,
      isPending: move.isPending,
      reset: move.reset,
      run: (to: CampaignMove, onDone: () => void) =>
        saved && move.mutate({ id: calls.idOf(saved), to }, { onSuccess: onDone }),
    },
  }
}
