import type { StatementMatch } from '@fairground/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

/** A statement that was read, and what was credited of it since. */
export function useStatement(onApproved: (count: number) => void) {
  const [match, setMatch] = useState<StatementMatch>()
  const read = useMutation({
    mutationFn: (text: string) => api.staff.matchStatement({ text }),
    onSuccess: setMatch,
  })
  const approve = useMutation({
    mutationFn: (bankTransactionIds: string[]) => api.staff.approveMatched({ bankTransactionIds }),
    onSuccess: (lines) => {
      const now = new Map(lines.map((line) => [line.bankTransactionId, line]))
      setMatch(
        (before) => before && { ...before, lines: before.lines.map((line) => now.get(line.bankTransactionId) ?? line) },
      )
      for (const queryKey of [query.staff.deposits.key(), query.staff.dashboard.key()])
        void queries.invalidateQueries({ queryKey })
      onApproved(lines.filter(({ outcome }) => outcome === 'approved').length)
    },
  })
  return { match, read, approve, forget: () => setMatch(undefined) }
}
