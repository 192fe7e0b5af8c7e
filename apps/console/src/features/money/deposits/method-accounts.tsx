import { accountCountMax, type PayAccount } from '@fairground/contract'
import { Button, Field, FieldMessage, Icon, IconButton, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { emptyAccount } from './method-draft.ts'
import type { MethodEditing } from './use-method-draft.ts'

/** The accounts that players pay into. */
export function MethodAccounts({ editing }: { editing: MethodEditing }) {
  const { t } = useTranslation()
  const { draft, change, faultOf } = editing
  const { accounts } = draft
  const places = accounts.map((account, place) => ({ place, account }))
  const put = (at: number, part: Partial<PayAccount>) =>
    change({ accounts: accounts.map((account, i) => (i === at ? { ...account, ...part } : account)) })
  return (
    <section className="grid gap-3 border-t border-line-soft pt-4">
      <div>
        <h3 className="text-sm font-semibold">{t('methods.accounts')}</h3>
        <p className="text-sm text-ink-3">{t('methods.accountsText')}</p>
      </div>
      {places.map(({ place, account }) => (
        <fieldset key={place} className="grid gap-3 rounded-md bg-surface-2 p-3.5">
          <div className="flex items-center justify-between gap-2">
            <legend className="contents text-sm font-semibold">{t('methods.account', { n: place + 1 })}</legend>
            <IconButton
              size="sm"
              label={t('methods.removeAccount', { n: place + 1 })}
              icon="icon-[ph--trash-bold]"
              onClick={() => change({ accounts: accounts.filter((_, other) => other !== place) })}
            />
          </div>
          <AccountFields
            account={account}
            onChange={(part) => put(place, part)}
            faultOf={(field) => faultOf(`accounts.${place}.${field}`)}
          />
        </fieldset>
      ))}
      <FieldMessage state="error" isLive>
        {faultOf('accounts')}
      </FieldMessage>
      <Button
        variant="line"
        disabled={accounts.length >= accountCountMax}
        start={<Icon name="icon-[ph--plus-bold]" />}
        onClick={() => change({ accounts: [...accounts, emptyAccount] })}
      >
        {t('methods.addAccount')}
      </Button>
    </section>
  )
}

interface AccountFieldsProps {
  account: PayAccount
  onChange: (part: Partial<PayAccount>) => void
  faultOf: (field: keyof PayAccount) => string | undefined
}

function AccountFields({ account, onChange, faultOf }: AccountFieldsProps) {
  const { t } = useTranslation()
  const text = (field: keyof PayAccount, keep: (typed: string) => string = (typed) => typed) => (
    <Input
      value={account[field] ?? ''}
      maxLength={80}
      autoComplete="off"
      dir={field === 'bankName' ? 'auto' : 'ltr'}
      onChange={({ target }) => onChange({ [field]: keep(target.value) })}
    />
  )
  return (
    <>
      <div className="flex gap-3">
        <Field label={t('methods.bankName')} required error={faultOf('bankName')} className="flex-1">
          {text('bankName')}
        </Field>
        <Field label={t('methods.bankBin')} error={faultOf('bankBin')} className="w-28">
          {text('bankBin', (typed) => typed.replace(/\D/g, '').slice(0, 6))}
        </Field>
      </div>
      <FieldMessage>{t('methods.bankBinHint')}</FieldMessage>
      <Field label={t('methods.accountName')} required error={faultOf('accountName')}>
        {text('accountName', (typed) => typed.toLocaleUpperCase('vi'))}
      </Field>
      <Field label={t('methods.accountNo')} required error={faultOf('accountNo')}>
        {text('accountNo', (typed) => typed.replace(/\s/g, ''))}
      </Field>
    </>
  )
}
