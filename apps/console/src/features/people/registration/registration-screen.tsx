import { refusalText } from '@fairground/client'
import { type RegistrationField, registrationFields } from '@fairground/contract/registration-fields'
import { Button, Field, Note, Select, Skeleton, useToast } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { FormPreview } from './form-preview.tsx'
import { InitialPasswordCard } from './initial-password-card.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { RuleRow } from './rule-row.tsx'
import { useRules } from './use-rules.ts'

const ages = Array.from({ length: 13 }, (_, i) => `${18 + i}`)

/** Rules of the registration form at one side, the form they make at the other. */
export function RegistrationScreen({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const toast = useToast()
  const isLocked = !may(useMe(), 'site.manage')
  const rules = useRules()
  const [open, setOpen] = useState<RegistrationField>()
  const { saved, draft, save } = rules
  if (saved.error && !draft) return <PageFailed error={saved.error} onRetry={() => void saved.refetch()} />
  const submit = () =>
    saved.data && save.mutate(saved.data, { onSuccess: () => toast.show({ tone: 'ok', title: t('signup.saved') }) })
  return (
    <div className="min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.registration')}>
        {isLocked ? (
          <span className="text-sm text-ink-3">{t('signup.readOnly')}</span>
        ) : (
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="line" disabled={!rules.isChanged || save.isPending} onClick={rules.discard}>
              {t('signup.discard')}
            </Button>
            <Button
              variant="lamp"
              disabled={!rules.isChanged || rules.hasFaults}
              busy={save.isPending}
              onClick={submit}
            >
              {t('signup.save')}
            </Button>
          </div>
        )}
      </PageHead>
      {tabs}
      {save.error && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, save.error)}
        </Note>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <section aria-label={t('signup.fields')} className="rounded-lg bg-surface-1 shadow-1">
            <div className="flex flex-wrap items-end justify-between gap-3 border-b border-line-soft px-4 py-3.5">
              <div>
                <h2 className="font-bold">{t('signup.fields')}</h2>
                <p className="text-sm text-ink-3">{t('signup.fieldsText')}</p>
              </div>
              {draft && (
                <Field label={t('signup.minAge')} disabled={isLocked} className="w-32">
                  <Select
                    options={ages.map((age) => ({ value: age, label: age }))}
                    value={`${draft.minAge}`}
                    onValueChange={(age) => rules.setMinAge(Number(age))}
                  />
                </Field>
              )}
            </div>
            {/* On a phone the switches have no words of their own: their columns have. */}
            <p
              aria-hidden="true"
              className="flex justify-end gap-1 pe-13 pt-2 text-2xs text-ink-3 *:w-14 *:text-center sm:hidden"
            >
              <span>{t('signup.shown')}</span>
              <span>{t('signup.required')}</span>
            </p>
            {draft ? (
              <ul>
                {registrationFields.map((field) => (
                  <RuleRow
                    key={field}
                    field={field}
                    rule={draft.fields[field]}
                    isChanged={rules.changed.includes(field)}
                    isOpen={open === field}
                    isLocked={isLocked}
                    onToggle={() => setOpen(open === field ? undefined : field)}
                    onChange={(part) => rules.change(field, part)}
                  />
                ))}
              </ul>
            ) : (
              <Skeleton className="m-4 h-120" />
            )}
          </section>
          <InvitationsCard isLocked={isLocked} />
          <InitialPasswordCard isLocked={isLocked} />
        </div>
        <section
          aria-label={t('signup.preview')}
          className="rounded-lg bg-overlay p-5 shadow-2 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
        >
          <h2 className="poster mb-1 text-xl">{t('registration:title')}</h2>
          <p className="mb-4 text-xs text-ink-3">{t('signup.previewText')}</p>
          {draft ? <FormPreview draft={draft} /> : <Skeleton className="h-120" />}
        </section>
      </div>
    </div>
  )
}
