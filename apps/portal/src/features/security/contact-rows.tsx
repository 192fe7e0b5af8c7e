import type { MemberInfo } from '@fairground/contract'
import { Button, Dialog } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { BindForm } from './bind-form.tsx'
import { SettingRow } from './setting-row.tsx'

/** Number and address: by them the owner gets back in, and hears of every change. */
export function ContactRows({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('recovery')
  const [open, setOpen] = useState<'mobile' | 'email' | undefined>(undefined)
  const close = () => setOpen(undefined)
  const { data: site } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const canSend = { mobile: site?.channels.sms ?? true, email: site?.channels.email ?? true }
  const action = (kind: 'mobile' | 'email', isBound: boolean, label: string) =>
    canSend[kind] ? (
      <Button variant="line" onClick={() => setOpen(kind)} aria-haspopup="dialog" aria-label={label}>
        {t(isBound ? 'change' : 'bind')}
      </Button>
    ) : (
      <span className="text-sm text-ink-3">{t('notNow')}</span>
    )
  const { mobileNum, email } = member
  return (
    <>
      <ul className="border-t border-line-soft">
        <SettingRow
          icon="icon-[ph--device-mobile-duotone]"
          title={t('mobile')}
          text={mobileNum ? <bdi>{mobileNum}</bdi> : t('mobileNone')}
          action={action('mobile', Boolean(mobileNum), t('bindMobile'))}
        />
        <SettingRow
          icon="icon-[ph--envelope-simple-duotone]"
          title={t('email')}
          text={email ? <bdi>{email}</bdi> : t('mailNone')}
          action={action('email', Boolean(email), t('bindEmail'))}
        />
      </ul>
      <Dialog
        open={open !== undefined}
        onOpenChange={close}
        title={t(open === 'email' ? 'bindEmail' : 'bindMobile')}
        description={t('bindText')}
      >
        {open && <BindForm kind={open} onDone={close} />}
      </Dialog>
    </>
  )
}
