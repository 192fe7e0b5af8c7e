import {
  cancelledX100,
  type FightPool,
  type PoolFixed,
  type PoolOutcome,
  plasadaPercent,
} from '@fairground/game-rules/games/cockfight'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { lastOf } from '../../instant/instant-screen.ts'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'
import { useLive, useLiveState } from '../../live/live-context.ts'
import { useRoundPlaces } from '../../live/use-round-places.ts'
import { priceText, useOddsForm } from './odds-form.ts'
import { Places } from './places.tsx'
import { dividendRange, type ShownPool, shownPool } from './pool-shown.ts'

const rangeFights = 10
const none = 0n

/** The places of a fight that players bet on against each other, and what their pool comes to. */
export function PoolPlaces({ board }: { board: TableBoardProps }) {
  const { currency } = useLive().opened
  const places = useRoundPlaces()
  const fixed = lastOf<PoolFixed>(board.round, 'pool')
  // Where nobody has bet in this currency, its pool is empty.
  const pool = shownPool(fixed ? [] : places, poolIn(fixed, currency))
  return (
    <>
      <PoolLine pool={pool} isFixed={fixed !== undefined} />
      <Places board={board} sides={pool.dividends} />
    </>
  )
}

interface PoolLineProps {
  pool: ShownPool
  isFixed: boolean
}

/** What both sides hold, what that means for the odds, and what they were in the fights before. */
function PoolLine({ pool, isFixed }: PoolLineProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const { locale } = useUi()
  const percent = numberFormat(locale, { style: 'percent' })
  const { meronMinor, walaMinor } = pool
  return (
    <div className="cock-pool">
      <p className="cock-pool-head">
        <b>
          {t('instant.cockfight.pool.total', {
            ...{ amount: cash(meronMinor + walaMinor), share: percent.format((100 - plasadaPercent) / 100) },
          })}
        </b>
        <span>
          {t('instant.cockfight.meron')} <bdi>{cash(meronMinor)}</bdi> · {t('instant.cockfight.wala')}{' '}
          <bdi>{cash(walaMinor)}</bdi>
        </span>
      </p>
      <p>
        {!isFixed && <StateWords pool={pool} isFixed={isFixed} />}
        <span aria-live="polite">{isFixed && <StateWords pool={pool} isFixed={isFixed} />}</span>
      </p>
      <RangeWords />
    </div>
  )
}

function StateWords({ pool: { dividends, meronMinor, walaMinor }, isFixed }: PoolLineProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const form = useOddsForm()
  // Nobody has anything to get back.
  if (isFixed && meronMinor + walaMinor === none) return null
  if (!dividends)
    return isFixed ? (
      <b>{t('instant.cockfight.pool.cancelled')}</b>
    ) : (
      t('instant.cockfight.pool.void', { odds: priceText(cancelledX100, 'decimal', locale) })
    )
  if (!isFixed) return t('instant.cockfight.pool.open')
  const [meron, wala] = [dividends.meron, dividends.wala].map((x100) => priceText(x100, form, locale))
  return <b>{t('instant.cockfight.pool.fixed', { meron, wala })}</b>
}

/** Malay odds jump at even money: ranges are told as decimals. */
function RangeWords() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { currency } = useLive().opened
  const past = useLiveState((state) => state.past)
  const range = dividendRange(
    past.map(({ outcome }) => poolIn(outcome as unknown as PoolOutcome | null, currency)),
    rangeFights,
  )
  if (!range) return null
  const words = ([least, most]: readonly [number, number]) =>
    `${priceText(least, 'decimal', locale)}–${priceText(most, 'decimal', locale)}`
  return (
    <p>
      {t('instant.cockfight.pool.range', {
        ...{ number: range.fights, meron: words(range.meron), wala: words(range.wala) },
      })}
    </p>
  )
}

const poolIn = (
  told: { readonly pools: readonly FightPool[] } | null | undefined,
  currency: string,
): FightPool | undefined => told?.pools.find((pool) => pool.currency === currency)
