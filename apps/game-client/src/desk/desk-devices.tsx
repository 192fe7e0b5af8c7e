import type { DeskView } from '@fairground/contract/studio'
import { Button, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'

const tones = { unconfirmed: 'wait', new: 'neutral', ok: 'ok', fault: 'bad' } as const

/** Readers and sensors of the table: one that was added waits for the yes of another person. */
export function DeskDevices() {
  const { t } = useTranslation()
  const devices = useDeskState(({ view }) => view.devices)
  return (
    <section className="desk-card">
      <h2>{t('devices')}</h2>
      {devices.length === 0 && <p className="desk-small">{t('noDevices')}</p>}
      <dl className="desk-facts">
        {devices.map((device) => (
          <Device key={device.deviceId} device={device} />
        ))}
      </dl>
    </section>
  )
}

function Device({ device: { deviceId, state, isMine } }: { device: DeskView['devices'][number] }) {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const isBusy = useDeskState((desk) => desk.isBusy)
  const canRemove = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  return (
    <div>
      <dt>
        <bdi>{deviceId}</bdi>
      </dt>
      <dd className="flex flex-wrap items-center justify-end gap-2">
        <StatusChip tone={tones[state]}>{t(`device.${state}`)}</StatusChip>
        {state === 'unconfirmed' && !isMine && (
          <Button
            variant="line"
            size="sm"
            busy={isBusy}
            onClick={() => void desk.act({ act: 'confirm-device', deviceId })}
          >
            {t('confirm')}
          </Button>
        )}
        {canRemove && (
          <Button
            variant="quiet"
            size="sm"
            busy={isBusy}
            onClick={() => void desk.act({ act: 'remove-device', deviceId })}
          >
            {t('removeDevice')}
          </Button>
        )}
      </dd>
    </div>
  )
}
