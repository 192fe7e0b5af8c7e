import { formatAmount, getCurrency } from '@fairground/money'
import { formatMoney, useUi } from '@fairground/ui'
import { shortHash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'

/** What is staked in this round, and the shoe it is dealt from. */
export function DeskMoney() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const cash = (minor: bigint, code: string) =>
    formatMoney(formatAmount(minor, getCurrency(code)), { locale, currency: code, decimals: 0 })
  const { round, shoe } = useDeskState(({ view }) => view)
  return (
    <section className="desk-card">
      <h2>{t('money')}</h2>
      <dl className="desk-facts">
        <div>
          <dt>{round && round.bets > 0 ? t('bets', { count: round.bets }) : t('noBets')}</dt>
          <dd>{round?.staked.map(({ currency, stakeMinor }) => cash(BigInt(stakeMinor), currency)).join(' · ')}</dd>
        </div>
        {shoe && (
          <div>
            <dt>{t('cards', { dealt: shoe.dealt, size: shoe.size })}</dt>
            <dd>
              <bdi className="mono" title={t('root')}>
                {shortHash(shoe.root)}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
