import { birds, championSpot, placeOf } from '@fairground/game-rules/games/cockfight'
import { useUi } from '@fairground/ui'
import { useStore } from '@fairground/vendor-ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import type { AheadDesk } from '../../tables/ahead/ahead-desk.ts'
import { priceText } from './odds-form.ts'
import { useBirdName } from './use-card.ts'

/** Who may become champion of the season, the likeliest first. */
export function ChampionPrices({ desk, isOpen }: { desk: AheadDesk; isOpen: boolean }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const nameOf = useBirdName()
  const chipMinor = useLiveState((state) => state.chipMinor)
  const told = useStore(desk.screen, (state) => state.told)
  const isAsking = useStore(desk.screen, (state) => state.isAsking)
  const picked = useStore(desk.screen, (state) => state.picked)
  useEffect(() => {
    desk.lookAtOutright(true)
    return () => desk.lookAtOutright(false)
  }, [desk])
  // Told before this was looked at, or of a round before.
  if (!told || (isOpen && !told.outright && isAsking))
    return <p className="cock-where">{t('instant.cockfight.ahead.counting')}</p>
  const { outright } = told
  if (!outright) return isOpen ? <p className="cock-where">{t('instant.cockfight.ahead.noChampion')}</p> : null
  const rows = birds
    .map((_, bird) => ({ bird, priceX100: outright.prices[championSpot(bird)] ?? 0 }))
    .filter(({ priceX100 }) => priceX100 > 0)
    .sort((a, b) => a.priceX100 - b.priceX100)
  return (
    <>
      <p className="cock-where">
        {t('instant.cockfight.ahead.championOf', { season: placeOf(outright.number).season })}
      </p>
      <ul className="cock-champions">
        {rows.map(({ bird, priceX100 }) => {
          const spot = championSpot(bird)
          return (
            <li key={bird}>
              <button
                type="button"
                className="cock-price focus-ring"
                disabled={!isOpen}
                aria-pressed={picked?.number === outright.number && picked.spot === spot}
                onClick={() => desk.pick({ number: outright.number, spot, priceX100 }, chipMinor)}
              >
                <span>{nameOf(bird)}</span>
                <bdi>{priceText(priceX100, 'decimal', locale)}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
