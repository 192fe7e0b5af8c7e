import type { VendorDetail } from '@fairground/contract'
import { Button, Dialog } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

const keysMax = 2

/** The vendor's keys: a second one while it changes over, then the first one ends. */
export function VendorKeys({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const [asked, setAsked] = useState<'add' | { keyId: string }>()
  const { addKey, retireKey } = useVendorActions(vendor.vendorId)
  const inUse = vendor.keys.filter(({ retiredAt }) => retiredAt === undefined)
  const isMine = may(me, 'vendors.keys')
  const close = () => setAsked(undefined)
  const error = addKey.error ?? retireKey.error
  const retiring = typeof asked === 'object' ? asked.keyId : ''
  return (
    <PanelSection title={t('vendors.keys')}>
      <ul className="divide-y divide-line-soft text-sm">
        {vendor.keys.map(({ keyId, createdAt, retiredAt }) => (
          <li key={keyId} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
            <span>
              <bdi dir="ltr" className="font-mono font-semibold">
                {keyId}
              </bdi>
              <span className="block text-xs text-ink-3">
                {t(retiredAt ? 'vendors.keyEnded' : 'vendors.keySince')}{' '}
                <Moment at={retiredAt ?? createdAt} look="exactMoment" />
              </span>
            </span>
            {isMine && !retiredAt && inUse.length === keysMax && (
              <Button variant="quiet" size="sm" onClick={() => setAsked({ keyId })}>
                {t('vendors.keyEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RefusalNote error={error} />
      {isMine && inUse.length < keysMax && (
        <Button variant="line" onClick={() => setAsked('add')}>
          {t('vendors.keyAdd')}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'add'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('vendors.keyAdd')}
        text={t('vendors.keyAddText')}
        confirmLabel={t('vendors.keyAdd')}
        isBusy={addKey.isPending}
        onConfirm={() => addKey.mutate(undefined, { onSettled: close })}
      />
      <ConfirmDialog
        open={typeof asked === 'object'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('vendors.keyEndTitle', { key: retiring })}
        text={t('vendors.keyEndText')}
        confirmLabel={t('vendors.keyEnd')}
        tone="ruby"
        isBusy={retireKey.isPending}
        onConfirm={() => retireKey.mutate(retiring, { onSettled: close })}
      />
      <Dialog
        open={addKey.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && addKey.reset()}
        title={t('vendors.keyNew', { key: addKey.data?.keyId })}
        description={t('vendors.keyOnce')}
        phone="center"
        awning="mint"
      >
        <div className="grid gap-4">
          <p className="flex items-center justify-between gap-2 rounded-md bg-surface-2 px-4 py-3.5">
            <bdi dir="ltr" className="font-mono font-semibold break-all">
              {addKey.data?.secret}
            </bdi>
            <CopyButton text={addKey.data?.secret ?? ''} label={t('vendors.keySecret')} />
          </p>
          <Button variant="lamp" size="lg" block onClick={() => addKey.reset()}>
            {t('initial.done')}
          </Button>
        </div>
      </Dialog>
    </PanelSection>
  )
}
