import { isRefusal } from '@fairground/client'
import type { Wish } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from './api.ts'

/** Yes or no to one wish; whatever it was about is read anew. */
export function useDecideWish(wishId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const decision = (isApproved: boolean) => ({
    mutationFn: (reason?: string) => api.staff.decideWish({ wishId, isApproved, ...(reason && { reason }) }),
    onSuccess: ({ state }: Pick<Wish, 'state'>) => toast.show({ tone: 'ok', title: t(`wishes.state.${state}`) }),
    onError: (error: unknown) => {
      if (isRefusal(error, 'STATE_CONFLICT'))
        toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries(),
  })
  return { approve: useMutation(decision(true)), reject: useMutation(decision(false)) }
}
