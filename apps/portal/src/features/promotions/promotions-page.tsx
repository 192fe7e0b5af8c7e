import { type Promotion, promotionTypes } from '@fairground/contract'
import { Button, ButtonLink, Chip, Empty, ErrorState, Icon, Pager, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/use-title.ts'
import { FreeRoundsShelf } from './free-rounds-shelf.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionDialog } from './promotion-dialog.tsx'
import { pageSize, usePromotions } from './use-promotions.ts'

export interface PromotionsSearch {
  type?: Promotion['promotionType'] | undefined
  /** The promotion that is open. */
  id?: string | undefined
}

interface PromotionsPageProps {
  search: PromotionsSearch
  onSearch: (search: PromotionsSearch) => void
  isMember: boolean
  isTrial: boolean
  timeZone: string
}

/** The activity centre: all that runs, comes, or has just ended, by type. */
export function PromotionsPage({ search, onSearch, isMember, isTrial, timeZone }: PromotionsPageProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  useTitle(t('promotions:title'))
  const { type, id } = search
  const { data, isError, isFetching, isPlaceholderData, refetch } = usePromotions({ promotionType: type, page })
  const choose = (next: PromotionsSearch['type']) => {
    setPage(1)
    onSearch({ type: next })
  }
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-5 px-4 py-8 lg:px-6 2xl:px-0">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-poster text-3xl">{t('promotions:title')}</h1>
          <p className="mt-2 max-w-180 text-ink-2">{t('promotions:text')}</p>
        </div>
        <ButtonLink variant="line" href="/pointMall" start={<Icon name="icon-[ph--coins-duotone]" />}>
          {t('member.pointMall')}
        </ButtonLink>
      </header>
      {isMember && !isTrial && <FreeRoundsShelf timeZone={timeZone} />}
      <fieldset
        className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0"
        aria-label={t('promotions:filter')}
      >
        <Chip pressed={type === undefined} onClick={() => choose(undefined)}>
          {t('promotions:type.all')}
        </Chip>
        {promotionTypes.map((one) => (
          <Chip key={one} pressed={type === one} onClick={() => choose(one)}>
            {t(`promotions:type.${one}`)}
          </Chip>
        ))}
      </fieldset>
      {isError && !data && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.list.length === 0 && !isPlaceholderData && (
        <Empty
          icon="icon-[ph--confetti-duotone]"
          title={t(type ? 'promotions:noneOfType' : 'promotions:none')}
          action={
            type && (
              <Button variant="line" onClick={() => choose(undefined)}>
                {t('promotions:showAll')}
              </Button>
            )
          }
        />
      )}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {data
          ? data.list.map((promotion) => (
              <li key={promotion.promotionId} className="grid grid-cols-1">
                <PromotionCard
                  promotion={promotion}
                  isTrial={isTrial}
                  timeZone={timeZone}
                  onOpen={() => onSearch({ ...search, id: promotion.promotionId })}
                />
              </li>
            ))
          : !isError && [0, 1, 2].map((place) => <Skeleton key={place} className="h-100 w-full rounded-lg" />)}
      </ul>
      {data && data.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
      <PromotionDialog
        promotion={data?.list.find(({ promotionId }) => promotionId === id)}
        isTrial={isTrial}
        timeZone={timeZone}
        onClose={() => onSearch({ type })}
      />
    </div>
  )
}
