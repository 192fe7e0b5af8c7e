import type { VendorDetail } from '@fairground/contract'
import { Button, Field, Input } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Moment } from '../../components/moment.tsx'
import { RefusalNote } from '../../components/refusal-note.tsx'
import { useCurrency } from '../../lib/currency.ts'
import { may, useMe } from '../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

/** Campaigns with the prizes they paid: opened, paused and ended here. */
export function VendorCampaigns({ vendor: { vendorId, campaigns } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const mayManage = may(useMe(), 'vendors.manage')
  const [ending, setEnding] = useState<string>()
  const { changeCampaign } = useVendorActions(vendorId)
  const close = () => setEnding(undefined)
  return (
    <PanelSection title={t('vendors.campaigns')}>
      {campaigns.length === 0 && <p className="text-sm text-ink-2">{t('vendors.noCampaign')}</p>}
      <ul className="divide-y divide-line-soft text-sm">
        {campaigns.map(({ campaignId, state, createdAt, winCount, paid }) => (
          <li key={campaignId} className="grid gap-2 py-2">
            <div className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                <bdi className="break-all">{campaignId}</bdi> · {t(`vendors.campaign.${state}`)}
                <span className="block text-xs text-ink-3">
                  <Moment at={createdAt} look="exactMoment" /> · {t('vendors.wins', { count: winCount })}
                </span>
              </span>
              <Amount amount={paid} currency={currency} className="font-semibold" />
            </div>
            {mayManage && state !== 'ended' && (
              <div className="flex gap-2">
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={changeCampaign.isPending}
                  onClick={() => changeCampaign.mutate({ campaignId, state: state === 'open' ? 'paused' : 'open' })}
                >
                  {t(state === 'open' ? 'vendors.campaignPause' : 'vendors.campaignGoOn')}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => setEnding(campaignId)}>
                  {t('vendors.campaignEnd')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <RefusalNote error={changeCampaign.error} />
      {mayManage && <OpenCampaign vendorId={vendorId} />}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('vendors.campaignEndTitle', { campaign: ending })}
        text={t('vendors.campaignEndText')}
        confirmLabel={t('vendors.campaignEnd')}
        tone="ruby"
        isBusy={changeCampaign.isPending}
        onConfirm={() => changeCampaign.mutate({ campaignId: ending ?? '', state: 'ended' }, { onSettled: close })}
      />
    </PanelSection>
  )
}

const idForm = /^[A-Za-z0-9._:-]{1,64}$/

function OpenCampaign({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation()
  const { openCampaign } = useVendorActions(vendorId)
  const [campaignId, setCampaignId] = useState('')
  const isWrong = campaignId !== '' && !idForm.test(campaignId)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (idForm.test(campaignId)) openCampaign.mutate(campaignId, { onSuccess: () => setCampaignId('') })
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
      <RefusalNote error={openCampaign.error} />
      <Button type="submit" variant="line" busy={openCampaign.isPending} disabled={campaignId === ''}>
        {t('vendors.campaignOpen')}
      </Button>
    </form>
  )
}
