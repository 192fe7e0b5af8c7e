import type { StaffRound } from '@fairground/contract'
import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** The events of a round as they are stored, in their order: what the game shows, and what a check plays again. */
export function RoundSteps({ events }: Pick<StaffRound, 'events'>) {
  const { t } = useTranslation()
  // A stored list never changes: the place of an event is its name.
  const placed = events.map((event, index) => ({ place: index + 1, event }))
  return (
    <section className="card p-4" aria-label={t('lobby:round.steps')}>
      <h2 className="mb-2 text-lg font-bold">{t('lobby:round.steps')}</h2>
      {events.length === 0 && <Empty icon="icon-[ph--list-numbers-duotone]" title={t('lobby:round.noSteps')} />}
      <ol className="divide-y divide-line-soft">
        {placed.map((step) => (
          <Step key={step.place} {...step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ place, event: { type, ...facts } }: { place: number; event: Record<string, unknown> }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2 py-2 text-sm">
      <bdi className="text-end text-ink-3">{place}</bdi>
      <div className="min-w-0">
        <bdi className="font-semibold">{String(type)}</bdi>
        <dl dir="ltr" className="mt-0.5 grid gap-0.5 font-mono text-xs">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-3">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
