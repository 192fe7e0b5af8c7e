import { isRefusal, refusalText } from '@fairground/client'
import type { AffectedContract, AgentContract, ContractAction } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { processCalls } from './contract-calls.ts'

interface Step {
  contract: AgentContract
  action: ContractAction
  confirm: boolean
}

/** Accepts, rejects or ends a contract; what it would end at the same time is asked about first. */
export function useProcess({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const queries = useQueryClient()
  const [affected, setAffected] = useState<AffectedContract[]>()
  const run = useMutation({
    mutationFn: ({ contract: { kind, contractId }, action, confirm }: Step) =>
      processCalls[kind]({ contractId, action, confirm }),
    onSuccess: ({ status }) => {
      setAffected(undefined)
      show({ tone: 'ok', title: t(`contracts:done.${status}`) })
      onDone()
    },
    onError: (error) => {
      if (isRefusal(error, 'DOWNLINE_RATE_HIGHER')) return setAffected(error.value?.contracts ?? [])
      show({ tone: 'bad', title: refusalText(t, error) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.agentContracts.key() }),
  })
  return { run: run.mutate, last: run.variables, isBusy: run.isPending, affected, drop: () => setAffected(undefined) }
}
