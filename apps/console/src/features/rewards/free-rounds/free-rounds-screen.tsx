import { Button, Empty, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { AskRoundsDialog } from './ask-rounds-dialog.tsx'
import { FreeRoundPanel } from './free-round-panel.tsx'
import { type FreeRoundSearch, freeRoundViews } from './free-round-search.ts'
import { FreeRoundTable } from './free-round-table.tsx'
import { pageSize, useFreeRounds } from './use-free-rounds.ts'

type FreeRoundsScreenProps = { search: FreeRoundSearch; onSearch: (change: Partial<FreeRoundSearch>) => void }

/** Rounds that members may play for nothing: one person asks, another says yes. */
export function FreeRoundsScreen({ search, onSearch }: FreeRoundsScreenProps) {
  const { t } = useTranslation()
  const canDecide = may(useMe(), 'marketing.decide')
  const { query = '', id, ask } = search
  const found = useFreeRounds(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <>
      <QueueScreen
        title={t('nav.freeRounds')}
        find={{ label: t('adjust.search'), text: query, onText: find }}
        endTools={
          canDecide && (
            <Button
              variant="mint"
              size="sm"
              start={<Icon name="icon-[ph--plus-bold]" />}
              onClick={() => onSearch({ ask: '' })}
            >
              {t('freeRounds.ask')}
            </Button>
          )
        }
        found={found}
        idOf={(row) => row.grantId}
        search={search}
        onSearch={onSearch}
        pageSize={pageSize}
        panel={id && <FreeRoundPanel key={id} grantId={id} onClose={() => onSearch({ id: undefined })} />}
        isFiltered={query !== ''}
        onClearFilters={() => find('')}
        empty={<Empty icon="icon-[ph--gift-duotone]" title={t('adjust.empty')} text={t('freeRounds.emptyText')} />}
        hasDecisions
        table={(props) => <FreeRoundTable {...props} />}
      >
        <QueueViews
          views={freeRoundViews}
          labelOf={(value) => t(value === 'all' ? 'adjust.view.all' : `freeRoundState.${value}`)}
          search={search}
          onSearch={onSearch}
          found={found}
        />
      </QueueScreen>
      <AskRoundsDialog
        open={ask !== undefined && canDecide}
        member={ask ?? ''}
        onClose={() => onSearch({ ask: undefined })}
        onDone={({ grantId }) => onSearch({ ask: undefined, view: undefined, id: grantId })}
      />
    </>
  )
}
