import { refusalText } from '@fairground/client'
import type { Wallet } from '@fairground/contract'
import { Button, Icon, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useRequestId } from '../../lib/request-id.ts'
import { mainWalletId, useFreshMoney } from './use-wallets.ts'

/** Everything from all vendors back to the main wallet, one after another: the first that fails ends it. */
export function BringBack({ wallets }: { wallets: readonly Wallet[] }) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const refresh = useFreshMoney()
  const requestId = useRequestId()
  const full = wallets.filter(({ balance }) => balance !== '0.00')
  const bring = useMutation({
    mutationFn: async () => {
      const states: string[] = []
      for (const { walletId: from, balance: amount } of full) {
        const moved = await api.wallet.walletTransfer({
          ...{ from, to: mainWalletId, amount },
          requestId: requestId.of(`${from}:${amount}`),
        })
        requestId.done()
        states.push(moved.status)
      }
      return states.includes('pending')
    },
    onSuccess: (isPending) =>
      toast({ tone: isPending ? 'info' : 'ok', title: t(isPending ? 'purses.pending' : 'purses.allBack') }),
    onError: (error) => toast({ tone: 'bad', title: refusalText(t, error) }),
    onSettled: refresh,
  })
  return (
    <Button
      variant="line"
      busy={bring.isPending}
      disabled={full.length === 0}
      guardMs={1000}
      start={<Icon name="icon-[ph--arrow-u-down-left-bold]" className="rtl:-scale-x-100" />}
      onClick={() => bring.mutate()}
    >
      {t('purses.bringBack')}
    </Button>
  )
}
