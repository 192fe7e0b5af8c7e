import { Empty, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { usePart } from '../lib/use-minute.ts'
import { useDeskState } from './desk-context.ts'

/** What has happened in the chosen match, the latest first. */
export function EventsTab() {
  const { t } = useTranslation('sports-desk')
  const { t: say } = useTranslation('sports')
  const partOf = usePart()
  const view = useDeskState((state) => state.match)
  if (!view || view.events.length === 0) return <Empty icon="icon-[ph--flag-checkered-duotone]" title={t('noEvents')} />
  const { match, events } = view
  // Rounds, games and points are many: maps, sets and quarters tell enough.
  const told = events.filter(({ kind }) => kind !== 'round' && kind !== 'points')
  const teamOf = (side: 'home' | 'away' | null) => (side === 'away' ? match.away : match.home)
  const partText = (side: 'home' | 'away' | null, [home, away]: readonly number[], part: readonly number[]) =>
    [partOf(match.sport, (home ?? 0) + (away ?? 0)), teamOf(side), part.slice(0, 2).join('–')]
      .filter(Boolean)
      .join(' · ')
  return (
    <ol className="grid gap-2">
      {told.toReversed().map(({ kind, minute, side, score, part }) => (
        <li key={`${kind} ${minute} ${score.join('-')}`} className="staff-desk-row text-sm">
          <b className="min-w-10">{minute}′</b>
          <Icon
            name={kind === 'goal' ? 'icon-[ph--soccer-ball-fill]' : 'icon-[ph--flag-checkered-duotone]'}
            className={kind === 'goal' ? 'text-lamp-ink' : 'text-ink-3'}
          />
          <span className="flex-1">
            {kind === 'part' && partText(side, score, part)}
            {kind === 'period' && `${partOf(match.sport, minute)} · ${part.join('–')}`}
            {kind !== 'part' && kind !== 'period' && say(`event.${kind}`, { team: teamOf(side) })}
          </span>
          <b>{score.join(' – ')}</b>
        </li>
      ))}
    </ol>
  )
}
