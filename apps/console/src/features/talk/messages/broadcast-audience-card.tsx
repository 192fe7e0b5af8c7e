import { fieldRefusal } from '@fairground/client'
import { type BroadcastAudience, broadcastAudiences, inboxAccountTypes } from '@fairground/contract'
import { Field, Input, Seg, Select, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../lib/me.ts'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'

interface BroadcastAudienceCardProps {
  audience: BroadcastAudience
  /** Absent: at once. */
  sendAt: string | undefined
  /** Of the last try to send. */
  error: Error | null
  onAudience: (audience: BroadcastAudience) => void
  onSendAt: (sendAt: string | undefined) => void
}

/** For whom a message is, and when it leaves. */
export function BroadcastAudienceCard({ audience, sendAt, error, onAudience, onSendAt }: BroadcastAudienceCardProps) {
  const { t } = useTranslation()
  const { timeZone } = useMe()
  const [lines, setLines] = useState('')
  const choose = (next: BroadcastAudience['audience']) =>
    onAudience({
      audience: next,
      ...(next === 'type' && { accountType: 0 }),
      ...(next === 'accounts' && { accounts: accountsOf(lines) }),
    })
  return (
    <section aria-label={t('content:message.audienceHead')} className="rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
      <h2 className="mb-3.5 text-lg font-bold">{t('content:message.audienceHead')}</h2>
      <div className="grid gap-3.5">
        <Seg
          label={t('content:message.audienceHead')}
          options={broadcastAudiences.map((value) => ({ value, label: t(`content:message.audience.${value}`) }))}
          value={audience.audience}
          onValueChange={choose}
        />
        {audience.audience === 'type' && (
          <Field label={t('members.type')} error={fieldRefusal(t, error, 'accountType')} className="sm:max-w-80">
            <Select
              options={inboxAccountTypes.map((type) => ({ value: String(type), label: t(`memberType.${type}`) }))}
              value={String(audience.accountType)}
              onValueChange={(value) =>
                onAudience({ audience: 'type', accountType: inboxAccountTypes.find((type) => String(type) === value) })
              }
            />
          </Field>
        )}
        {audience.audience === 'accounts' && (
          <Field
            label={t('content:message.accounts')}
            required
            hint={t('content:message.accountsHint')}
            error={fieldRefusal(t, error, 'accounts')}
          >
            <Textarea
              dir="ltr"
              spellCheck={false}
              value={lines}
              onChange={({ target }) => {
                setLines(target.value)
                onAudience({ audience: 'accounts', accounts: accountsOf(target.value) })
              }}
            />
          </Field>
        )}
        <Field
          label={t('content:message.sendAt')}
          hint={t('content:message.sendAtHint')}
          error={fieldRefusal(t, error, 'sendAt')}
          className="sm:max-w-80"
        >
          <Input
            type="datetime-local"
            value={sendAt ? toWallTime(sendAt, timeZone) : ''}
            onChange={({ target }) => onSendAt(fromWallTime(target.value, timeZone))}
          />
        </Field>
      </div>
    </section>
  )
}

const accountsOf = (lines: string): string[] => lines.split(/[\s,;]+/).filter(Boolean)
