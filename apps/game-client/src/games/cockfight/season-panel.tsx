import {
  fightsPerDay,
  pairOf,
  placeOf,
  type Standing,
  standingsAt,
  tableOf,
} from '@fairground/game-rules/games/cockfight'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import { AheadPanel } from './ahead-panel.tsx'
import { PastFights } from './past-fights.tsx'
import { SeasonTable } from './season-table.tsx'
import { useBirdName, useCard } from './use-card.ts'

const nextShown = 6

/** The season as the chain tells it: its table, who meets next, and the fights that are over. */
export function SeasonPanel() {
  const standings = useStandings()
  if (!standings) return null
  return (
    <div className="cock-season">
      <AheadPanel />
      <SeasonTable rows={standings} />
      <NextFights />
      <PastFights />
    </div>
  )
}

/** Worked out from the public seeds of the round, as anybody can; beside the first paint, because it hashes the season. */
function useStandings(): Standing[] | undefined {
  const salt = useLiveState(({ table }) => table.chain?.salt)
  const commit = useLiveState(({ table }) => table.round?.commit)
  const number = useLiveState(({ table }) => table.round?.number)
  const [rows, setRows] = useState<Standing[]>()
  useEffect(() => {
    if (salt === undefined || commit === undefined || number === undefined) return
    const timer = setTimeout(() => setRows(tableOf(standingsAt({ commit, salt, number }))))
    return () => clearTimeout(timer)
  }, [salt, commit, number])
  return rows
}

function NextFights() {
  const { t } = useTranslation()
  const nameOf = useBirdName()
  const card = useCard()
  const salt = useLiveState(({ table }) => table.chain?.salt)
  const number = useLiveState(({ table }) => table.round?.number)
  const length = useLiveState(({ table }) => table.chain?.length ?? 0)
  if (salt === undefined || number === undefined) return null
  const numbers = Array.from({ length: nextShown }, (_, index) => number + index + 1).filter((next) => next <= length)
  return (
    <section className="live-card">
      <h2>{t('instant.cockfight.next')}</h2>
      {card && (
        <p className="cock-where">
          {t('instant.cockfight.where', {
            ...{ season: card.season, day: card.day, fight: card.fight, fights: fightsPerDay },
          })}
        </p>
      )}
      <ol className="cock-list">
        {numbers.map((next) => {
          const { meron, wala } = pairOf(salt, next)
          return (
            <li key={next}>
              <bdi className="live-count">{placeOf(next).fight}</bdi>
              <span>{t('instant.cockfight.versus', { meron: nameOf(meron), wala: nameOf(wala) })}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
