import { Icon } from '@fairground/ui'
import { shortHash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { type Decider, deciderOf } from '../tables/decider-of.ts'
import { IncidentsLine } from './incidents.tsx'
import { useLive, useLiveState } from './live-context.ts'

/** What the round was locked with, before anybody bet. */
export function Seal({ onVerify }: { onVerify: () => void }) {
  const { t } = useTranslation()
  const round = useLiveState((state) => state.table.round)
  const decider = useDecider()
  return (
    <section className="live-card live-seal">
      <h2>{round && t(decider ? 'live.round' : 'instant.round.lock', { number: round.number })}</h2>
      <button type="button" className="focus-ring" onClick={onVerify}>
        <Icon name={round?.read ? 'icon-[ph--video-camera-duotone]' : 'icon-[ph--seal-check-duotone]'} />{' '}
        {round?.read && <b>{t(decider ? `live.${decider}OnCamera` : 'live.onCamera')}</b>}{' '}
        {!decider && <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>}
      </button>
      {round?.read && <OnCamera isTyped={round.read.isTyped} decider={decider} />}
      <IncidentsLine />
      {round?.shutGroups && <p className="live-seal-note">{t('live.sidesShut')}</p>}
    </section>
  )
}

/** A wheel, dice or coins have no shoe: nothing is published before they fall. */
function useDecider(): Decider | undefined {
  const { rules } = useLive()
  const read = useLiveState((state) => state.table.round?.read)
  return deciderOf(rules, read)
}

/** What a shoe proves, and what it does not; nothing else proves anything. */
function OnCamera({ isTyped, decider }: { isTyped: boolean; decider: Decider | undefined }) {
  const { t } = useTranslation()
  return (
    <p className="live-seal-note">
      {isTyped && <b>{t('live.typed')}. </b>}
      {t(decider ? `fair.${decider}Text` : 'live.onCameraText')}
    </p>
  )
}
