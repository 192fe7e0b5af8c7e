import { ErrorState } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { FriendTable } from './friend-table.tsx'
import { OfferCard } from './offer-card.tsx'
import { ReferralCard } from './referral-card.tsx'

const pageSize = 20

/** What a member passes on to friends, and who came by it. */
export function ReferralPage() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const referral = useQuery({
    ...query.members.referral.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  const { data } = referral
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="font-poster text-3xl">{t('member.referral')}</h1>
      {referral.isError && !data ? (
        <ErrorState
          title={t('common:loadFailed')}
          onRetry={() => void referral.refetch()}
          isRetrying={referral.isFetching}
        />
      ) : (
        <>
          <ReferralCard referral={data} />
          {data?.offer && <OfferCard offer={data.offer} counted={data.counted} bonus={data.bonus} />}
          <FriendTable
            friends={data?.list}
            isOld={referral.isPlaceholderData}
            page={{ page, pageSize, totalCount: data?.total ?? 0, onPageChange: setPage }}
          />
        </>
      )}
    </div>
  )
}
