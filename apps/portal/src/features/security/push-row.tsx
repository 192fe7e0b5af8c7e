import { refusalText } from '@fairground/client'
import type { PushDevice } from '@fairground/contract'
import { IconButton, Switch } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { askForPush, currentPush, pushPower } from '../../lib/web-push.ts'
import { DeviceText } from './device-text.tsx'
import { SettingRow } from './setting-row.tsx'

/** Notices of the inbox while the site is closed: on or off for this browser, and the others that get them. */
export function PushRow() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [power, setPower] = useState(pushPower)
  const { data } = useQuery({
    queryKey: [...query.push.key(), 'here'],
    queryFn: async () => {
      const endpoint = (await currentPush())?.endpoint
      return api.push.state(endpoint === undefined ? {} : { endpoint })
    },
  })
  const here = data?.devices.find(({ isCurrent }) => isCurrent)
  const change = useMutation({
    mutationFn: async () => {
      if (here) {
        await (await currentPush())?.unsubscribe()
        await api.push.unsubscribe({ subscriptionId: here.subscriptionId })
      } else if (data) {
        const subscription = await askForPush(data.publicKey)
        if (subscription) await api.push.subscribe(subscription)
      }
    },
    onSettled: () => {
      setPower(pushPower())
      return queries.invalidateQueries({ queryKey: query.push.key() })
    },
  })
  const isOn = change.isPending ? !here : here !== undefined
  return (
    <>
      <SettingRow
        isSwitch
        icon="icon-[ph--bell-ringing-duotone]"
        title={t('security.push')}
        text={change.error ? refusalText(t, change.error) : t(`security.pushText.${power}`)}
        action={
          <Switch
            aria-label={t('security.push')}
            checked={isOn}
            disabled={!data || power !== 'ready'}
            aria-busy={change.isPending}
            onChange={() => change.isPending || change.mutate()}
          />
        }
      />
      {data?.devices
        .filter(({ isCurrent }) => !isCurrent)
        .map((one) => (
          <Other key={one.subscriptionId} one={one} />
        ))}
    </>
  )
}

function Other({ one: { subscriptionId, device } }: { one: PushDevice }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.push.unsubscribe({ subscriptionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.push.key() }),
  })
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line-soft py-2 ps-10 text-sm text-ink-2">
      <span>
        {t('security.pushAlso')} <DeviceText device={device} />
      </span>
      <IconButton label={t('security.pushStop')} icon="icon-[ph--bell-slash]" onClick={() => remove.mutate()} />
    </li>
  )
}
