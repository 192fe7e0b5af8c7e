import type { CheckState, IdentityCheck } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useIdentityWords } from './use-identity.ts'

const looks: Record<CheckState, { tone: StatusTone; icon: string }> = {
  pending: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
  expired: { tone: 'neutral', icon: 'icon-[ph--clock-fill]' },
}

/** Every check so far, newest first, with what became of it and why. */
export function CheckList({ checks }: { checks: readonly IdentityCheck[] }) {
  const { t, at, day } = useIdentityWords()
  return (
    <ul className="grid gap-2.5">
      {checks.map(({ checkId, level, document, state, askedAt, reason, validUntil }) => (
        <li key={checkId} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3">
          <div className="min-w-0 flex-1 basis-44">
            <b className="block">{document ? t(`identity.document.${document}`) : t(`identity.level.${level}`)}</b>
            <span className="block text-sm text-ink-2">{at(askedAt)}</span>
            {reason && <span className="block text-sm text-ruby-ink">{t(`identity.reason.${reason}`)}</span>}
            {state === 'approved' && validUntil && (
              <span className="block text-sm text-ink-2">{t('control.until', { at: day(validUntil) })}</span>
            )}
          </div>
          <StatusChip {...looks[state]}>{t(`identity.state.${state}`)}</StatusChip>
        </li>
      ))}
    </ul>
  )
}
