import { Seg } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoadNote } from './road-note.tsx'
import './tally.css'

/** What is counted, in the order of the rules, and how its bar is coloured. */
export interface Tallied {
  label: string
  tone: 'red' | 'blue' | 'green' | 'gold' | 'black'
}

interface TallyCardProps {
  tally: { recent: readonly number[]; long: readonly number[] }
  tallied: readonly Tallied[]
}

const spans = ['recent', 'long'] as const
type Span = (typeof spans)[number]

/** How often each result came in the last rounds: a bar each, and that this says nothing of the next one. */
export function TallyCard({ tally, tallied }: TallyCardProps) {
  const { t } = useTranslation()
  const [span, setSpan] = useState<Span>('recent')
  const counts = tally[span]
  const most = Math.max(1, ...counts)
  return (
    <section className="road-panel">
      <div className="road-card tally-card">
        <header>
          <h2>{t('live.road.tally')}</h2>
          {sumOf(tally.recent) < sumOf(tally.long) ? (
            <Seg
              size="sm"
              label={t('live.road.tally')}
              options={spans.map((value) => ({ value, label: t('live.road.rounds', { number: sumOf(tally[value]) }) }))}
              value={span}
              onValueChange={setSpan}
            />
          ) : (
            <small>{t('live.road.rounds', { number: sumOf(tally.long) })}</small>
          )}
        </header>
        <ul className="tally-bars" dir="ltr">
          {tallied.map(({ label, tone }, place) => {
            const count = counts[place] ?? 0
            return (
              <li key={label} aria-label={`${label}: ${count}`}>
                <small aria-hidden="true">{count}</small>
                <i data-tone={tone} style={{ blockSize: `${(count / most) * 100}%` }} aria-hidden="true" />
                <b aria-hidden="true">{label}</b>
              </li>
            )
          })}
        </ul>
        <RoadNote />
      </div>
    </section>
  )
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
