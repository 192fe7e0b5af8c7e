import type { StaffPointItem } from '@fairground/contract'
import { Button, Empty, Icon, Skeleton, StatusChip } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { ItemPanel } from './item-panel.tsx'
import { useItems } from './use-points.ts'

const newId = 'new'

interface ItemsScreenProps {
  tabs: ReactNode
  id: string | undefined
  onOpen: (id: string | undefined) => void
}

/** What is in the mall, the cheapest first. */
export function ItemsScreen({ tabs, id, onOpen }: ItemsScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { data, error, refetch } = useItems()
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  const saved = data?.find(({ itemId }) => itemId === id)
  const close = () => onOpen(undefined)
  return (
    <SplitView
      panel={
        saved ? (
          <ItemPanel key={saved.itemId} saved={saved} onClose={close} />
        ) : (
          id === newId && canChange && <ItemPanel key={newId} onAdded={onOpen} onClose={close} />
        )
      }
    >
      <PageHead title={t('nav.points')}>
        {canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => onOpen(newId)}>
            {t('marketing:addItem')}
          </Button>
        )}
      </PageHead>
      {tabs}
      {data?.length === 0 && (
        <Empty icon="icon-[ph--gift-duotone]" title={t('marketing:noItems')} text={t('marketing:noItemsText')} />
      )}
      <ul className="grid max-w-240 gap-2">
        {data
          ? data.map((item) => (
              <li key={item.itemId}>
                <Row item={item} isOpen={item.itemId === id} onOpen={() => onOpen(item.itemId)} />
              </li>
            ))
          : [0, 1, 2].map((place) => <Skeleton key={place} className="h-19 w-full rounded-md" />)}
      </ul>
    </SplitView>
  )
}

function Row({ item, isOpen, onOpen }: { item: StaffPointItem; isOpen: boolean; onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const { names, imageUrl, requiredPoints, stock, isShown, kind } = item
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex min-h-19 w-full items-center gap-4 rounded-md bg-surface-1 px-3.5 py-2.5 text-start shadow-1 focus-ring hover:bg-surface-2 aria-expanded:bg-surface-2"
    >
      <img src={imageUrl} alt="" width={72} height={54} className="h-13.5 w-18 rounded-sm object-cover" />
      <span className="min-w-0 flex-1">
        <b className="block break-words">{names[i18n.language]}</b>
        <span className="block text-sm text-ink-3">
          {t(`marketing:kinds.${kind}`)} · {t('marketing:stock')} <bdi>{count(stock)}</bdi>
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <b className="whitespace-nowrap text-lamp-ink">
          <bdi>{count(requiredPoints)}</bdi> <Icon name="icon-[ph--coins-fill]" />
        </b>
        <StatusChip tone={isShown ? 'ok' : 'neutral'}>{t(isShown ? 'marketing:shown' : 'marketing:hidden')}</StatusChip>
      </span>
    </button>
  )
}
