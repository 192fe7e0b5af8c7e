import { isRefusal } from '@fairground/client'
import type { WithdrawalDetail } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { useNextRow } from '../../../lib/next-row.ts'
import { uploadProofs } from './upload-proofs.ts'

/** A reason of the list, words of one's own, or both. */
export type Refusal = { reasonId?: string | undefined; reason?: string | undefined }

/** What is asked of the player, with pictures if there are any. */
export type Question = { text: string; files: readonly File[] }

/** Says yes or no to one withdrawal, or that it was sent. What the server answers stands at once; a refusal reloads what is shown. */
export function useDecide(withdrawalId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const goOn = useNextRow()
  const queries = useQueryClient()
  const detailKey = query.staff.withdrawal.queryKey({ input: { withdrawalId } })
  const reloadLists = () => {
    void queries.invalidateQueries({ queryKey: query.staff.withdrawals.key() })
    void queries.invalidateQueries({ queryKey: query.staff.dashboard.key() })
  }
  const onSuccess = (detail: WithdrawalDetail) => {
    queries.setQueryData(detailKey, detail)
    reloadLists()
    const args = { account: detail.account, given: detail.approvals.length, needed: detail.approvalsNeeded }
    toast.show({
      tone: 'ok',
      title: t(`decided.${resultOf(detail)}`, args),
      text: t(`decided.${resultOf(detail)}Text`, args),
    })
  }
  const onError = (error: unknown) => {
    if (!isRefusal(error, 'STATE_CONFLICT') && !isRefusal(error, 'FOUR_EYES')) return
    void queries.invalidateQueries({ queryKey: detailKey })
    reloadLists()
    if (isRefusal(error, 'STATE_CONFLICT'))
      toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
  }
  const approve = useMutation({
    mutationFn: (byHand: boolean) => api.staff.approveWithdrawal({ withdrawalId, byHand }),
    onSuccess: (detail) => {
      onSuccess(detail)
      // What is paid by hand is paid here.
      if (detail.status === 'submitted' || !detail.paysByHand) goOn()
    },
    onError,
  })
  const pay = useMutation({
    mutationFn: (part: { amount: string; reference: string }) => api.staff.payWithdrawalPart({ withdrawalId, ...part }),
    onSuccess,
    onError,
  })
  const reject = useMutation({
    mutationFn: (refusal: Refusal) => api.staff.rejectWithdrawal({ withdrawalId, ...refusal }),
    onSuccess: (detail) => {
      onSuccess(detail)
      goOn()
    },
    onError,
  })
  const ask = useMutation({
    mutationFn: async ({ text, files }: Question) =>
      api.staff.askMember({ withdrawalId, text, proofImages: await uploadProofs(withdrawalId, files) }),
    onSuccess,
    onError,
  })
  return { approve, reject, pay, ask, isBusy: approve.isPending || reject.isPending || pay.isPending }
}

function resultOf({ status, paysByHand, unpaidAmount }: WithdrawalDetail) {
  if (status === 'rejected') return 'rejected'
  if (status === 'info_needed') return 'asked'
  if (status === 'submitted') return 'halfApproved'
  if (!paysByHand) return 'approved'
  if (status === 'approved') return 'byHand'
  return unpaidAmount === '0.00' ? 'allPaid' : 'partPaid'
}
