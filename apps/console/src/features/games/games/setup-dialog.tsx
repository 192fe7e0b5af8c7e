import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { type TableSetupList, tableSpeeds, tableTiers } from '@fairground/contract'
import { languageNames } from '@fairground/i18n'
import { Check, Field, Input, MoneyInput, Select } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { Labelled } from './labelled.tsx'
import { mediaFields } from './media-draft.ts'
import { MediaFields } from './media-fields.tsx'
import { groupName } from './place-name.ts'
import {
  draftOf,
  type LimitName,
  limitNamesOf,
  newDraft,
  type SetupDraft,
  wishOf,
  withCapsOf,
  wrongAmounts,
} from './setup-draft.ts'
import { nameIn } from './shown-name.ts'
import { useAskSetup } from './use-table-setups.ts'

interface SetupDialogProps {
  setups: TableSetupList
  /** Absent: a new table. */
  tableId: string | undefined
  onClose: () => void
}

/** A table as staff set it up; a second person says yes, and it holds from the next round on. */
export function SetupDialog({ setups, tableId, onClose }: SetupDialogProps) {
  const { t, i18n } = useTranslation()
  const known = setups.tables.find((table) => table.tableId === tableId)
  const [draft, setDraft] = useState<SetupDraft | undefined>(() => {
    const [first] = setups.rules
    return known ? draftOf(known, setups) : first && newDraft(first)
  })
  const [isTried, setIsTried] = useState(false)
  const ask = useAskSetup(onClose)
  const rules = setups.rules.find(({ rulesId }) => rulesId === draft?.rulesId)
  if (!draft || !rules) return null
  const change = (part: Partial<SetupDraft>) => {
    setDraft({ ...draft, ...part })
    ask.reset()
  }
  const send = (reason: string) => {
    setIsTried(true)
    const wish = wishOf(draft, rules, !known)
    if (wish) ask.mutate({ ...wish, reason })
  }
  const wrong = new Set(isTried ? wrongAmounts(draft) : [])
  // What cannot even be read is named by its whole path in the call.
  const told = (field: string) => fieldRefusal(t, ask.error, field) ?? fieldRefusal(t, ask.error, `table.${field}`)
  const errorOf = (field: string) => (wrong.has(field) ? t('vendors.limitWrong') : told(field))
  const shown = [
    ...['tableId', 'rulesId', 'names.vi', 'names.en', 'provider', 'theme', 'seats', 'betBehind', 'riskGroup'],
    ...mediaFields.map((field) => `media.${field}`),
  ]
  const isInField =
    isRefusal(ask.error) &&
    ask.error.fieldErrors.some(({ field }) => shown.includes(field.replace(/^table\./, '')) || field in draft.amounts)
  return (
    <ReasonDialog
      open
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={known ? t('lobby:setup.change', { name: nameIn(known.names, i18n.language) }) : t('lobby:setup.new')}
      text={t('lobby:setup.text')}
      hint={t('vendors.askHint')}
      tone="mint"
      confirmLabel={t('vendors.ask')}
      isBusy={ask.isPending}
      refusal={ask.error && !isInField ? refusalText(t, ask.error) : undefined}
      onConfirm={send}
    >
      <Facts {...{ draft, rules, setups, change, errorOf }} isNew={!known} />
      {known?.source === 'readings' && (
        <MediaFields media={draft.media} onChange={(media) => change({ media })} errorOf={errorOf} />
      )}
      <Amounts {...{ draft, rules, setups, change, errorOf }} />
    </ReasonDialog>
  )
}

interface PartProps {
  draft: SetupDraft
  rules: TableSetupList['rules'][number]
  setups: TableSetupList
  change: (part: Partial<SetupDraft>) => void
  errorOf: (field: string) => string | undefined
}

const languages = ['vi', 'en', 'zh', 'th', 'ko', 'ja', 'id', 'hi'] as const
const none = 'none'

function Facts({ draft, rules, setups, change, errorOf, isNew }: PartProps & { isNew: boolean }) {
  const { t, i18n } = useTranslation()
  const text = (id: 'tableId' | 'nameVi' | 'nameEn' | 'riskGroup', field: string, hint?: string) => (
    <Field label={t(`lobby:setup.${id}`)} hint={hint} error={errorOf(field)}>
      <Input
        value={draft[id]}
        maxLength={id.startsWith('name') ? 64 : 40}
        disabled={id === 'tableId' && !isNew}
        onChange={({ target: { value } }) =>
          change({
            [id]: value,
            // What the group has already stands in its boxes.
            ...(id === 'riskGroup' && { amounts: withCapsOf(draft.amounts, setups.riskCaps, value.trim()) }),
          })
        }
      />
    </Field>
  )
  const ruleOptions = setups.rules.map(({ rulesId, names }) => ({
    value: rulesId,
    label: `${nameIn(names, i18n.language)} · ${rulesId}`,
  }))
  const anew = (rulesId: string) => {
    const next = setups.rules.find((one) => one.rulesId === rulesId)
    if (!next) return
    const { tableId, nameVi, nameEn, riskGroup } = draft
    change({ ...newDraft(next), tableId, nameVi, nameEn, riskGroup })
  }
  const choice = (id: 'provider' | 'theme', options: readonly { slug: string; name: string }[]) => (
    <Labelled label={t(`lobby:setup.${id}`)} error={errorOf(id)}>
      <Select
        label={t(`lobby:setup.${id}`)}
        value={draft[id]}
        options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
        onValueChange={(value) => change({ [id]: value })}
      />
    </Labelled>
  )
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {isNew && (
        <Labelled label={t('lobby:setup.rules')} error={errorOf('rulesId')}>
          <Select label={t('lobby:setup.rules')} value={draft.rulesId} options={ruleOptions} onValueChange={anew} />
        </Labelled>
      )}
      {text('tableId', 'tableId', isNew ? t('lobby:setup.tableIdHint') : undefined)}
      {text('nameVi', 'names.vi')}
      {text('nameEn', 'names.en')}
      {choice('provider', rules.providers)}
      {choice('theme', rules.themes)}
      <Labelled label={t('lobby:setup.speed')}>
        <Select
          label={t('lobby:setup.speed')}
          value={draft.speed}
          options={tableSpeeds.map((value) => ({ value, label: t(`wishes.speed.${value}`) }))}
          onValueChange={(speed) => change({ speed })}
        />
      </Labelled>
      <Labelled label={t('lobby:setup.tier')}>
        <Select
          label={t('lobby:setup.tier')}
          value={draft.tier}
          options={tableTiers.map((value) => ({ value, label: t(`wishes.tier.${value}`) }))}
          onValueChange={(tier) => change({ tier })}
        />
      </Labelled>
      <Labelled label={t('lobby:setup.language')}>
        <Select
          label={t('lobby:setup.language')}
          value={draft.language || none}
          options={([none, ...languages] as const).map((value) => ({
            value,
            label: value === none ? t('lobby:setup.silent') : languageNames[value],
          }))}
          onValueChange={(value) => change({ language: value === none ? '' : value })}
        />
      </Labelled>
      <Switches {...{ draft, change, errorOf }} />
      {text('riskGroup', 'riskGroup', t('lobby:setup.riskGroupHint'))}
    </div>
  )
}

/** What the table has besides its limits. */
function Switches({ draft, change, errorOf }: Pick<PartProps, 'draft' | 'change' | 'errorOf'>) {
  const { t } = useTranslation()
  const { seats, betBehind, tips } = draft
  const error = errorOf('seats') ?? errorOf('betBehind')
  return (
    <div className="grid content-start gap-2">
      <Check
        checked={seats > 0}
        onChange={({ target: { checked } }) => change({ seats: checked ? 7 : 0, betBehind: checked && betBehind })}
      >
        {t('lobby:setup.seats')}
      </Check>
      <Check
        checked={betBehind}
        disabled={seats === 0}
        onChange={({ target: { checked } }) => change({ betBehind: checked })}
      >
        {t('lobby:setup.betBehind')}
      </Check>
      {error && <span className="text-sm text-ruby-ink">{error}</span>}
      <Check checked={tips} onChange={({ target: { checked } }) => change({ tips: checked })}>
        {t('lobby:setup.tips')}
      </Check>
      <span className="text-xs text-ink-3">{t('lobby:setup.tipsHint')}</span>
    </div>
  )
}

function Amounts({ draft, rules, change, errorOf }: PartProps) {
  const { t } = useTranslation()
  const box = (field: string, label: string, unit: string) => (
    <Field key={field} label={label} error={errorOf(field)}>
      <MoneyInput
        value={draft.amounts[field] ?? ''}
        onValueChange={(text) => change({ amounts: { ...draft.amounts, [field]: text } })}
        decimals={2}
        unit={unit}
      />
    </Field>
  )
  const labels: Record<LimitName, string> = {
    stakeMin: t('lobby:limit.stakeMin'),
    stakeMax: t('lobby:limit.stakeMax'),
    payoutMax: t('lobby:limit.payoutMax'),
    roundMax: t('lobby:setup.roundMax'),
    behindMax: t('lobby:setup.behindMax'),
    exposureMax: t('lobby:setup.exposureMax'),
  }
  return (
    <>
      {rules.limits.map((limits) => {
        const { currency, groups = [] } = limits
        return (
          <fieldset key={currency} className="grid gap-3 rounded-md border border-line-soft p-3 sm:grid-cols-2">
            <legend className="px-1 text-sm font-semibold">{currency}</legend>
            {limitNamesOf(limits).map((name) => box(`limits.${currency}.${name}`, labels[name], currency))}
            {limitNamesOf(limits).length % 2 === 1 && <span className="max-sm:hidden" />}
            {groups.flatMap(({ group }) => [
              box(
                `limits.${currency}.groups.${group}.min`,
                t('lobby:setup.groupMin', { group: groupName(t, group) }),
                currency,
              ),
              box(
                `limits.${currency}.groups.${group}.max`,
                t('lobby:setup.groupMax', { group: groupName(t, group) }),
                currency,
              ),
            ])}
            {draft.riskGroup.trim() !== '' && box(`riskCaps.${currency}`, t('lobby:setup.riskCap'), currency)}
          </fieldset>
        )
      })}
    </>
  )
}
