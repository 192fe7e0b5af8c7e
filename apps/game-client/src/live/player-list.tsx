import { Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useLiveState } from './live-context.ts'

const shownMax = 12

/** Who is in the round: highest stakes first, without names. */
export function PlayerList() {
  const { t } = useTranslation()
  const list = useLiveState((state) => state.list)
  return (
    <section className="live-card">
      <h2>
        {t('live.bets')} <bdi className="live-count">{list?.count ?? 0}</bdi>
      </h2>
      <ul className="live-players">
        {list?.bets.slice(0, shownMax).map(({ mark, place, stakeMinor, payoutMinor }) => (
          <li key={`${mark}-${place}`} data-won={payoutMinor !== null && BigInt(payoutMinor) > BigInt(stakeMinor)}>
            <span>
              <Icon name="icon-[ph--user-duotone]" /> <bdi>•••{mark}</bdi>
            </span>
            <Cash minor={BigInt(payoutMinor !== null && payoutMinor !== '0' ? payoutMinor : stakeMinor)} />
          </li>
        ))}
      </ul>
      {list?.count === 0 && <p className="text-sm text-ink-3">{t('live.noBets')}</p>}
    </section>
  )
}
