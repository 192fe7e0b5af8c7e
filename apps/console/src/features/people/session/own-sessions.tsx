import { refusalText } from '@fairground/client'
import { Button, ErrorState, IconButton, Skeleton, StatusChip, useToast } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { api, query } from '../../../lib/api.ts'

/** Where one is signed in oneself, and the way to end what one does not know. */
export function OwnSessions() {
  const { t } = useTranslation()
  const toast = useToast()
  const { data, error, refetch } = useQuery(query.staff.staffSessions.queryOptions({ input: {} }))
  const end = useMutation({
    mutationFn: async (sessionId: string | undefined) => {
      if (sessionId) await api.staff.endStaffSession({ sessionId })
      else await api.staff.endOtherStaffSessions({})
    },
    onError: (refusal) => toast.show({ tone: 'bad', title: refusalText(t, refusal) }),
    onSettled: () => refetch(),
  })
  if (!data && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line-soft">
        {data.map(({ sessionId, device, network, lastSeenAt, isCurrent }) => (
          <li key={sessionId} className="flex min-h-14 items-center gap-3 py-2">
            <span className="min-w-0 flex-1 text-sm">
              <b className="block font-semibold">
                <bdi>{[device.browser, device.system].filter(Boolean).join(' · ') || t('members.unknownDevice')}</bdi>
              </b>
              <span className="block text-ink-3">
                <bdi>{network}</bdi> · <Moment at={lastSeenAt} look="exactMoment" />
              </span>
            </span>
            {isCurrent ? (
              <StatusChip tone="ok">{t('sessions.this')}</StatusChip>
            ) : (
              <IconButton
                label={t('sessions.end')}
                icon="icon-[ph--sign-out-bold]"
                disabled={end.isPending}
                onClick={() => end.mutate(sessionId)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="lg"
        block
        busy={end.isPending}
        disabled={data.length < 2}
        onClick={() => end.mutate(undefined)}
      >
        {t('sessions.endOthers')}
      </Button>
    </div>
  )
}
