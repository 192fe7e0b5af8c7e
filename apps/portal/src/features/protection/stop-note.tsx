import type { PlayBreak } from '@fairground/contract'
import { Button, ButtonLink, Icon } from '@fairground/ui'
import { useLimitWords } from './limit-words.ts'
import { protectionCalls, useProtection, useProtectionChange } from './use-protection.ts'

/** That the player plays nothing now, until when, and what is open to him. */
export function StopNote({ stop }: { stop: PlayBreak }) {
  const { t, at, count } = useLimitWords()
  const { data } = useProtection()
  const hours = count(data?.rules.reopenWaitHours ?? 0)
  const reopen = useProtectionChange(() => protectionCalls.reopen({}))
  const isExclusion = stop.kind === 'exclusion'
  const until = stop.until ? t('control.until', { at: at(stop.until) }) : t('control.forever')
  const mayAsk = stop.isOver && !stop.reopensAt
  return (
    <section role="status" className="card flex flex-wrap items-center gap-4 border-2 border-lamp p-5 sm:p-6">
      <Icon name="icon-[ph--pause-circle-duotone]" className="text-4xl text-lamp-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-bold">{t(isExclusion ? 'control.excluded' : 'control.onBreak')}</h2>
        <p className="mt-1 text-sm text-ink-2">
          {stop.reopensAt
            ? t('control.reopensAt', { at: at(stop.reopensAt) })
            : mayAsk
              ? t('control.over', { hours })
              : until}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayAsk && (
          <Button variant="line" busy={reopen.isPending} guardMs={1000} onClick={() => reopen.mutate(undefined)}>
            {t('control.reopen')}
          </Button>
        )}
        <ButtonLink variant="default" href="/member/withdraw">
          {t('control.withdraw')}
        </ButtonLink>
      </div>
    </section>
  )
}
