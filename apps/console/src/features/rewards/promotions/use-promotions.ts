import type { PromotionTerms, StaffPromotion } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import type { CampaignSearch } from '../../../lib/campaign-search.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'

export const pageSize = 50

const reload = () => void queries.invalidateQueries({ queryKey: query.staff.promotions.key() })

/** One page of the promotions, newest first. */
export const usePromotions = ({ view = 'all', page = 1 }: CampaignSearch) =>
  useQuery({
    ...query.staff.promotions.queryOptions({
      input: { state: view === 'all' ? undefined : view, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** One promotion; null when there is none of this id. */
export const usePromotion = (promotionId: string, isAsked: boolean) =>
  useQuery({
    ...query.staff.promotions.queryOptions({ input: { promotionId, pageSize: 1 } }),
    enabled: isAsked,
    select: ({ list }) => list[0] ?? null,
  })

/** Adds a promotion, or changes the one that is given; who was late sees what stands now. */
export const useSavePromotion = (saved: StaffPromotion | undefined, onSaved: (promotion: StaffPromotion) => void) =>
  useMutation({
    mutationFn: (terms: PromotionTerms) =>
      saved
        ? api.staff.changePromotion({ ...terms, promotionId: saved.promotionId, revision: saved.revision })
        : api.staff.addPromotion(terms),
    onSuccess: onSaved,
    onSettled: reload,
  })

/** Publishes it, or takes it off the site. */
export const useMovePromotion = (onDone: (promotion: StaffPromotion) => void) =>
  useMutation({
    mutationFn: ({ promotionId, to }: { promotionId: string; to: 'publish' | 'withdraw' }) =>
      to === 'publish' ? api.staff.publishPromotion({ promotionId }) : api.staff.withdrawPromotion({ promotionId }),
    onSuccess: onDone,
    onSettled: reload,
  })
