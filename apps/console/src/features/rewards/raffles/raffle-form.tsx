import { chanceCycles, chanceRules, raffleAudiences, raffleKinds } from '@fairground/contract'
import { Field, Input, MoneyInput, Select, Switch, Textarea } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { CampaignTimes, CampaignWords } from '../../../components/campaign-words.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { PrizeList } from './prize-list.tsx'
import type { RaffleEditing } from './use-raffle-draft.ts'

interface RaffleFormProps {
  editing: RaffleEditing
  /** Players were promised it: prizes, odds and chances stay. */
  isPromised: boolean
}

/** All that can be said about a red envelope or a wheel. */
export function RaffleForm({ editing, isPromised }: RaffleFormProps) {
  const { t } = useTranslation()
  const { draft, change } = editing
  return (
    <>
      <Field label={t('marketing:raffles.kind')}>
        <Select
          disabled={isPromised}
          options={raffleKinds.map((value) => ({ value, label: t(`marketing:raffles.kinds.${value}`) }))}
          value={draft.kind}
          onValueChange={(kind) => change({ kind })}
        />
      </Field>
      <CampaignWords editing={editing} />
      <CampaignTimes editing={editing} />
      <Audience editing={editing} />
      <Chances editing={editing} isPromised={isPromised} />
      <Switch
        side="start"
        checked={draft.isPopup}
        onChange={({ target }) => change({ isPopup: target.checked })}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('marketing:raffles.isPopup')}</span>
        <span className="block text-sm text-ink-3">{t('marketing:raffles.isPopupText')}</span>
      </Switch>
      <PrizeList editing={editing} isPromised={isPromised} />
      <MemberMax editing={editing} />
    </>
  )
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 2)

function Audience({ editing: { draft, change, faultOf } }: { editing: RaffleEditing }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Field label={t('marketing:raffles.audience')} className="flex-1 basis-36">
          <Select
            options={raffleAudiences.map((value) => ({ value, label: t(`marketing:raffles.audiences.${value}`) }))}
            value={draft.audience}
            onValueChange={(audience) => change({ audience })}
          />
        </Field>
        {draft.audience === 'newcomers' && (
          <Field
            label={t('marketing:raffles.audienceDays')}
            required
            error={faultOf('audienceDays')}
            className="flex-1 basis-36"
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={draft.audienceDays}
              end={t('marketing:days')}
              onChange={({ target }) => change({ audienceDays: digits(target.value) })}
            />
          </Field>
        )}
      </div>
      {draft.audience === 'accounts' && (
        <Field
          label={t('marketing:raffles.audienceAccounts')}
          required
          hint={t('marketing:raffles.audienceAccountsHint')}
          error={faultOf('audienceAccounts')}
        >
          <Textarea
            rows={3}
            dir="ltr"
            value={draft.audienceAccounts}
            onChange={({ target }) => change({ audienceAccounts: target.value })}
          />
        </Field>
      )}
    </>
  )
}

function Chances({ editing: { draft, change, faultOf }, isPromised }: RaffleFormProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={t('marketing:raffles.chanceRule')} className="flex-1 basis-36">
        <Select
          disabled={isPromised}
          options={chanceRules.map((value) => ({ value, label: t(`marketing:raffles.chanceRules.${value}`) }))}
          value={draft.chanceRule}
          onValueChange={(chanceRule) => change({ chanceRule })}
        />
      </Field>
      {draft.chanceRule === 'deposit' && (
        <Field
          label={t('marketing:raffles.chanceStep')}
          required
          error={faultOf('chanceStep')}
          className="flex-1 basis-36"
        >
          <MoneyInput
            disabled={isPromised}
            value={draft.chanceStep}
            unit={currency}
            onValueChange={(chanceStep) => change({ chanceStep })}
          />
        </Field>
      )}
      <Field
        label={t('marketing:raffles.chanceCountMax')}
        required
        error={faultOf('chanceCountMax')}
        className="flex-1 basis-36"
      >
        <Input
          disabled={isPromised}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={draft.chanceCountMax}
          onChange={({ target }) => change({ chanceCountMax: digits(target.value) })}
        />
      </Field>
      <Field label={t('marketing:raffles.chanceCycle')} className="flex-1 basis-36">
        <Select
          disabled={isPromised}
          options={chanceCycles.map((value) => ({ value, label: t(`marketing:raffles.chanceCycles.${value}`) }))}
          value={draft.chanceCycle}
          onValueChange={(chanceCycle) => change({ chanceCycle })}
        />
      </Field>
    </div>
  )
}

function MemberMax({ editing: { draft, change, faultOf } }: { editing: RaffleEditing }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <Field label={t('marketing:memberMax')} hint={t('marketing:memberMaxHint')} required error={faultOf('memberMax')}>
      <MoneyInput value={draft.memberMax} unit={currency} onValueChange={(memberMax) => change({ memberMax })} />
    </Field>
  )
}
