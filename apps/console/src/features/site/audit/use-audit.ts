import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import type { AuditSearch } from './audit-search.ts'

export const pageSize = 50

/** One page of the log, newest first, with every action there is to filter by. */
export function useAudit({ action, actor, subject, from, to, page = 1 }: AuditSearch) {
  return useQuery({
    ...query.staff.audit.queryOptions({
      input: {
        action: action || undefined,
        actor: actor || undefined,
        subject: subject || undefined,
        ...(from && to ? { from, to } : {}),
        pageNo: page,
        pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  })
}
