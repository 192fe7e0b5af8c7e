import { refusalText } from '@fairground/client'
import { Button, Empty, Icon, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorPanel } from './operator-panel.tsx'
import { OperatorTable } from './operator-table.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { SecondFactorRule } from './second-factor-rule.tsx'
import { useOperators } from './use-operators.ts'

type OperatorsScreenProps = {
  /** Whose panel is open. */
  openId: string | undefined
  onOpen: (staffId: string | undefined) => void
}

/** Who works in the console, what their roles may do, and the ways to let people in and keep them out. */
export function OperatorsScreen({ openId, onOpen }: OperatorsScreenProps) {
  const { t } = useTranslation()
  const [isInviting, setIsInviting] = useState(false)
  const found = useOperators()
  const { data, error } = found
  const open = data?.list.find(({ staffId }) => staffId === openId)
  return (
    <SplitView panel={open && <OperatorPanel key={open.staffId} operator={open} onClose={() => onOpen(undefined)} />}>
      <PageHead title={t('nav.operators')}>
        <Button variant="lamp" start={<Icon name="icon-[ph--user-plus-bold]" />} onClick={() => setIsInviting(true)}>
          {t('operators.invite')}
        </Button>
      </PageHead>
      {error && data && <StaleNote error={error} />}
      <OperatorTable
        rows={data?.list ?? []}
        isNarrow={open !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={openId}
        onRowClick={(row) => onOpen(row.staffId)}
        empty={<Empty icon="icon-[ph--identification-badge-duotone]" title={t('operators.empty')} />}
      />
      {data && <SecondFactorRule isRequired={data.isSecondFactorRequired} />}
      {data ? <RoleMatrix roles={data.roles} /> : <Skeleton className="mt-5 h-150 w-full" />}
      <InviteDialog open={isInviting} onOpenChange={setIsInviting} />
    </SplitView>
  )
}
