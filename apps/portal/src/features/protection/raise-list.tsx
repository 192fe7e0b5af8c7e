import { refusalText } from '@fairground/client'
import type { PlayerLimit } from '@fairground/contract'
import { Button, Icon } from '@fairground/ui'
import { useLimitWords } from './limit-words.ts'
import { protectionCalls, useProtection, useProtectionChange } from './use-protection.ts'

/** Limits that wait to be higher: they can be taken back at any time, and confirmed a day later. */
export function RaiseList({ limits }: { limits: readonly PlayerLimit[] }) {
  const waiting = limits.filter(({ raise }) => raise !== undefined)
  if (waiting.length === 0) return null
  return (
    <ul className="mt-4 grid gap-2.5">
      {waiting.map((limit) => (
        <RaiseRow key={`${limit.kind}-${limit.period}`} limit={limit} />
      ))}
    </ul>
  )
}

function RaiseRow({ limit }: { limit: PlayerLimit }) {
  const { t, amount, nameOf, at, count } = useLimitWords()
  const { data } = useProtection()
  const { kind, period, max, raise } = limit
  const confirm = useProtectionChange(() => protectionCalls.confirmRaise({ kind, period }))
  const cancel = useProtectionChange(() => protectionCalls.cancelRaise({ kind, period }))
  if (!raise || max === null) return null
  const names = { ...nameOf(limit), from: amount(max) }
  const error = confirm.error ?? cancel.error
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 px-4 py-3">
      <Icon name="icon-[ph--hourglass-medium-duotone]" className="text-2xl text-lamp-ink" />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <b className="block">
          {raise.max === null
            ? t('control.raiseOff', names)
            : t('control.raiseTo', { ...names, to: amount(raise.max) })}
        </b>
        <span className="text-ink-2">
          {raise.isReady
            ? t('control.raiseReady', { hours: count(data?.rules.raiseWaitHours ?? 0) })
            : t('control.raiseAt', { at: at(raise.readyAt) })}
        </span>
        {error && (
          <span role="alert" className="block text-ruby-ink">
            {refusalText(t, error)}
          </span>
        )}
      </div>
      <Button variant="line" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {t('control.cancelRaise')}
      </Button>
      {raise.isReady && (
        <Button
          variant="lamp"
          size="sm"
          busy={confirm.isPending}
          guardMs={1000}
          onClick={() => confirm.mutate(undefined)}
        >
          {t('control.confirmRaise')}
        </Button>
      )}
    </li>
  )
}
