import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { type AffectedContract, type ContractKind, contractPeriods } from '@fairground/contract'
import { Button, Dialog, Field, Input, MoneyInput, Note, Select, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { HigherDialog } from './higher-dialog.tsx'
import { emptyDraft, fieldsOfKind, type Offer, type OfferDraft, offerOf, rateOf } from './offer-draft.ts'
import { OfferPreview } from './offer-preview.tsx'

interface OfferDialogProps {
  kind: ContractKind
  open: boolean
  onClose: () => void
}

/** The terms of a new contract, with what they would have paid the last time. */
export function OfferDialog({ kind, open, onClose }: OfferDialogProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<OfferDraft>(emptyDraft)
  const [isTouched, setTouched] = useState(false)
  const [higher, setHigher] = useState<AffectedContract[]>()
  const offer = offerOf(kind, draft)
  const send = useMutation({
    mutationFn: ({ confirm, ...terms }: Offer & { confirm: boolean }) =>
      api.agentContracts.offer({ ...terms, confirm }),
    onSuccess: async ({ downline }) => {
      setHigher(undefined)
      setDraft(emptyDraft)
      setTouched(false)
      show({ tone: 'ok', title: t('contracts:offer.sent', { account: downline }) })
      onClose()
      await queries.invalidateQueries({ queryKey: query.agentContracts.key() })
    },
    onError: (error) => {
      if (isRefusal(error, 'DOWNLINE_RATE_HIGHER')) setHigher(error.value?.contracts ?? [])
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (offer) send.mutate({ ...offer, confirm: false })
  }
  const isShown = send.error && !isRefusal(send.error, 'DOWNLINE_RATE_HIGHER') && !isRefusal(send.error, 'VALIDATION')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      locked={send.isPending}
      title={t(`contracts:offer.${kind}`)}
      description={t(`contracts:about.${kind}`)}
      footer={
        <Button type="submit" form="offer-contract" variant="lamp" block busy={send.isPending} guardMs={1000}>
          {t('contracts:offer.submit')}
        </Button>
      }
    >
      <form id="offer-contract" noValidate onSubmit={submit} className="grid gap-4">
        <OfferFields kind={kind} draft={draft} onChange={setDraft} isTouched={isTouched} error={send.error} />
        <OfferPreview offer={offer} />
        {isShown && (
          <Note tone="bad" isLive>
            {refusalText(t, send.error)}
          </Note>
        )}
        {fieldRefusal(t, send.error, 'kind') && (
          <Note tone="warn" isLive>
            {fieldRefusal(t, send.error, 'kind')}
          </Note>
        )}
      </form>
      <HigherDialog
        contracts={higher}
        isBusy={send.isPending}
        onCancel={() => setHigher(undefined)}
        onConfirm={() => offer && send.mutate({ ...offer, confirm: true })}
      />
    </Dialog>
  )
}

interface OfferFieldsProps {
  kind: ContractKind
  draft: OfferDraft
  onChange: (draft: OfferDraft) => void
  isTouched: boolean
  error: Error | null
}

function OfferFields({ kind, draft, onChange, isTouched, error }: OfferFieldsProps) {
  const { t } = useTranslation()
  const { rates, amounts } = fieldsOfKind[kind]
  const required = t('errors:validation.required')
  const isGiving = rates.some((field) => rateOf(draft.rates[field] ?? '0'))
  const rateError = (field: string) => {
    const text = draft.rates[field] ?? ''
    if (text !== '' && rateOf(text) === undefined) return t('contracts:offer.rateWrong')
    return isTouched && !isGiving ? t('errors:validation.rateAboveZero') : fieldRefusal(t, error, field)
  }
  const isNobody = isTouched && draft.account.trim() === ''
  return (
    <>
      <Field
        label={t('contracts:offer.account')}
        hint={t('contracts:offer.accountHint')}
        error={isNobody ? required : fieldRefusal(t, error, 'account')}
      >
        <Input
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={draft.account}
          onChange={({ target }) => onChange({ ...draft, account: target.value })}
        />
      </Field>
      {kind === 'dividend' && (
        <Field label={t('contracts:field.period')}>
          <Select
            value={draft.period}
            onValueChange={(period) => onChange({ ...draft, period })}
            options={contractPeriods.map((value) => ({ value, label: t(`contracts:rhythm.${value}`) }))}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {rates.map((field) => (
          <Field key={field} label={t(`contracts:field.${field}`)} error={rateError(field)}>
            <Input
              dir="ltr"
              inputMode="decimal"
              maxLength={6}
              end="%"
              value={draft.rates[field] ?? ''}
              onChange={({ target }) => onChange({ ...draft, rates: { ...draft.rates, [field]: target.value } })}
            />
          </Field>
        ))}
        <Field
          label={t('contracts:field.activeMembers')}
          error={isTouched && draft.activeMembers === '' ? required : undefined}
        >
          <Input
            dir="ltr"
            inputMode="numeric"
            maxLength={6}
            value={draft.activeMembers}
            onChange={({ target }) => onChange({ ...draft, activeMembers: target.value.replace(/\D/g, '') })}
          />
        </Field>
        {amounts.map((field) => (
          <Field key={field} label={t(`contracts:field.${field}`)}>
            <MoneyInput
              unit="₫"
              placeholder="0"
              value={draft.amounts[field] ?? ''}
              onValueChange={(text) => onChange({ ...draft, amounts: { ...draft.amounts, [field]: text } })}
            />
          </Field>
        ))}
      </div>
    </>
  )
}
