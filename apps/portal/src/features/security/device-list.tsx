import { refusalText } from '@fairground/client'
import type { MemberDevice } from '@fairground/contract'
import { Button, ErrorState, Icon, Skeleton, StatusChip } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DateTime } from '../../components/date-time.tsx'
import { api, query } from '../../lib/api.ts'
import { DeviceText } from './device-text.tsx'

/** Which session to end: one, or all but this one. */
type Ending = MemberDevice | 'others' | undefined

/** Where the account is signed in, and the way to end it there. */
export function DeviceList() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<Ending>(undefined)
  const { data, isError, isFetching, refetch } = useQuery(query.security.devices.queryOptions({ input: {} }))
  const end = useMutation({
    mutationFn: async (what: Exclude<Ending, undefined>) => {
      if (what === 'others') await api.security.endOtherDevices({})
      else await api.security.endDevice({ sessionId: what.sessionId })
    },
    onSuccess: () => setEnding(undefined),
    onSettled: () => queries.invalidateQueries({ queryKey: query.security.key() }),
  })
  const ask = (what: Ending) => {
    end.reset()
    setEnding(what)
  }
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent)
  return (
    <Card
      title={t('security.devices')}
      aside={
        hasOthers && (
          <Button variant="line" onClick={() => ask('others')} aria-haspopup="dialog">
            {t('security.endOthers')}
          </Button>
        )
      }
    >
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-30 w-full" />}
      <ul>
        {data?.map((device) => (
          <DeviceRow key={device.sessionId} device={device} onEnd={() => ask(device)} />
        ))}
      </ul>
      {data && !hasOthers && <p className="text-sm text-ink-2">{t('security.onlyHere')}</p>}
      <ConfirmDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={t(ending === 'others' ? 'security.endOthersTitle' : 'security.endTitle')}
        action={t(ending === 'others' ? 'security.endOthers' : 'security.end')}
        isBusy={end.isPending}
        refusal={end.error ? refusalText(t, end.error) : undefined}
        onConfirm={() => ending && end.mutate(ending)}
      >
        <p>{t('security.endText')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function DeviceRow({ device, onEnd }: { device: MemberDevice; onEnd: () => void }) {
  const { t } = useTranslation()
  const icon = device.device.isPhone ? 'icon-[ph--device-mobile-duotone]' : 'icon-[ph--desktop-duotone]'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-soft py-4 last:border-0">
      <Icon name={icon} className="text-2xl text-ink-3" />
      <div className="min-w-0 flex-1 basis-44">
        <b className="flex flex-wrap items-center gap-2">
          <DeviceText device={device.device} />
          {device.isCurrent && (
            <StatusChip tone="ok" size="sm" icon="icon-[ph--check-circle-fill]">
              {t('security.thisDevice')}
            </StatusChip>
          )}
        </b>
        <p className="mt-0.5 text-sm text-ink-2">
          <bdi>{device.network}</bdi> · {t('security.lastSeen')} <DateTime at={device.lastSeenAt} />
        </p>
      </div>
      {!device.isCurrent && (
        <Button variant="line" size="sm" className="max-sm:ms-10" onClick={onEnd} aria-haspopup="dialog">
          {t('security.end')}
        </Button>
      )}
    </li>
  )
}
