import type { VendorDetail } from '@fairground/contract'
import { Button, Field, Input, KeyValues, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

const [skewMin, skewMax] = [1, 300]

/** Networks the vendor may call from, and how far its clock may be off. */
export function VendorReach({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <PanelSection title={t('vendors.reach')}>
      {may(me, 'vendors.manage') ? (
        <ReachForm vendor={vendor} />
      ) : (
        <KeyValues
          look="well"
          items={[
            {
              id: 'networks',
              label: t('vendors.networks'),
              value: vendor.networks ? <bdi dir="ltr">{vendor.networks.join(', ')}</bdi> : t('vendors.anywhere'),
            },
            { id: 'skew', label: t('vendors.skew'), value: vendor.clockSkewSeconds },
          ]}
        />
      )}
    </PanelSection>
  )
}

function ReachForm({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const { reach } = useVendorActions(vendor.vendorId)
  const [networks, setNetworks] = useState(vendor.networks?.join('\n') ?? '')
  const [skew, setSkew] = useState(String(vendor.clockSkewSeconds))
  const seconds = Number(skew)
  const isWrong = !Number.isInteger(seconds) || seconds < skewMin || seconds > skewMax
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const list = networks.split(/[\s,]+/).filter(Boolean)
    if (!isWrong) reach.mutate({ clockSkewSeconds: seconds, networks: list })
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={t('vendors.networks')} hint={t('vendors.networksHint')}>
        <Textarea dir="ltr" value={networks} onChange={(event) => setNetworks(event.target.value)} />
      </Field>
      <Field
        label={t('vendors.skew')}
        error={isWrong && t('errors:validation.wholeBetween', { min: skewMin, max: skewMax })}
      >
        <Input inputMode="numeric" value={skew} onChange={(event) => setSkew(event.target.value)} />
      </Field>
      <RefusalNote error={reach.error} />
      <Button type="submit" variant="line" busy={reach.isPending}>
        {t('vendors.save')}
      </Button>
    </form>
  )
}
