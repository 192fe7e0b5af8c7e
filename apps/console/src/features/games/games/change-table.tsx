import { refusalText } from '@fairground/client'
import { type StaffTable, type TableCause, type TableState, tableCauses } from '@fairground/contract'
import { Seg } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useChangeTable } from './use-tables.ts'

const words = { open: 'open', paused: 'pause', closed: 'close' } as const satisfies Record<TableState, string>

interface ChangeTableProps {
  table: StaffTable
  name: string
  state: TableState
  onClose: () => void
}

/** Asks why a table is opened, paused or closed, and what its players are told. */
export function ChangeTable({ table, name, state, onClose }: ChangeTableProps) {
  const { t } = useTranslation()
  const [cause, setCause] = useState<TableCause>('maintenance')
  const change = useChangeTable(onClose)
  const word = words[state]
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`lobby:table.${word}Title`, { name })}
      text={t(`lobby:table.${word}Text`)}
      hint={t('reason.staffRead')}
      confirmLabel={t(`lobby:table.${word}`)}
      tone={state === 'open' ? 'mint' : 'ruby'}
      isBusy={change.isPending}
      refusal={change.error ? refusalText(t, change.error) : undefined}
      onConfirm={(reason) =>
        change.mutate({ tableId: table.tableId, state, reason, ...(state !== 'open' && { cause }) })
      }
    >
      {state !== 'open' && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{t('lobby:table.cause')}</p>
          <Seg
            label={t('lobby:table.cause')}
            options={tableCauses.map((value) => ({ value, label: t(`lobby:table.cause.${value}`) }))}
            value={cause}
            onValueChange={setCause}
          />
        </div>
      )}
    </ReasonDialog>
  )
}
