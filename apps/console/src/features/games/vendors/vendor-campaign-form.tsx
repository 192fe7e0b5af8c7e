import { fieldRefusal } from '@fairground/client'
import type { VendorDetail } from '@fairground/contract'
import { Button, Field, Input, MoneyInput } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { moneyOf, plainMoney } from '../../../lib/typed-money.ts'
import { useVendorActions } from './use-vendors.ts'

/** Amounts as they are typed. */
interface Bounds {
  budget: string
  memberMax: string
}

const none: Bounds = { budget: '', memberMax: '' }
const idForm = /^[A-Za-z0-9._:-]{1,64}$/

/** A campaign that nobody knows yet: its name, and what it may pay. */
export function OpenCampaign({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation()
  const { openCampaign } = useVendorActions(vendorId)
  const [campaignId, setCampaignId] = useState('')
  const [bounds, setBounds] = useState(none)
  const isWrong = campaignId !== '' && !idForm.test(campaignId)
  const isWhole = idForm.test(campaignId) && bounds.budget !== '' && bounds.memberMax !== ''
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      setCampaignId('')
      setBounds(none)
    }
    if (isWhole) openCampaign.mutate({ campaignId, ...amountsOf(bounds) }, { onSuccess })
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field
        label={t('vendors.campaignId')}
        hint={t('vendors.campaignIdHint')}
        error={isWrong && t('vendors.campaignIdWrong')}
      >
        <Input dir="ltr" value={campaignId} onChange={(event) => setCampaignId(event.target.value)} />
      </Field>
      <BoundFields bounds={bounds} error={openCampaign.error} onChange={setBounds} />
      <RefusalNote error={openCampaign.error} />
      <Button type="submit" variant="line" busy={openCampaign.isPending} disabled={!isWhole}>
        {t('vendors.campaignOpen')}
      </Button>
    </form>
  )
}

interface ChangeCampaignProps {
  vendorId: string
  campaign: VendorDetail['campaigns'][number]
}

/** Another budget of one that is there. */
export function ChangeCampaign({ vendorId, campaign: { campaignId, budget, memberMax } }: ChangeCampaignProps) {
  const { t } = useTranslation()
  const { changeTerms } = useVendorActions(vendorId)
  const [bounds, setBounds] = useState<Bounds>()
  if (!bounds)
    return (
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => setBounds({ budget: plainMoney(budget), memberMax: plainMoney(memberMax) })}
      >
        {t('vendors.campaignChange')}
      </Button>
    )
  const close = () => setBounds(undefined)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    changeTerms.mutate({ campaignId, ...amountsOf(bounds) }, { onSuccess: close })
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <BoundFields bounds={bounds} error={changeTerms.error} onChange={setBounds} />
      <RefusalNote error={changeTerms.error} />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={close}>
          {t('methods.discard')}
        </Button>
        <Button type="submit" variant="line" size="sm" busy={changeTerms.isPending}>
          {t('methods.save')}
        </Button>
      </div>
    </form>
  )
}

const amountsOf = ({ budget, memberMax }: Bounds) => ({ budget: moneyOf(budget), memberMax: moneyOf(memberMax) })

type BoundFieldsProps = { bounds: Bounds; error: Error | null; onChange: (bounds: Bounds) => void }

function BoundFields({ bounds, error, onChange }: BoundFieldsProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  return (
    <div className="flex flex-wrap gap-3">
      {(['budget', 'memberMax'] as const).map((field) => (
        <Field
          key={field}
          label={t(field === 'budget' ? 'vendors.campaignBudget' : 'vendors.campaignMemberMax')}
          hint={field === 'memberMax' ? t('vendors.campaignBoundsHint') : undefined}
          required
          error={fieldRefusal(t, error, field)}
          className="flex-1 basis-36"
        >
          <MoneyInput
            value={bounds[field]}
            unit={currency}
            onValueChange={(value) => onChange({ ...bounds, [field]: value })}
          />
        </Field>
      ))}
    </div>
  )
}
