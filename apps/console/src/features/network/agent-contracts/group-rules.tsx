import { refusalText } from '@fairground/client'
import type { StaffPrizeGroupRules } from '@fairground/contract'
import { Button, ErrorState, Field, Input, KeyValues, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { SettingGroup } from '../../../components/settings.tsx'
import { Wish } from '../../../components/wish.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { ruleFaults, ruleParts, rulesOfTyped, textsOf } from './typed-rules.ts'
import { useDecideWish } from './use-ceilings.ts'
import { useAskGroupRules, useGroupRules } from './use-group-rules.ts'

/** The group of the house and the bounds of all others; each change needs two people. */
export function GroupRules() {
  const { t } = useTranslation()
  const me = useMe()
  const { data, error, refetch } = useGroupRules()
  if (error && !data)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return (
    <div className="grid gap-4">
      {data.wish && <Waiting now={data} wish={data.wish} />}
      <SettingGroup title={t('contracts.groups')} text={t('contracts.groupsText')}>
        <KeyValues
          items={ruleParts.map((part) => ({ id: part, label: t(`wishes.facts.groups.${part}`), value: data[part] }))}
        />
      </SettingGroup>
      {may(me, 'contracts.manage') && !data.wish && <Change key={JSON.stringify(textsOf(data))} now={data} />}
    </div>
  )
}

type WaitingProps = { now: StaffPrizeGroupRules; wish: NonNullable<StaffPrizeGroupRules['wish']> }

function Waiting({ now, wish }: WaitingProps) {
  const { t } = useTranslation()
  const decide = useDecideWish()
  const changes = ruleParts
    .filter((part) => wish.rules[part] !== now[part])
    .map((part) => `${t(`wishes.facts.groups.${part}`)}: ${now[part]} → ${wish.rules[part]}`)
  return (
    <Wish
      label={t('contracts.groupsWait')}
      asked={wish}
      text={changes.join(', ')}
      decide={decide}
      onAnswer={(isApproved) => decide.mutate({ wishId: wish.wishId, isApproved })}
    />
  )
}

function Change({ now }: { now: StaffPrizeGroupRules }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(() => textsOf(now))
  const [isOpen, setOpen] = useState(false)
  const ask = useAskGroupRules()
  const faults = ruleFaults(typed, now)
  const rules = rulesOfTyped(typed, now)
  const isChanged = rules !== undefined && ruleParts.some((part) => rules[part] !== now[part])
  return (
    <SettingGroup title={t('contracts.groupsChange')} text={t('contracts.groupsChangeText')}>
      <div className="grid gap-4 py-3 sm:grid-cols-2 xl:grid-cols-5">
        {ruleParts.map((part) => {
          const fault = faults[part]
          return (
            <Field
              key={part}
              label={t(`wishes.facts.groups.${part}`)}
              error={fault && t(`errors:validation.${fault.key}`, fault)}
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={typed[part]}
                onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
              />
            </Field>
          )
        })}
      </div>
      <div className="pt-4">
        <Button
          disabled={!isChanged}
          onClick={() => {
            ask.reset()
            setOpen(true)
          }}
        >
          {t('contracts.groupsAsk')}
        </Button>
      </div>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="mint"
        title={t('contracts.groupsChange')}
        text={t('contracts.groupsChangeText')}
        hint={t('contracts.heldHint')}
        confirmLabel={t('contracts.groupsAsk')}
        isBusy={ask.isPending}
        refusal={ask.error ? refusalText(t, ask.error) : undefined}
        onConfirm={(reason) => rules && ask.mutate({ rules, reason }, { onSuccess: () => setOpen(false) })}
      />
    </SettingGroup>
  )
}
