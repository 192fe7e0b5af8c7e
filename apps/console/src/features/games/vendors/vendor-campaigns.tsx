import type { VendorDetail } from '@fairground/contract'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { may, useMe } from '../../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'
import { ChangeCampaign, OpenCampaign } from './vendor-campaign-form.tsx'

type Campaign = VendorDetail['campaigns'][number]

/** Campaigns with the prizes they paid and what they may pay: opened, widened, paused and ended here. */
export function VendorCampaigns({ vendor: { vendorId, campaigns, campaignWish } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const mayManage = may(useMe(), 'vendors.manage')
  const [ending, setEnding] = useState<string>()
  const { changeCampaign } = useVendorActions(vendorId)
  const close = () => setEnding(undefined)
  return (
    <PanelSection title={t('vendors.campaigns')}>
      <OpenWish
        wish={campaignWish}
        text={
          campaignWish && (
            <>
              <bdi className="break-all">{campaignWish.campaignId}</bdi> ·{' '}
              <Bounds {...campaignWish} currency={currency} />
            </>
          )
        }
      />
      {campaigns.length === 0 && <p className="text-sm text-ink-2">{t('vendors.noCampaign')}</p>}
      <ul className="divide-y divide-line-soft text-sm">
        {campaigns.map((campaign) => (
          <li key={campaign.campaignId} className="grid gap-2 py-2">
            <About campaign={campaign} />
            {mayManage && campaign.state !== 'ended' && (
              <>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="quiet"
                    size="sm"
                    disabled={changeCampaign.isPending}
                    onClick={() =>
                      changeCampaign.mutate({
                        campaignId: campaign.campaignId,
                        state: campaign.state === 'open' ? 'paused' : 'open',
                      })
                    }
                  >
                    {t(campaign.state === 'open' ? 'vendors.campaignPause' : 'vendors.campaignGoOn')}
                  </Button>
                  <Button variant="quiet" size="sm" onClick={() => setEnding(campaign.campaignId)}>
                    {t('vendors.campaignEnd')}
                  </Button>
                </div>
                <ChangeCampaign vendorId={vendorId} campaign={campaign} />
              </>
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

function About({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const { campaignId, state, createdAt, winCount, paid, currency } = campaign
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <bdi className="break-all">{campaignId}</bdi> · {t(`vendors.campaign.${state}`)}
        <span className="block text-xs text-ink-3">
          <Moment at={createdAt} look="exactMoment" /> · {t('vendors.wins', { count: winCount })}
        </span>
        <span className="block text-xs text-ink-3">
          <Bounds {...campaign} />
        </span>
      </span>
      <Amount amount={paid} currency={currency} className="font-semibold" />
    </div>
  )
}

/** What it may pay, in all and one person. */
function Bounds({ budget, memberMax, currency }: Pick<Campaign, 'budget' | 'memberMax' | 'currency'>) {
  const { t } = useTranslation()
  return (
    <>
      {t('vendors.campaignBudget')} <Amount amount={budget} currency={currency} /> · {t('vendors.campaignMemberMax')}{' '}
      <Amount amount={memberMax} currency={currency} />
    </>
  )
}
