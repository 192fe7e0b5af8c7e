import { isRefusal, refusalText } from '@fairground/client'
import type { RebateType } from '@fairground/contract'
import { Button, Dialog, formatMoney, Note, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'

export interface RebateWish {
  /** All categories when absent. */
  gameType?: RebateType
  amount: string
}

interface RebateDialogProps {
  wish: RebateWish | undefined
  onClose: () => void
}

/** Asks once more, then takes the rebate: once, however often the button is pressed. */
export function RebateDialog({ wish, onClose }: RebateDialogProps) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  const requestId = useRequestId()
  // What it says stays while it closes.
  const [last, setLast] = useState(wish)
  if (wish !== undefined && wish !== last) setLast(wish)
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 2 })
  const renew = () =>
    Promise.all(
      [query.loyalty.key(), query.wallet.key(), query.records.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const claim = useMutation({
    mutationFn: ({ gameType, amount }: RebateWish) =>
      api.loyalty.claimRebate({
        ...(gameType && { gameTypes: [gameType] }),
        requestId: requestId.of(`${gameType ?? 'all'}:${amount}`),
      }),
    onSuccess: async ({ amount }) => {
      requestId.done()
      onClose()
      toast({ tone: 'ok', title: t('rebate.claimed', { amount: show(amount) }) })
      await renew()
    },
    onError: async (error) => {
      if (isRefusal(error, 'STATE_CONFLICT')) await renew()
    },
  })
  const close = () => {
    claim.reset()
    onClose()
  }
  const name = last?.gameType && t(`bet.types.${last.gameType}`)
  return (
    <Dialog
      open={wish !== undefined}
      onOpenChange={close}
      title={t('rebate.confirm')}
      phone="center"
      awning="mint"
      locked={claim.isPending}
      footer={
        <>
          <Button variant="line" size="lg" className="flex-1" disabled={claim.isPending} onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="lamp"
            size="lg"
            className="flex-1"
            busy={claim.isPending}
            guardMs={1000}
            onClick={() => last && claim.mutate(last)}
          >
            {t('rebate.claim')}
          </Button>
        </>
      }
    >
      <p>
        {name
          ? t('rebate.confirmOf', { type: name, amount: show(last?.amount ?? '0.00') })
          : t('rebate.confirmAll', { amount: show(last?.amount ?? '0.00') })}
      </p>
      {claim.error && (
        <Note tone="bad" isLive className="mt-3">
          {isRefusal(claim.error, 'STATE_CONFLICT') ? t('rebate.nothing') : refusalText(t, claim.error)}
        </Note>
      )}
    </Dialog>
  )
}
