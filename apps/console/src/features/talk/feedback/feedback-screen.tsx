import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { FeedbackPanel } from './feedback-panel.tsx'
import { type FeedbackSearch, feedbackViews } from './feedback-search.ts'
import { FeedbackTable } from './feedback-table.tsx'
import { pageSize, useFeedbacks } from './use-feedback.ts'

type FeedbackScreenProps = { search: FeedbackSearch; onSearch: (change: Partial<FeedbackSearch>) => void }

/** What visitors and members wrote to the house. */
export function FeedbackScreen({ search, onSearch }: FeedbackScreenProps) {
  const { t } = useTranslation()
  const { query = '', id } = search
  const found = useFeedbacks(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <QueueScreen
      title={t('nav.feedback')}
      find={{ label: t('feedback.search'), text: query, onText: find }}
      found={found}
      idOf={(row) => row.feedbackId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <FeedbackPanel key={id} feedbackId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={query !== ''}
      onClearFilters={() => find('')}
      empty={
        <Empty
          icon="icon-[ph--chat-centered-text-duotone]"
          title={t('feedback.empty')}
          text={t('feedback.emptyText')}
        />
      }
      table={(props) => <FeedbackTable {...props} />}
    >
      <QueueViews
        views={feedbackViews}
        labelOf={(value) => t(`feedback.view.${value}`)}
        search={search}
        onSearch={onSearch}
        found={found}
      />
    </QueueScreen>
  )
}
