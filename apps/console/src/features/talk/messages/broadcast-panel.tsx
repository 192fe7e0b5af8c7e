import { refusalText } from '@fairground/client'
import type { Broadcast } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Button, Empty, ErrorState, KeyValues, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { Audience, BroadcastState } from './broadcast-facts.tsx'
import { useBroadcast, useSending } from './use-broadcasts.ts'

type BroadcastPanelProps = { broadcastId: string; onClose: () => void }

/** One message to many: its words, whom it reached and who read it; while it is planned, the way to stop it. */
export function BroadcastPanel({ broadcastId, onClose }: BroadcastPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useBroadcast(broadcastId)
  return (
    <SidePanel
      label={t('content:message.panel')}
      head={
        data ? (
          <h2 className="text-xl font-bold">{t('content:message.panel')}</h2>
        ) : (
          <Skeleton className="mt-1 h-8 w-3/4" />
        )
      }
      footer={data?.state === 'planned' && <Stop broadcastId={broadcastId} />}
      onClose={onClose}
    >
      {data && <Facts broadcast={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Stop({ broadcastId }: { broadcastId: string }) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const { cancel } = useSending(() => {})
  return (
    <>
      <Button variant="ruby" size="lg" block onClick={() => setAsked(true)}>
        {t('content:message.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('content:message.cancelTitle')}
        text={t('content:message.cancelText')}
        confirmLabel={t('content:message.cancel')}
        tone="ruby"
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(broadcastId, { onSettled: () => setAsked(false) })}
      />
    </>
  )
}

function Facts({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const { texts, sendAt, createdAt, createdBy, recipientCount, readCount, broadcastId } = broadcast
  return (
    <>
      {languages.map((language) => (
        <section key={language} lang={language} aria-label={languageNames[language]}>
          <h3 className="mb-1 text-sm font-semibold break-words">{texts[language]?.title}</h3>
          <p className="text-sm break-words whitespace-pre-line text-ink-2">{texts[language]?.content}</p>
        </section>
      ))}
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('content:stateHead'), value: <BroadcastState {...broadcast} /> },
          { id: 'who', label: t('content:who'), value: <Audience {...broadcast} /> },
          { id: 'at', label: t('content:message.sendAt'), value: <Moment at={sendAt} look="exactMoment" /> },
          ...(recipientCount === undefined
            ? []
            : [
                { id: 'got', label: t('content:message.recipients'), value: <bdi>{count(recipientCount)}</bdi> },
                { id: 'read', label: t('content:message.readers'), value: <bdi>{count(readCount)}</bdi> },
              ]),
          {
            id: 'by',
            label: t('content:message.writtenBy'),
            value: (
              <>
                <bdi>{createdBy}</bdi>
                <span className="block text-xs font-normal text-ink-3">
                  <Moment at={createdAt} look="exactMoment" />
                </span>
              </>
            ),
          },
          {
            id: 'id',
            label: t('content:message.id'),
            value: <WholeId id={broadcastId} label={t('content:message.id')} />,
          },
        ]}
      />
    </>
  )
}
