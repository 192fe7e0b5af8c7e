import type { RaffleTerms, StaffRaffle } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import type { CampaignSearch } from '../../../lib/campaign-search.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'

export const pageSize = 50

const reload = () => void queries.invalidateQueries({ queryKey: query.staff.raffles.key() })

/** One page of the raffles, newest first. */
export const useRaffles = ({ view = 'all', page = 1 }: CampaignSearch) =>
  useQuery({
    ...query.staff.raffles.queryOptions({
      input: { state: view === 'all' ? undefined : view, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** One raffle; null when there is none of this id. */
export const useRaffle = (raffleId: string, isAsked: boolean) =>
  useQuery({
    ...query.staff.raffles.queryOptions({ input: { raffleId, pageSize: 1 } }),
    enabled: isAsked,
    select: ({ list }) => list[0] ?? null,
  })

/** Adds a raffle, or changes the one that is given; who was late sees what stands now. */
export const useSaveRaffle = (saved: StaffRaffle | undefined, onSaved: (raffle: StaffRaffle) => void) =>
  useMutation({
    mutationFn: (terms: RaffleTerms) =>
      saved
        ? api.staff.changeRaffle({ ...terms, raffleId: saved.raffleId, revision: saved.revision })
        : api.staff.addRaffle(terms),
    onSuccess: onSaved,
    onSettled: reload,
  })

/** Publishes it, or takes it off the site. */
export const useMoveRaffle = (onDone: (raffle: StaffRaffle) => void) =>
  useMutation({
    mutationFn: ({ raffleId, to }: { raffleId: string; to: 'publish' | 'withdraw' }) =>
      to === 'publish' ? api.staff.publishRaffle({ raffleId }) : api.staff.withdrawRaffle({ raffleId }),
    onSuccess: onDone,
    onSettled: reload,
  })
