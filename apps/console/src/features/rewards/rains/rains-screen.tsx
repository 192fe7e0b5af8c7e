import { Button, Empty, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { AskRainDialog } from './ask-rain-dialog.tsx'
import { RainPanel } from './rain-panel.tsx'
import { type RainSearch, rainViews } from './rain-search.ts'
import { RainTable } from './rain-table.tsx'
import { pageSize, useRains } from './use-rains.ts'

type RainsScreenProps = { search: RainSearch; onSearch: (change: Partial<RainSearch>) => void }

/** Free bets that fall at the crash table: one person asks, another says yes. */
export function RainsScreen({ search, onSearch }: RainsScreenProps) {
  const { t } = useTranslation()
  const canDecide = may(useMe(), 'marketing.decide')
  const { id, ask } = search
  const found = useRains(search)
  return (
    <>
      <QueueScreen
        title={t('rains.title')}
        endTools={
          canDecide && (
            <Button
              variant="mint"
              size="sm"
              start={<Icon name="icon-[ph--plus-bold]" />}
              onClick={() => onSearch({ ask: true })}
            >
              {t('rains.ask')}
            </Button>
          )
        }
        found={found}
        idOf={(row) => row.rainId}
        search={search}
        onSearch={onSearch}
        pageSize={pageSize}
        panel={id && <RainPanel key={id} rainId={id} onClose={() => onSearch({ id: undefined })} />}
        empty={<Empty icon="icon-[ph--cloud-rain-duotone]" title={t('adjust.empty')} text={t('rains.emptyText')} />}
        hasDecisions
        table={(props) => <RainTable {...props} />}
      >
        <QueueViews
          views={rainViews}
          labelOf={(value) => t(value === 'all' ? 'adjust.view.all' : `rainState.${value}`)}
          search={search}
          onSearch={onSearch}
          found={found}
        />
      </QueueScreen>
      <AskRainDialog
        open={ask === true && canDecide}
        onClose={() => onSearch({ ask: undefined })}
        onDone={({ rainId }) => onSearch({ ask: undefined, view: undefined, id: rainId })}
      />
    </>
  )
}
