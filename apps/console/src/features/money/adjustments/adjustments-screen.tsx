import { Button, Empty, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { AdjustmentPanel } from './adjustment-panel.tsx'
import { type AdjustmentSearch, adjustmentViews } from './adjustment-search.ts'
import { AdjustmentTable } from './adjustment-table.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { pageSize, useAdjustments } from './use-adjustments.ts'

type AdjustmentsScreenProps = { search: AdjustmentSearch; onSearch: (change: Partial<AdjustmentSearch>) => void }

/** Corrections of balances: one person asks, another says yes. */
export function AdjustmentsScreen({ search, onSearch }: AdjustmentsScreenProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { query = '', id, ask } = search
  const canDecide = may(me, 'adjustments.decide')
  const found = useAdjustments(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <>
      <QueueScreen
        title={t('nav.adjustments')}
        find={{ label: t('adjust.search'), text: query, onText: find }}
        endTools={
          canDecide && (
            <Button
              variant="mint"
              size="sm"
              start={<Icon name="icon-[ph--plus-bold]" />}
              onClick={() => onSearch({ ask: '' })}
            >
              {t('adjust.ask')}
            </Button>
          )
        }
        found={found}
        idOf={(row) => row.wishId}
        search={search}
        onSearch={onSearch}
        pageSize={pageSize}
        panel={id && <AdjustmentPanel key={id} adjustmentId={id} onClose={() => onSearch({ id: undefined })} />}
        isFiltered={query !== ''}
        onClearFilters={() => find('')}
        empty={<Empty icon="icon-[ph--scales-duotone]" title={t('adjust.empty')} text={t('adjust.emptyText')} />}
        hasDecisions
        table={(props) => <AdjustmentTable {...props} />}
      >
        <QueueViews
          views={adjustmentViews}
          labelOf={(value) => t(value === 'all' ? 'adjust.view.all' : `wishes.state.${value}`)}
          search={search}
          onSearch={onSearch}
          found={found}
        />
      </QueueScreen>
      <AskDialog
        open={ask !== undefined && canDecide}
        member={ask ?? ''}
        onClose={() => onSearch({ ask: undefined })}
        onDone={({ wishId, isAlone }) =>
          onSearch({ ask: undefined, view: isAlone ? 'approved' : undefined, id: wishId })
        }
      />
    </>
  )
}
