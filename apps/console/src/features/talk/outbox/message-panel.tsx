import { refusalText } from '@fairground/client'
import type { OutboxDetail } from '@fairground/contract'
import {
  Button,
  ErrorState,
  type KeyValue,
  KeyValues,
  Skeleton,
  Timeline,
  type TimelineEvent,
  useToast,
} from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { ChannelName } from './channel-name.tsx'
import { MessageState } from './message-state.tsx'
import { MessageText } from './message-text.tsx'
import { useKindText } from './use-kind-text.ts'
import { useMessage, useSteer } from './use-outbox.ts'

/** One message: to whom, every try of its delivery, its text for those who may. */
export function MessagePanel({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useMessage(messageId)
  return (
    <SidePanel
      label={t('outbox:panel')}
      head={
        data ? (
          <>
            <h2 className="text-lg font-bold">
              <bdi dir="ltr">{data.to}</bdi>
            </h2>
            <MessageState state={data.status} />
          </>
        ) : (
          <Skeleton className="h-12 w-2/3" />
        )
      }
      footer={data?.allowed.some((each) => each !== 'reveal') && <Steps message={data} />}
      onClose={onClose}
    >
      {data ? (
        <>
          <Facts message={data} />
          <Deliveries message={data} />
          <MessageText key={`${data.messageId}-${data.allowed.includes('reveal')}`} message={data} />
        </>
      ) : error ? (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </SidePanel>
  )
}

function Facts({ message }: { message: OutboxDetail }) {
  const { t } = useTranslation()
  const kindText = useKindText()
  const moment = (id: string, at: string): KeyValue => ({
    id,
    label: t(`outbox:${id}`),
    value: <Moment at={at} look="entry" />,
  })
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'channel', label: t('outbox:channel'), value: <ChannelName channel={message.channel} /> },
        { id: 'kind', label: t('outbox:kind'), value: kindText(message.kind) },
        moment('at', message.createdAt),
        moment('expires', message.expiresAt),
        ...(message.nextTryAt ? [moment('nextTry', message.nextTryAt)] : []),
        { id: 'id', label: t('outbox:id'), value: <WholeId id={message.messageId} label={t('outbox:id')} /> },
      ]}
    />
  )
}

const looks: Record<OutboxDetail['deliveries'][number]['outcome'], Pick<TimelineEvent, 'icon' | 'tone'>> = {
  accepted: { icon: 'icon-[ph--check-bold]', tone: 'ok' },
  failed: { icon: 'icon-[ph--arrow-clockwise-bold]', tone: 'wait' },
  refused: { icon: 'icon-[ph--x-bold]', tone: 'bad' },
  delivered: { icon: 'icon-[ph--checks-bold]', tone: 'ok' },
  undelivered: { icon: 'icon-[ph--x-bold]', tone: 'bad' },
}

function Deliveries({ message: { deliveries } }: { message: OutboxDetail }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('outbox:deliveries')}</h3>
      {deliveries.length === 0 ? (
        <p className="text-sm text-ink-3">{t('outbox:noDelivery')}</p>
      ) : (
        <Timeline
          label={t('outbox:deliveries')}
          events={deliveries.map(({ at, adapter, outcome, detail }, index) => ({
            id: `${at}-${index}`,
            ...looks[outcome],
            title: t(`outbox:outcome.${outcome}`),
            time: <Moment at={at} look="entry" />,
            actor: t(`providers:${adapter}`, {
              defaultValue: t(`outbox:adapter.${adapter}`, { defaultValue: adapter }),
            }),
            text: (
              <bdi dir="ltr" className="break-words">
                {detail}
              </bdi>
            ),
          }))}
        />
      )}
    </section>
  )
}

function Steps({ message: { messageId, allowed } }: { message: OutboxDetail }) {
  const { t } = useTranslation()
  const toast = useToast()
  const steer = useSteer(messageId, (saved) =>
    toast.show({ tone: 'ok', title: t(saved.status === 'cancelled' ? 'outbox:cancelled' : 'outbox:resent') }),
  )
  return (
    <div className="grid gap-2">
      <RefusalNote error={steer.error} />
      {allowed.includes('resend') && (
        <Button
          variant="lamp"
          size="lg"
          block
          busy={steer.isPending}
          guardMs={1000}
          onClick={() => steer.mutate('resend')}
        >
          {t('outbox:resend')}
        </Button>
      )}
      {allowed.includes('cancel') && (
        <Button
          variant="ruby"
          size="lg"
          block
          busy={steer.isPending}
          guardMs={1000}
          onClick={() => steer.mutate('cancel')}
        >
          {t('outbox:cancel')}
        </Button>
      )}
    </div>
  )
}
