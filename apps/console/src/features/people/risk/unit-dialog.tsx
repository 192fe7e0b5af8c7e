import type { RiskUnit } from '@fairground/contract'
import { Button, Dialog, Field, IconButton, Input, Skeleton, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'

const fields = ['entityId', 'branch', 'address', 'city', 'countryCode', 'personFirstName', 'personLastName'] as const
type Draft = Record<(typeof fields)[number], string>
const empty: Draft = {
  ...{ entityId: '', branch: '', address: '', city: '', countryCode: '', personFirstName: '', personLastName: '' },
}

/** Who reports to the financial intelligence unit. */
export function UnitButton() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={t('risk.unit')} icon="icon-[ph--bank-bold]" onClick={() => setIsOpen(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('risk.unit')}
        description={t('risk.unitText')}
        phone="center"
      >
        {isOpen && <UnitForm onSaved={() => setIsOpen(false)} />}
      </Dialog>
    </>
  )
}

function UnitForm({ onSaved }: { onSaved: () => void }) {
  const { data } = useQuery(query.staff.riskUnit.queryOptions({ input: {} }))
  if (!data) return <Skeleton className="h-72 w-full" />
  return <Boxes unit={data.unit} onSaved={onSaved} />
}

function Boxes({ unit, onSaved }: { unit: RiskUnit | undefined; onSaved: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>(unit ? { ...unit, entityId: String(unit.entityId) } : empty)
  const save = useMutation({
    mutationFn: () => api.staff.changeRiskUnit({ ...draft, entityId: Number(draft.entityId) }),
    onSuccess: () => {
      toast.show({ tone: 'ok', title: t('risk.unitSaved') })
      onSaved()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.riskUnit.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {fields.map((field) => (
        <Field key={field} label={t(`risk.unit.${field}`)} required>
          <Input
            value={draft[field]}
            maxLength={field === 'countryCode' ? 2 : 100}
            inputMode={field === 'entityId' ? 'numeric' : 'text'}
            onChange={({ target }) =>
              setDraft({ ...draft, [field]: field === 'countryCode' ? target.value.toUpperCase() : target.value })
            }
          />
        </Field>
      ))}
      <RefusalNote error={save.error} />
      <Button
        type="submit"
        variant="mint"
        busy={save.isPending}
        disabled={fields.some((field) => draft[field].trim() === '')}
      >
        {t('methods.save')}
      </Button>
    </form>
  )
}
