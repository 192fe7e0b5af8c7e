import { Icon } from '@fairground/ui'
import { shortHash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useLiveState } from './live-context.ts'

/** What the round was locked with, before anybody bet. */
export function Seal({ onVerify }: { onVerify: () => void }) {
  const { t } = useTranslation()
  const round = useLiveState((state) => state.table.round)
  return (
    <section className="live-card live-seal">
      <h2>{round && t('instant.round.lock', { number: round.number })}</h2>
      <button type="button" className="focus-ring" onClick={onVerify}>
        <Icon name="icon-[ph--seal-check-duotone]" /> <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>
      </button>
    </section>
  )
}
