import { pairOf, placeOf } from '@fairground/game-rules/games/cockfight'
import { useUi } from '@fairground/ui'
import { useStore } from '@fairground/vendor-ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../../live/live-context.ts'
import type { AheadDesk } from '../../tables/ahead/ahead-desk.ts'
import { priceText, useOddsForm } from './odds-form.ts'
import { useBirdName } from './use-card.ts'

const pageSize = 8
const sides = ['meron', 'wala'] as const

interface Props {
  desk: AheadDesk
  isOpen: boolean
  isToday: boolean
  perDay: number
}

/** Fights to come, each with both prices as they are now: worked out here from the public seeds, as the studio does. */
export function AheadFights({ desk, isOpen, isToday, perDay }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(pageSize)
  const fights = useFights(isToday, perDay)
  const rows = fights.slice(0, shown)
  if (rows.length === 0) return <p className="cock-where">{t('instant.cockfight.ahead.none')}</p>
  return (
    <>
      <ol className="cock-list cock-ahead-list">
        {rows.map((fight) => (
          <Fight key={fight.number} desk={desk} isOpen={isOpen} fight={fight} />
        ))}
      </ol>
      {fights.length > shown && (
        <button type="button" className="cock-more focus-ring" onClick={() => setShown(shown + 2 * pageSize)}>
          {t('instant.cockfight.ahead.more')}
        </button>
      )}
    </>
  )
}

interface AheadFight {
  number: number
  meron: number
  wala: number
  prices: Readonly<Record<string, number>>
}

function useFights(isToday: boolean, perDay: number): AheadFight[] {
  const { rules } = useLive()
  const salt = useLiveState(({ table }) => table.chain?.salt)
  const length = useLiveState(({ table }) => table.chain?.length ?? 0)
  const commit = useLiveState(({ table }) => table.round?.commit)
  const number = useLiveState(({ table }) => table.round?.number)
  return useMemo(() => {
    const { ahead } = rules
    if (!ahead || salt === undefined || commit === undefined || number === undefined) return []
    const { first, last } = ahead.roundsOf(number, length)
    const endsToday = Math.ceil(number / perDay) * perDay
    const [from, to] = isToday ? [first, Math.min(last, endsToday)] : [endsToday + 1, last]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
      const one = from + index
      return { number: one, ...pairOf(salt, one), prices: ahead.pricesOf({ commit, salt, number }, one) }
    })
  }, [rules, salt, commit, number, length, isToday, perDay])
}

function Fight({ desk, isOpen, fight }: { desk: AheadDesk; isOpen: boolean; fight: AheadFight }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const form = useOddsForm()
  const nameOf = useBirdName()
  const chipMinor = useLiveState((state) => state.chipMinor)
  const picked = useStore(desk.screen, (state) => state.picked)
  const place = t('instant.cockfight.ahead.fight', { fight: placeOf(fight.number).fight })
  return (
    <li>
      <bdi className="live-count">{placeOf(fight.number).fight}</bdi>
      {sides.map((spot) => {
        const priceX100 = fight.prices[spot] ?? 0
        const name = nameOf(fight[spot])
        return (
          <button
            key={spot}
            type="button"
            className={`cock-price is-${spot} focus-ring`}
            disabled={!isOpen}
            aria-pressed={picked?.number === fight.number && picked.spot === spot}
            aria-label={`${place}, ${name}, ${priceText(priceX100, form, locale)}`}
            onClick={() => desk.pick({ number: fight.number, spot, priceX100 }, chipMinor)}
          >
            <span>{name}</span>
            <bdi>{priceText(priceX100, form, locale)}</bdi>
          </button>
        )
      })}
    </li>
  )
}
