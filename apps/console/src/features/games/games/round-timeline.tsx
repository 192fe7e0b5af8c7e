import type { TableRound } from '@fairground/contract'
import { cx } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { cardText } from './told-cards.tsx'

type Event = TableRound['events'][number]

const bad: readonly Event['kind'][] = ['incident', 'void', 'differs', 'refused']
const strong: readonly Event['kind'][] = ['opened', 'ended', 'settled', 'corrected', 'decided']

/** Everything that is kept of a round, in the order of its time. */
export function RoundTimeline({ events }: Pick<TableRound, 'events'>) {
  const { t } = useTranslation()
  // A list that only grows at its end: the place of an event is its name.
  const placed = events.map((event, place) => ({ place, event }))
  return (
    <section className="card p-4" aria-label={t('lobby:tableRound.timeline')}>
      <h2 className="mb-2 text-lg font-bold">{t('lobby:tableRound.timeline')}</h2>
      <ol className="grid">
        {placed.map(({ place, event }) => (
          <Line key={place} event={event} isLast={place === events.length - 1} />
        ))}
      </ol>
    </section>
  )
}

function Line({ event, isLast }: { event: Event; isLast: boolean }) {
  const { t } = useTranslation()
  const { at, kind, by, told } = event
  const about = aboutOf(t, event)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
      <span aria-hidden className="grid w-3 grid-rows-[auto_1fr] justify-items-center">
        <span
          className={cx(
            'mt-1.5 size-2.5 rounded-full',
            bad.includes(kind) ? 'bg-ruby-fill' : strong.includes(kind) ? 'bg-lamp-ink' : 'bg-line-control',
          )}
        />
        {!isLast && <span className="w-px bg-line-soft" />}
      </span>
      <div className="min-w-0 pb-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className={cx('font-semibold', bad.includes(kind) && 'text-ruby-ink')}>
            {t(`lobby:tableRound.event.${kind}`)}
          </b>
          <span className="text-xs text-ink-3">
            <Moment at={at} look="exactTime" />
          </span>
        </p>
        <p className="text-ink-2">
          {told && <bdi className="me-2 font-mono font-semibold">{cardText(told)}</bdi>}
          {about}
          {by.length > 0 && <bdi className="text-ink-3">{`${about ? ' · ' : ''}${by.join(', ')}`}</bdi>}
        </p>
      </div>
    </li>
  )
}

/** What an event is about, in words where it has any. */
function aboutOf(t: TFunction, { kind, what = '', cause, outcome, version }: Event): string {
  if (kind === 'incident') {
    const name = t(`lobby:incident.${what}`, { defaultValue: what })
    if (!cause) return name
    const why = t(`lobby:throwCause.${cause}`, { defaultValue: cause })
    return `${name}: ${why}`
  }
  if (kind === 'decided') return outcome ? t(`lobby:incidentOutcome.${outcome}`, { defaultValue: outcome }) : ''
  if (kind === 'act') return t(`lobby:deskAct.${what}`, { defaultValue: what })
  if (kind === 'corrected') return `${t('lobby:tableRound.correctedVersion', { version })} · ${what}`
  if (kind === 'refused') return what
  return ['read', 'waiting', 'differs', 'withdrawn'].includes(kind) ? t('lobby:tableRound.step', { step: what }) : what
}
