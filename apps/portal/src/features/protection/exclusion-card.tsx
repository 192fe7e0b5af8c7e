import { refusalText } from '@fairground/client'
import type { ExclusionLength } from '@fairground/contract'
import { Button, Icon, Radio } from '@fairground/ui'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useLimitWords } from './limit-words.ts'
import { protectionCalls, useProtectionChange } from './use-protection.ts'

const months = { '6M': 6, '1y': 12, '5y': 60 } as const

type ExclusionCardProps = { isExcluded: boolean; lengths: readonly ExclusionLength[] }

/** A long stop, for which one more press is asked and nothing else. */
export function ExclusionCard({ isExcluded, lengths }: ExclusionCardProps) {
  const { t, length, day } = useLimitWords()
  const [wanted, setWanted] = useState<ExclusionLength>('6M')
  const [isAsked, setAsked] = useState(false)
  const exclude = useProtectionChange(
    () => protectionCalls.exclude({ length: wanted }),
    () => setAsked(false),
  )
  const untilOf = (each: ExclusionLength) => {
    if (each === 'forever') return t('control.foreverNote')
    const end = new Date()
    end.setMonth(end.getMonth() + months[each])
    return t('control.excludeUntil', { day: day(end) })
  }
  const rules = (
    <ul className="mt-4 grid gap-2 text-sm">
      {(['canWithdraw', 'cannotPlay', 'signedOut'] as const).map((rule, index) => (
        <li key={rule} className="flex items-center gap-2.5">
          <Icon
            name={index === 0 ? 'icon-[ph--check-circle-fill]' : 'icon-[ph--x-circle-fill]'}
            className={index === 0 ? 'text-mint-ink' : 'text-ruby-ink'}
          />
          {t(`control.${rule}`)}
        </li>
      ))}
    </ul>
  )
  return (
    <Card title={t('control.exclusion')}>
      <p className="text-sm text-ink-2">{t('control.exclusionText')}</p>
      <fieldset className="mt-4 grid gap-2.5 sm:grid-cols-2">
        <legend className="sr-only">{t('control.exclusion')}</legend>
        {lengths.map((each) => (
          <Radio
            key={each}
            name="exclusion"
            checked={wanted === each}
            onChange={() => setWanted(each)}
            className="rounded-md bg-surface-2 px-4 py-3 has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-lamp"
          >
            <b className="block text-ink">{length(each)}</b>
            <span className="text-xs text-ink-3">{untilOf(each)}</span>
          </Radio>
        ))}
      </fieldset>
      {rules}
      <Button
        variant="line"
        className="mt-5 w-full text-ruby-ink!"
        disabled={isExcluded}
        onClick={() => {
          exclude.reset()
          setAsked(true)
        }}
      >
        {t('control.excludeNext')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('control.excludeTitle', { length: length(wanted) })}
        action={t('control.excludeDo')}
        isBusy={exclude.isPending}
        refusal={exclude.error ? refusalText(t, exclude.error) : undefined}
        onConfirm={() => exclude.mutate(undefined)}
      >
        <p>{t('control.exclusionText')}</p>
        {rules}
      </ConfirmDialog>
    </Card>
  )
}
