import type { SportsMatchView, SportsPick } from '@fairground/contract/sports'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { useOdds } from '../odds/use-odds.ts'
import { isSamePick, priceKey } from '../offer/picks.ts'
import { isBuilderPick, isOffered } from '../offer/price-picks.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'

interface PriceButtonProps {
  match: SportsMatchView
  pick: SportsPick
  /** Null where it is not offered. */
  price: string | null
  /** Label above the price, in the middle. */
  isTall?: boolean
}

/** One price: pressed, it goes into the slip, or into the bet that is being built. */
export function PriceButton({ match, pick, price, isTall = false }: PriceButtonProps) {
  const { t } = useTranslation()
  const play = useSports()
  const names = useBetNames()
  const odds = useOdds()
  const move = useSportsState(({ moves }) => moves.get(priceKey(match.matchId, pick))?.way)
  const isStale = useSportsState((state) => state.isStale)
  const { isIn, isBuilding } = usePlace(match.matchId, pick)
  const isUnfit = isBuilding && !isBuilderPick(pick)
  const isLocked = price === null || isStale || !isOffered(match) || isUnfit
  const label = names.short(pick, match)
  const press = () => {
    if (price === null) return
    if (isBuilding) play.togglePart(pick)
    else play.slip.toggle(match, pick, price)
  }
  const words = { selection: names.pick(pick, match), market: names.market(pick.market) }
  return (
    <button
      type="button"
      data-price
      disabled={isLocked}
      aria-pressed={isIn}
      aria-label={isLocked ? t(lockedKey(isStale, isUnfit), words) : t('price.name', { ...words, price: odds(price) })}
      onClick={press}
      className={cx(
        'odd focus-ring',
        isTall && 'odd-tall',
        isIn && 'is-on',
        isStale && 'is-stale',
        move && `is-${move}`,
      )}
    >
      <bdi className="odd-label">{label}</bdi>
      {isLocked && !isStale && !isUnfit ? (
        <Icon name="icon-[ph--lock-simple-fill]" className="text-ink-disabled" />
      ) : (
        <b>
          <bdi>{price === null ? '–' : odds(price)}</bdi>
          {move && <i aria-hidden="true">{move === 'up' ? '▲' : '▼'}</i>}
        </b>
      )}
    </button>
  )
}

const lockedKey = (isStale: boolean, isUnfit: boolean): string => {
  if (isStale) return 'price.old'
  return isUnfit ? 'price.unfit' : 'price.locked'
}

/** Whether the pick is in the slip, or in what is being built of its match. */
function usePlace(matchId: string, pick: SportsPick): { isIn: boolean; isBuilding: boolean } {
  const isBuilding = useSportsState(({ building }) => building?.matchId === matchId)
  const isIn = useSportsState(({ building, slip }) => {
    if (building?.matchId === matchId) return building.picks.some((one) => isSamePick(one, pick))
    return slip.legs.some(
      (leg) => leg.matchId === matchId && leg.picks.length === 1 && leg.picks.some((one) => isSamePick(one, pick)),
    )
  })
  return { isIn, isBuilding }
}
