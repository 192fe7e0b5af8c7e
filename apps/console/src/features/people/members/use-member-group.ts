import type { StaffMember } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'

const groupOf = (memberId: string) => query.staff.memberGroup.queryOptions({ input: { memberId } })

/** The prize group of a member with its line. */
export const useMemberGroup = (memberId: string) => useQuery(groupOf(memberId))

/** Sets another one, for a reason that is kept. */
export function useSetGroup({ memberId, account }: StaffMember, onDone: () => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { group: number; reason: string }) => api.staff.setMemberGroup({ memberId, ...wanted }),
    onSuccess: (changed) => {
      queries.setQueryData(groupOf(memberId).queryKey, changed)
      toast.show({ tone: 'ok', title: t('members.groupDone', { account, group: changed.group }) })
      onDone()
    },
  })
}
