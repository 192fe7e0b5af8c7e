import { refusalText } from '@fairground/client'
import type { PayoutAccount } from '@fairground/contract'
import { Button, Dialog, formatClock, Note, StatusChip, useCountdown } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'

/** Where my money may go: which account is offered first, and how long a new one still rests. */
export function PayoutAccounts({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="payout-accounts">
      <h2 id="payout-accounts" className="mb-3 text-xl font-bold">
        {t('payout.accounts')}
      </h2>
      <ul className="card divide-y divide-line px-5">
        {accounts.map((account) => (
          <li key={account.cardId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <AccountRow account={account} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AccountRow({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation()
  const { cardId, bankName, masked, accountName, usableAt, isDefault } = account
  const restSeconds = useCountdown(Date.parse(usableAt))
  const queries = useQueryClient()
  const choose = useMutation({
    mutationFn: () => api.withdrawals.chooseAccount({ cardId }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.withdrawals.accounts.key() }),
  })
  return (
    <>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{`${bankName} ${masked}`}</bdi>
          {isDefault && <StatusChip tone="ok">{t('payout.isDefault')}</StatusChip>}
          {restSeconds > 0 && (
            <StatusChip tone="wait" icon="icon-[ph--hourglass-medium-fill]">
              <span className="tabular-nums">{t('payout.restsFor', { time: formatClock(restSeconds) })}</span>
            </StatusChip>
          )}
        </p>
        <p className="truncate text-sm text-ink-2">
          <bdi>{accountName}</bdi>
        </p>
        {choose.error && <Note tone="bad">{refusalText(t, choose.error)}</Note>}
      </div>
      {!isDefault && (
        <Button variant="line" size="sm" busy={choose.isPending} onClick={() => choose.mutate()}>
          {t('payout.makeDefault')}
        </Button>
      )}
      <RemoveButton account={account} />
    </>
  )
}

function RemoveButton({ account: { cardId, bankName, masked } }: { account: PayoutAccount }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const name = `${bankName} ${masked}`
  const remove = useMutation({
    mutationFn: () => api.withdrawals.removeAccount({ cardId }),
    onSuccess: () => setAsking(false),
    onSettled: () => queries.invalidateQueries({ queryKey: query.withdrawals.key() }),
  })
  return (
    <>
      <Button
        variant="line"
        size="sm"
        aria-label={t('payout.removeOf', { account: name })}
        onClick={() => setAsking(true)}
      >
        {t('payout.remove')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('payout.removeTitle', { account: name })}
        titleLook="plain"
        phone="center"
        locked={remove.isPending}
        footer={
          <>
            <Button variant="lamp" onClick={() => setAsking(false)}>
              {t('payout.keepAccount')}
            </Button>
            <Button variant="line" busy={remove.isPending} guardMs={1000} onClick={() => remove.mutate()}>
              {t('payout.remove')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('payout.removeText')}</p>
        {remove.error && (
          <Note tone="bad" isLive className="mt-3">
            {refusalText(t, remove.error)}
          </Note>
        )}
      </Dialog>
    </>
  )
}
