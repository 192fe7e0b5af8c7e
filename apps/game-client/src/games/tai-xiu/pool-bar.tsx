import { cx, Icon } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../tables/use-clock.ts'
import type { ShownPool } from './pool-shown.ts'

/** So long before the end a bet is likely to be the one that goes back. */
const lateMs = 5_000
const whole = 100
const none = 0n

interface PoolBarProps {
  pool: ShownPool
  isMatched: boolean
  /** Of the player's own bets; undefined where there are none. */
  refundMinor: bigint | undefined
  /** While bets are taken. */
  closesMs: number | undefined
}

/** How far the sides are matched, what one has too much, and what that means for the player. */
export function PoolBar({ pool, isMatched, refundMinor, closesMs }: PoolBarProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const isLate = useClock() > (closesMs ?? Number.POSITIVE_INFINITY) - lateMs
  const amount = cash(pool.matchedMinor)
  return (
    <div className="tai-xiu-bar" data-late={isLate ? true : undefined}>
      <p className="tai-xiu-bar-head">
        <b>{t(isMatched ? 'instant.tai-xiu.matched' : 'instant.tai-xiu.matching', { amount })}</b>
      </p>
      <div className="tai-xiu-scale" aria-hidden="true">
        <Half pool={pool} side="tai" />
        <i className="tai-xiu-middle" />
        <Half pool={pool} side="xiu" />
      </div>
      <p className={cx('tai-xiu-bar-note', isLate && 'is-late')} aria-live={isLate || isMatched ? 'polite' : 'off'}>
        {isLate && <Icon name="icon-[ph--warning-duotone]" />}
        {isLate ? t('instant.tai-xiu.late') : <Words {...{ pool, isMatched, refundMinor }} />}
      </p>
    </div>
  )
}

function Words({ pool, isMatched, refundMinor }: Omit<PoolBarProps, 'closesMs'>) {
  const { t } = useTranslation()
  const cash = useCashText()
  const { heavier, excessMinor } = pool
  if (!heavier) return <>{t('instant.tai-xiu.even')}</>
  const facts = { side: t(`instant.tai-xiu.${heavier}`), amount: cash(excessMinor) }
  if (!isMatched) return <>{t('instant.tai-xiu.excess', facts)}</>
  const own =
    refundMinor === undefined
      ? ''
      : refundMinor === none
        ? t('instant.tai-xiu.whole')
        : t('instant.tai-xiu.back', { amount: cash(refundMinor) })
  return (
    <>
      {t('instant.tai-xiu.given', facts)} {own && <b>{own}</b>}
    </>
  )
}

/** From the middle outwards: what stands, and with a dashed end what one side has too much. */
function Half({ pool, side }: { pool: ShownPool; side: 'tai' | 'xiu' }) {
  const most = pool.matchedMinor + pool.excessMinor
  const shareOf = (minor: bigint) => (most === none ? 0 : Number((minor * BigInt(whole)) / most))
  return (
    <span className={`tai-xiu-half is-${side}`}>
      <i style={{ width: `${shareOf(pool[side].stakeMinor)}%` }} className="is-all" />
      <i style={{ width: `${shareOf(pool.matchedMinor)}%` }} />
    </span>
  )
}
