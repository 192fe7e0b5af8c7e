import { isRefusal } from '@fairground/client'
import type { DisputeDecision, WithdrawalDetail } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { uploadProofs } from './upload-proofs.ts'

export interface Answer {
  text: string
  files: readonly File[]
  decision: DisputeDecision | undefined
}

/** Answers a player, pictures first. What the server answers stands at once; a refusal reloads what is shown. */
export function useAnswer(withdrawalId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const detailKey = query.staff.withdrawal.queryKey({ input: { withdrawalId } })
  return useMutation({
    mutationFn: async ({ text, files, decision }: Answer) => {
      const proofImages = await uploadProofs(withdrawalId, files)
      return api.staff.answerDispute({ withdrawalId, text, proofImages, decision })
    },
    onSuccess: (detail: WithdrawalDetail) => {
      queries.setQueryData(detailKey, detail)
      const result = detail.dispute?.proposal ? 'proposed' : 'answered'
      toast.show({
        tone: 'ok',
        title: t(result === 'proposed' ? 'dispute.proposedTitle' : 'dispute.answered', { account: detail.account }),
        text: t(`dispute.${result}Text`),
      })
    },
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT')) void queries.invalidateQueries({ queryKey: detailKey })
    },
    onSettled: () => {
      for (const queryKey of [query.staff.withdrawals.key(), query.staff.disputes.key()])
        void queries.invalidateQueries({ queryKey })
    },
  })
}
