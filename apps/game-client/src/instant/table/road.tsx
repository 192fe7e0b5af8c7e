import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './road.css'

export type RoadTone = 'red' | 'black' | 'green' | 'blue' | 'gold'

interface Bead {
  id: string
  /** A number or a letter. */
  text: string
  tone: RoadTone
  label: string
}

interface RoadProps {
  /** The oldest first. */
  beads: readonly Bead[]
  /** What is counted beside them. */
  tally: readonly { tone: RoadTone; label: string }[]
  /** Beads fill columns of six, where there is room; a line is one row everywhere. */
  look: 'beads' | 'line'
}

/** The player's own last rounds. It tells what was, and says that it means nothing for what comes. */
export function Road({ beads, tally, look }: RoadProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const last = beads.at(-1)?.id
  useEffect(() => {
    if (last) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [last])
  return (
    <section className="instant-road" data-look={look} aria-label={t('instant.road')}>
      <ol ref={list} className="instant-road-beads no-scrollbar" dir="ltr">
        {beads.map(({ id, text, tone, label }) => (
          <li key={id} data-tone={tone}>
            <span aria-hidden="true">{text}</span>
            <span className="sr-only">{label}</span>
          </li>
        ))}
      </ol>
      <div className="instant-road-facts">
        <ul className="instant-road-tally">
          {tally.map(({ tone, label }) => (
            <li key={tone}>
              <i data-tone={tone} aria-hidden="true" />
              <span className="instant-road-name">{label}</span>
              <b>{beads.filter((bead) => bead.tone === tone).length}</b>
            </li>
          ))}
        </ul>
        <p className="instant-road-note">{t('pay.rule.independent')}</p>
      </div>
    </section>
  )
}
