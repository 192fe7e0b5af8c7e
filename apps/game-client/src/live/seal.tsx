import { Icon } from '@fairground/ui'
import { shortHash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { IncidentsLine } from './incidents.tsx'
import { useLiveState } from './live-context.ts'

/** What the round was locked with, before anybody bet. */
export function Seal({ onVerify }: { onVerify: () => void }) {
  const { t } = useTranslation()
  const round = useLiveState((state) => state.table.round)
  return (
    <section className="live-card live-seal">
      <h2>{round && t('instant.round.lock', { number: round.number })}</h2>
      <button type="button" className="focus-ring" onClick={onVerify}>
        <Icon name={round?.read ? 'icon-[ph--video-camera-duotone]' : 'icon-[ph--seal-check-duotone]'} />{' '}
        {round?.read && <b>{t('live.onCamera')}</b>} <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>
      </button>
      {round?.read && <OnCamera isTyped={round.read.isTyped} />}
      <IncidentsLine />
      {round?.shutGroups && <p className="live-seal-note">{t('live.sidesShut')}</p>}
    </section>
  )
}

/** What a shoe proves, and what it does not. */
function OnCamera({ isTyped }: { isTyped: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="live-seal-note">
      {isTyped && <b>{t('live.typed')}. </b>}
      {t('live.onCameraText')}
    </p>
  )
}
