import { Empty, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'

/** What has happened in the chosen match, the latest first. */
export function EventsTab() {
  const { t } = useTranslation('sports-desk')
  const { t: say } = useTranslation('sports')
  const view = useDeskState((state) => state.match)
  if (!view || view.events.length === 0) return <Empty icon="icon-[ph--whistle-duotone]" title={t('noEvents')} />
  const { match, events } = view
  return (
    <ol className="grid gap-2">
      {events.toReversed().map(({ kind, minute, side, score }) => (
        <li key={`${kind} ${minute} ${score.join('-')}`} className="staff-desk-row text-sm">
          <b className="min-w-10">{minute}′</b>
          <Icon
            name={kind === 'goal' ? 'icon-[ph--soccer-ball-fill]' : 'icon-[ph--whistle-duotone]'}
            className={kind === 'goal' ? 'text-lamp-ink' : 'text-ink-3'}
          />
          <span className="flex-1">{say(`event.${kind}`, { team: side === 'away' ? match.away : match.home })}</span>
          <b>{score.join(' – ')}</b>
        </li>
      ))}
    </ol>
  )
}
