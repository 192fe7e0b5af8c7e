import type { Passkey } from '@fairground/contract'
import { Button, Dialog, ErrorState, Icon, Skeleton } from '@fairground/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { hasPasskeys } from '../../lib/passkey.ts'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

type Task = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

/** The member's passkeys, and all that can be done about them. */
export function PasskeyList() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [task, setTask] = useState<Task | undefined>(undefined)
  const [codes, setCodes] = useState<string[] | undefined>(undefined)
  const { data, isError, isFetching, refetch } = useQuery(query.passkeys.list.queryOptions({ input: {} }))
  const close = () => {
    setTask(undefined)
    for (const queryKey of [query.passkeys.key(), query.security.key()]) void queries.invalidateQueries({ queryKey })
  }
  return (
    <Card
      title={t('passkey.title')}
      aside={
        hasPasskeys() && (
          <Button
            variant="line"
            start={<Icon name="icon-[ph--plus-bold]" />}
            onClick={() => setTask({ kind: 'add' })}
            aria-haspopup="dialog"
          >
            {t('passkey.add')}
          </Button>
        )
      }
    >
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-12 w-full" />}
      {data?.length === 0 && <p className="text-sm text-ink-2">{t(hasPasskeys() ? 'passkey.none' : 'passkey.old')}</p>}
      <ul>
        {data?.map((passkey) => (
          <PasskeyRow key={passkey.passkeyId} passkey={passkey} onTask={(kind) => setTask({ kind, passkey })} />
        ))}
      </ul>
      <Dialog
        open={task?.kind === 'add' || codes !== undefined}
        onOpenChange={close}
        locked={codes !== undefined}
        title={t(codes ? 'security.recovery' : 'passkey.add')}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <AddPasskey
            suggestion={t('passkey.suggestion', { number: (data?.length ?? 0) + 1 })}
            onAdded={({ recoveryCodes }) => {
              setCodes(recoveryCodes)
              close()
            }}
          />
        )}
      </Dialog>
      {task?.kind === 'rename' && <RenamePasskey passkey={task.passkey} onClose={close} />}
      {task?.kind === 'remove' && <RemovePasskey passkey={task.passkey} onClose={close} />}
    </Card>
  )
}

function PasskeyRow({ passkey, onTask }: { passkey: Passkey; onTask: (kind: 'rename' | 'remove') => void }) {
  const { t } = useTranslation()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 border-b border-line-soft py-4 last:border-0 sm:grid-cols-[auto_1fr_auto]">
      <Icon name="icon-[ph--fingerprint-duotone]" className="text-2xl text-lamp-ink" />
      <div className="min-w-0">
        <b className="block break-words">
          <bdi>{name}</bdi>
        </b>
        <p className="mt-0.5 text-sm text-ink-2">
          {t(lastUsedAt ? 'passkey.used' : 'passkey.made')} <DateTime at={lastUsedAt ?? createdAt} />
          {isSynced && ` · ${t('passkey.synced')}`}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3">
        <Button variant="line" size="sm" onClick={() => onTask('rename')} aria-haspopup="dialog">
          {t('passkey.rename')}
        </Button>
        <Button variant="line" size="sm" onClick={() => onTask('remove')} aria-haspopup="dialog">
          {t('passkey.remove')}
        </Button>
      </div>
    </li>
  )
}
