import { isRefusal } from '@fairground/client'
import type { StaffDeposit } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { useNextRow } from '../../../lib/next-row.ts'
import { oneDeposit } from './use-deposits.ts'

/** Credits one deposit or refuses it. What the server answers stands at once; a conflict reloads what is shown. */
export function useDecide(depositId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const goOn = useNextRow()
  const queries = useQueryClient()
  const reload = () => {
    void queries.invalidateQueries({ queryKey: query.staff.deposits.key() })
    void queries.invalidateQueries({ queryKey: query.staff.dashboard.key() })
  }
  const onSuccess = (deposit: StaffDeposit) => {
    const { queryKey } = oneDeposit(depositId)
    queries.setQueryData(queryKey, (page) => page && { ...page, list: [deposit] })
    reload()
    goOn()
    if (deposit.wish) return toast.show({ tone: 'ok', title: t('wishes.waits') })
    const result = deposit.status === 'rejected' ? 'depositRejected' : 'credited'
    toast.show({
      tone: 'ok',
      title: t(`decided.${result}`, { account: deposit.account }),
      text: t(`decided.${result}Text`),
    })
  }
  const onError = (error: unknown) => {
    if (!isRefusal(error, 'STATE_CONFLICT')) return
    reload()
    toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
  }
  const approve = useMutation({ mutationFn: () => api.staff.approveDeposit({ depositId }), onSuccess, onError })
  const reject = useMutation({
    mutationFn: (reason: string) => api.staff.rejectDeposit({ depositId, reason }),
    onSuccess,
    onError,
  })
  return { approve, reject, isBusy: approve.isPending || reject.isPending }
}

/** Notes what was done about an incident; the deposit itself stays. */
export function useSettleIncident(depositId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.staff.settleIncident({ depositId, reason }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.deposits.key() }),
  })
}
