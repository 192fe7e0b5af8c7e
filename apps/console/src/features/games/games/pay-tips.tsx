import { refusalText } from '@fairground/client'
import type { TableTips } from '@fairground/contract'
import { Button, KeyValues, StatusChip } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { WishLink } from './table-panel.tsx'

type Row = TableTips['list'][number]

/** What of the tips of a shift is not paid out yet, and the way to it. */
export function OpenTips({ row, onPay }: { row: Row; onPay: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const { open, currency, isOver, wish } = row
  if (open === '0.00')
    return (
      <StatusChip size="sm" tone="ok">
        {t('lobby:tips.allPaid')}
      </StatusChip>
    )
  return (
    <span className="inline-grid justify-items-end gap-1">
      <Amount amount={open} currency={currency} />
      {!isOver && <span className="text-xs text-ink-3">{t('lobby:tips.goesOn')}</span>}
      {wish && <OpenWish wish={wish} text={<WishLink />} />}
      {isOver && !wish && may(me, 'adjustments.decide') && (
        <Button size="sm" variant="lamp" className="touch:min-h-11" onClick={onPay}>
          {t('lobby:tips.pay')}
        </Button>
      )}
    </span>
  )
}

/** Marks what is open as paid to whoever dealt: money that the house has handed out itself. */
export function PayTips({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [requestId] = useState(() => crypto.randomUUID())
  const { tableId, shiftKey, dealerName, currency, open } = row
  const pay = useMutation({
    mutationFn: (reason: string) => api.staff.payTips({ tableId, shiftKey, currency, amount: open, reason, requestId }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.tableTips.key() }),
  })
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lobby:tips.payTitle')}
      text={t('lobby:tips.payText')}
      hint={t('lobby:tips.payHint')}
      confirmLabel={t('lobby:tips.pay')}
      isBusy={pay.isPending}
      refusal={pay.error ? refusalText(t, pay.error) : undefined}
      onConfirm={(reason) => pay.mutate(reason)}
    >
      <KeyValues
        look="well"
        items={[
          { id: 'table', label: t('lobby:table.name'), value: <bdi>{tableId}</bdi> },
          { id: 'dealer', label: t('lobby:tips.shift'), value: dealerName ?? t('lobby:tips.noShift') },
          { id: 'open', label: t('lobby:tips.open'), value: <Amount amount={open} currency={currency} /> },
        ]}
      />
    </ReasonDialog>
  )
}
