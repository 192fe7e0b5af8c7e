import { refusalText } from '@fairground/client'
import type { Feedback } from '@fairground/contract'
import { languageNames } from '@fairground/i18n'
import { Empty, ErrorState, KeyValues, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { FeedbackHandling } from './feedback-handling.tsx'
import { FeedbackState } from './feedback-state.tsx'
import { FeedbackWriter } from './feedback-writer.tsx'
import { useFeedback } from './use-feedback.ts'

type FeedbackPanelProps = { feedbackId: string; onClose: () => void }

/** One message: what it says, who wrote it, and what was done with it. */
export function FeedbackPanel({ feedbackId, onClose }: FeedbackPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useFeedback(feedbackId)
  return (
    <SidePanel
      label={t('feedback.panel')}
      head={
        data ? (
          <>
            <p className="text-xs text-ink-3">{t('feedback.panel')}</p>
            <h2 className="text-xl font-bold">{t(`feedbackQuestion.${data.questionType}`)}</h2>
          </>
        ) : (
          <Skeleton className="mt-1 h-12 w-3/4" />
        )
      }
      footer={data && data.allowed.length > 0 && <FeedbackHandling feedback={data} />}
      onClose={onClose}
    >
      {data && <Facts feedback={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Facts({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation()
  const { content, language, network, handledBy, handledAt, note, feedbackId } = feedback
  const name = Object.entries(languageNames).find(([code]) => code === language)?.[1] ?? language
  return (
    <>
      <div className="flex">
        <FeedbackWriter look="head" feedback={feedback} />
      </div>
      <section>
        <h3 className="mb-1 text-sm font-semibold">{t('feedback.content')}</h3>
        <p className="text-sm break-words whitespace-pre-line text-ink-2">
          <bdi>{content}</bdi>
        </p>
      </section>
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <FeedbackState state={feedback.state} /> },
          { id: 'at', label: t('deposits.sent'), value: <Moment at={feedback.sentAt} look="exactMoment" /> },
          { id: 'language', label: t('feedback.language'), value: <span lang={language}>{name}</span> },
          { id: 'network', label: t('feedback.network'), value: <bdi>{network}</bdi> },
          ...(handledBy && handledAt
            ? [
                {
                  id: 'by',
                  label: t('feedback.handledBy'),
                  value: (
                    <>
                      <bdi>{handledBy}</bdi>
                      <span className="block text-xs font-normal text-ink-3">
                        <Moment at={handledAt} look="exactMoment" />
                      </span>
                    </>
                  ),
                },
              ]
            : []),
          ...(note ? [{ id: 'note', label: t('feedback.note'), value: <bdi>{note}</bdi> }] : []),
          { id: 'id', label: t('feedback.id'), value: <WholeId id={feedbackId} label={t('feedback.id')} /> },
        ]}
      />
    </>
  )
}
