import type { Feedback } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { FeedbackState } from './feedback-state.tsx'
import { FeedbackWriter } from './feedback-writer.tsx'

/** Who wrote, about what, how it begins, and when. */
export function FeedbackTable({ isNarrow, ...table }: QueueTableProps<Feedback>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => id !== 'content' || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.feedback')} columns={columns} rowKey={(row) => row.feedbackId} />
}

function useColumns(): Column<Feedback>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'writer',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <FeedbackWriter feedback={row} />,
    },
    {
      id: 'question',
      head: t('feedback.question'),
      card: 'end',
      cell: (row) => t(`feedbackQuestion.${row.questionType}`),
    },
    {
      id: 'content',
      head: t('feedback.content'),
      cell: (row) => <bdi className="block max-w-90 truncate text-ink-2">{row.content}</bdi>,
    },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.sentAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <FeedbackState state={row.state} /> },
  ]
}
