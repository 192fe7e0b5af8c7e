import type { OpenWish as OpenWishAnswer, ReferralRules } from '@fairground/contract'
import { Button, Field, IconButton, Input, MoneyInput, Switch, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CostForecast } from '../../../components/cost-forecast.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { may, useMe } from '../../../lib/me.ts'
import { draftOf, type ReferralDraft, rulesOf, stepsMax } from './referral-draft.ts'
import { useSaveReferral } from './use-rules.ts'

/** What is paid for friends who register, pay in and play. */
export function ReferralEditor({
  rules,
}: {
  rules: ReferralRules & { revision: string; wish?: OpenWishAnswer | undefined }
}) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const toast = useToast()
  const isLocked = !may(useMe(), 'rewards.manage')
  const [draft, setDraft] = useState(() => draftOf(rules))
  const save = useSaveReferral(() => toast.show({ tone: 'ok', title: t('referral.saved') }))
  const changed = rulesOf(draft)
  const change = (part: Partial<ReferralDraft>) => setDraft({ ...draft, ...part })
  const changeStep = (at: number, part: Partial<ReferralDraft['steps'][number]>) =>
    change({ steps: draft.steps.map((step, index) => (index === at ? { ...step, ...part } : step)) })
  return (
    <form
      noValidate
      className="grid max-w-200 gap-5 rounded-lg bg-surface-1 p-4 shadow-1 md:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !save.isPending) save.mutate({ ...changed, revision: rules.revision })
      }}
    >
      <Switch
        side="start"
        checked={draft.isOn}
        disabled={isLocked}
        onChange={({ target }) => change({ isOn: target.checked })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('referral.isOn')}</span>
        <span className="block text-sm text-ink-3">{t('referral.isOnText')}</span>
      </Switch>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['deposit', 'validBet', 'hint'] as const).map((name) => (
          <Field key={name} label={t(`referral.${name}`)} hint={t(`referral.${name}Hint`)} disabled={isLocked}>
            <MoneyInput
              value={draft[name]}
              onValueChange={(value) => change({ [name]: value })}
              decimals={2}
              unit={currency}
            />
          </Field>
        ))}
      </div>
      <fieldset disabled={isLocked} className="grid gap-3">
        <legend className="mb-2 font-bold">{t('referral.steps')}</legend>
        {draft.steps.map((step, index) => (
          <div key={step.key} className="flex items-end gap-3">
            <Field label={t('referral.friends')} className="w-32">
              <Input
                inputMode="numeric"
                dir="ltr"
                maxLength={5}
                value={step.friends}
                onChange={({ target }) => changeStep(index, { friends: target.value.replace(/\D/g, '') })}
              />
            </Field>
            <Field label={t('referral.bonus')} className="flex-1">
              <MoneyInput
                value={step.bonus}
                onValueChange={(bonus) => changeStep(index, { bonus })}
                decimals={2}
                unit={currency}
              />
            </Field>
            <IconButton
              label={t('referral.removeStep', { number: index + 1 })}
              icon="icon-[ph--trash-bold]"
              disabled={isLocked || draft.steps.length === 1}
              onClick={() => change({ steps: draft.steps.filter((other) => other !== step) })}
            />
          </div>
        ))}
        {!isLocked && draft.steps.length < stepsMax && (
          <Button
            variant="line"
            className="justify-self-start"
            onClick={() => change({ steps: [...draft.steps, { key: crypto.randomUUID(), friends: '', bonus: '' }] })}
          >
            {t('referral.addStep')}
          </Button>
        )}
      </fieldset>
      {changed && !isLocked && <CostForecast terms={{ ...changed, kind: 'referral' }} />}
      <OpenWish wish={rules.wish} />
      <RefusalNote error={save.error} />
      {!isLocked && (
        <Button
          type="submit"
          variant="mint"
          size="lg"
          className="justify-self-start"
          disabled={!changed}
          busy={save.isPending}
          guardMs={1000}
        >
          {t('referral.save')}
        </Button>
      )}
    </form>
  )
}
