import { StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'

const tones = { new: 'neutral', ok: 'ok', fault: 'bad' } as const

/** Readers and sensors of the table. */
export function DeskDevices() {
  const { t } = useTranslation()
  const devices = useDeskState(({ view }) => view.devices)
  return (
    <section className="desk-card">
      <h2>{t('devices')}</h2>
      {devices.length === 0 && <p className="desk-small">{t('noDevices')}</p>}
      <dl className="desk-facts">
        {devices.map(({ deviceId, state }) => (
          <div key={deviceId}>
            <dt>
              <bdi>{deviceId}</bdi>
            </dt>
            <dd>
              <StatusChip tone={tones[state]}>{t(`device.${state}`)}</StatusChip>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
