import type { AgentContract } from '@fairground/contract'
import { Button, Dialog, Note } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { ContractTermsList } from './contract-terms.tsx'
import { HigherDialog } from './higher-dialog.tsx'
import { useProcess } from './use-process.ts'

/** Offers that wait for the member's answer, one after the other. One that is put off comes again at the next visit. */
export function ContractPopup() {
  const { data } = useQuery(query.agentContracts.consolidated.queryOptions({ input: {} }))
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const waiting = data?.pendingContracts.find(({ contractId }) => !putOff.includes(contractId))
  if (!waiting) return null
  const later = () => setPutOff((before) => [...before, waiting.contractId])
  return <OfferAnswer key={waiting.contractId} contract={waiting} onLater={later} />
}

function OfferAnswer({ contract, onLater }: { contract: AgentContract; onLater: () => void }) {
  const { t } = useTranslation()
  const [isRejecting, setRejecting] = useState(false)
  const { run, last, isBusy, affected, drop } = useProcess({ onDone: () => setRejecting(false) })
  const answer = (action: 'accept' | 'reject', confirm = false) => run({ contract, action, confirm })
  const isBusyWith = (action: string) => isBusy && last?.action === action
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onLater()}
      locked={isBusy}
      awning="slots"
      phone="bottom"
      title={t(`contracts:popup.${contract.kind}`)}
      description={t('contracts:popup.from', { upline: contract.upline })}
      footer={
        <div className="flex w-full gap-2.5">
          <Button
            variant={isRejecting ? 'ruby' : 'line'}
            block
            busy={isBusyWith('reject')}
            disabled={isBusy}
            onClick={() => (isRejecting ? answer('reject') : setRejecting(true))}
          >
            {t(isRejecting ? 'contracts:popup.rejectSure' : 'contracts:popup.reject')}
          </Button>
          <Button
            variant="lamp"
            block
            busy={isBusyWith('accept')}
            disabled={isBusy}
            onClick={() => (isRejecting ? setRejecting(false) : answer('accept'))}
          >
            {t(isRejecting ? 'contracts:popup.back' : 'contracts:popup.accept')}
          </Button>
        </div>
      }
    >
      <p className="mb-3.5 text-ink-2">{t(`contracts:about.${contract.kind}`)}</p>
      <ContractTermsList terms={contract} />
      <Note tone={isRejecting ? 'warn' : 'info'} className="mt-3.5">
        {t(isRejecting ? 'contracts:popup.rejectText' : 'contracts:popup.nextPeriod')}
      </Note>
      <HigherDialog contracts={affected} isBusy={isBusy} onCancel={drop} onConfirm={() => answer('accept', true)} />
    </Dialog>
  )
}
