import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { belowTypes } from '@fairground/contract'
import { Button, Dialog, Field, Icon, Input, Note } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { api, query } from '../../lib/api.ts'
import { GroupWish } from './group-wish.tsx'
import { type BelowType, KindChoice } from './kind-choice.tsx'
import { ShareText } from './share-text.tsx'
import { useGroupWish } from './use-group-wish.ts'

/** Opens an account for somebody; its password is shown once, to be handed over. */
export function OpenAccountForm() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [account, setAccount] = useState('')
  const [type, setType] = useState<BelowType>(belowTypes[0])
  const wish = useGroupWish(type)
  const open = useMutation({
    mutationFn: () => api.agents.openAccount({ account: account.trim(), type, group: wish.group }),
    onSuccess: () => {
      setAccount('')
      wish.clear()
      return queries.invalidateQueries({ queryKey: query.agents.key() })
    },
    gcTime: 0,
  })
  const isInField = isRefusal(open.error) && open.error.fieldErrors.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (account.trim() && !wish.isWrong) open.mutate()
  }
  return (
    <section aria-labelledby="open-account" className="card p-5">
      <h2 id="open-account" className="text-lg font-bold">
        {t('agents:openAccount')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t('agents:openAccountText')}</p>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <KindChoice value={type} onValueChange={setType} />
        <Field label={t('agents:account')} required error={fieldRefusal(t, open.error, 'account')}>
          <Input
            value={account}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setAccount(target.value)}
          />
        </Field>
        <GroupWish wish={wish} refused={fieldRefusal(t, open.error, 'group')} />
        {open.error && !isInField && (
          <Note tone="bad" isLive>
            {refusalText(t, open.error)}
          </Note>
        )}
        <Button
          type="submit"
          variant="lamp"
          block
          busy={open.isPending}
          disabled={!account.trim() || wish.isWrong}
          start={<Icon name="icon-[ph--user-plus-bold]" />}
        >
          {t('agents:openNow')}
        </Button>
      </form>
      <Dialog
        open={open.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && open.reset()}
        title={t('agents:opened')}
        footer={
          <Button variant="lamp" onClick={open.reset}>
            {t('agents:handedOver')}
          </Button>
        }
      >
        {open.data && (
          <div className="grid gap-4">
            <ShareText label={t('agents:account')} text={open.data.account} />
            <ShareText label={t('agents:initialPassword')} text={open.data.initialPassword} />
            <p className="text-sm text-ink-2">
              {t('agents:points.theirs')}: <b className="text-ink">{open.data.group}</b>
            </p>
            <Note tone="warn" title={t('agents:shownOnce')}>
              {t('agents:validUntil')} <DateTime at={open.data.validUntil} />
            </Note>
          </div>
        )}
      </Dialog>
    </section>
  )
}
