import { cx, Icon } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useX100 } from './crash-board.tsx'
import { useCrashState } from './crash-context.ts'
import { cashOutOf } from './crash-state.ts'

/** Who is in the round: highest stakes first, without names. */
export function BetList() {
  const { t } = useTranslation()
  const list = useCrashState((state) => state.list)
  const number = useX100()
  return (
    <section className="crash-list">
      <h2>
        {t('instant.crash.bets')} <bdi>{list?.count ?? 0}</bdi>
      </h2>
      <ul>
        {list?.bets.map((bet) => {
          const cashOut = cashOutOf(bet.events)
          return (
            <li key={`${bet.mark}-${bet.place}`} className={cx(cashOut && 'is-paid')}>
              <span className="crash-mark">
                <Icon name="icon-[ph--user-duotone]" /> <bdi>•••{bet.mark}</bdi>
              </span>
              <span>
                {bet.isFree && (
                  <span title={t('instant.rain.free')}>
                    <Icon name="icon-[ph--gift-duotone]" /> <span className="sr-only">{t('instant.rain.free')}</span>
                  </span>
                )}{' '}
                <Cash minor={BigInt(bet.stakeMinor)} />
              </span>
              <span className="crash-cashed">
                {cashOut && bet.payoutMinor !== null ? (
                  <>
                    <bdi>{number(cashOut.x100)}</bdi> <Cash minor={BigInt(bet.payoutMinor)} />
                  </>
                ) : (
                  '—'
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {list?.count === 0 && <p className="crash-none">{t('instant.crash.noBets')}</p>}
    </section>
  )
}
