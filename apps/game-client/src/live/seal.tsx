import { Icon } from '@fairground/ui'
import { shortHash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { IncidentsLine } from './incidents.tsx'
import { useLiveState } from './live-context.ts'

/** What the round was locked with, before anybody bet. */
export function Seal({ onVerify }: { onVerify: () => void }) {
  const { t } = useTranslation()
  const round = useLiveState((state) => state.table.round)
  // A wheel has no shoe, and nothing is published before it turns.
  const isWheel = round?.read?.deckSet === null
  return (
    <section className="live-card live-seal">
      <h2>{round && t('instant.round.lock', { number: round.number })}</h2>
      <button type="button" className="focus-ring" onClick={onVerify}>
        <Icon name={round?.read ? 'icon-[ph--video-camera-duotone]' : 'icon-[ph--seal-check-duotone]'} />{' '}
        {round?.read && <b>{t(isWheel ? 'live.wheelOnCamera' : 'live.onCamera')}</b>}{' '}
        {!isWheel && <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>}
      </button>
      {round?.read && <OnCamera isTyped={round.read.isTyped} isWheel={isWheel} />}
      <IncidentsLine />
      {round?.shutGroups && <p className="live-seal-note">{t('live.sidesShut')}</p>}
    </section>
  )
}

/** What a shoe proves, and what it does not; a wheel proves nothing. */
function OnCamera({ isTyped, isWheel }: { isTyped: boolean; isWheel: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="live-seal-note">
      {isTyped && <b>{t('live.typed')}. </b>}
      {t(isWheel ? 'fair.wheelText' : 'live.onCameraText')}
    </p>
  )
}
