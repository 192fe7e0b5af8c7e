import { fieldRefusal, refusalText } from '@fairground/client'
import { identityDocuments } from '@fairground/contract'
import { Button, Field, Input, Note, Select } from '@fairground/ui'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countryNames } from '../../lib/country-names.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { required } from '../../lib/required.ts'
import { PaperPicture } from './paper-picture.tsx'
import { useSendPaper } from './use-identity.ts'

interface PaperFields {
  document: (typeof identityDocuments)[number]
  country: string
  fullName: string
  birthday: string
  idNumber: string
  expiresOn: string
}

const sides = ['front', 'back', 'selfie'] as const
type Side = (typeof sides)[number]
type Pictures = Partial<Record<Side, File>>
const fields = ['country', 'fullName', 'birthday', 'idNumber', 'expiresOn', ...sides] as const
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) || 'validation.required'

/** What stands on a paper that proves who somebody is, and the pictures of it. */
export function PaperForm() {
  const { t, i18n } = useTranslation()
  const countries = useMemo(() => countryNames(i18n.language), [i18n.language])
  const [pictures, setPictures] = useState<Pictures>({})
  const form = useForm<PaperFields>({
    ...formTiming,
    defaultValues: { document: 'id-card', country: 'VN', fullName: '', birthday: '', idNumber: '', expiresOn: '' },
  })
  const shown = form.watch('document') === 'passport' ? sides.filter((side) => side !== 'back') : sides
  const isMissing = (side: Side) => form.formState.isSubmitted && !pictures[side]
  const send = useSendPaper(async ({ expiresOn, ...typed }: PaperFields, sendPicture) => {
    const ids: Partial<Record<Side, string>> = {}
    for (const side of shown) ids[side] = await sendPicture(pictures[side] as File)
    const { front = '', selfie = '', back } = ids
    return { level: 1, ...typed, ...(expiresOn && { expiresOn }), front, selfie, ...(back && { back }) }
  })
  const errorOf = (field: (typeof fields)[number]) => {
    const own = field in form.formState.errors && form.formState.errors[field as keyof PaperFields]?.message
    return own ? t(`errors:${own}`) : fieldRefusal(t, send.error, field)
  }
  const submit = form.handleSubmit((typed) => {
    if (shown.every((side) => pictures[side])) send.mutate(typed)
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="document"
          render={({ field }) => (
            <Field label={t('identity.paper')}>
              <Select
                options={identityDocuments.map((each) => ({ value: each, label: t(`identity.document.${each}`) }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="country"
          rules={{ validate: required }}
          render={({ field }) => (
            <Field label={t('identity.country')} error={errorOf('country')}>
              <Select options={countries} value={field.value} onValueChange={field.onChange} />
            </Field>
          )}
        />
        <Field label={t('identity.fullName')} error={errorOf('fullName')}>
          <Input {...form.register('fullName', { validate: required })} autoComplete="name" maxLength={100} />
        </Field>
        <Field label={t('identity.birthday')} error={errorOf('birthday')}>
          <Input {...form.register('birthday', { validate: isDay })} type="date" autoComplete="bday" />
        </Field>
        <Field label={t('identity.idNumber')} error={errorOf('idNumber')}>
          <Input {...form.register('idNumber', { validate: required })} autoComplete="off" maxLength={30} />
        </Field>
        <Field label={t('identity.expiresOn')} error={errorOf('expiresOn')}>
          <Input {...form.register('expiresOn')} type="date" />
        </Field>
      </div>
      <div className="grid gap-4.5 sm:grid-cols-3">
        {shown.map((side) => (
          <PaperPicture
            key={side}
            label={t(`identity.${side}`)}
            file={pictures[side]}
            onFile={(file) => setPictures((before) => ({ ...before, [side]: file }))}
            error={isMissing(side) ? t('errors:validation.required') : errorOf(side)}
          />
        ))}
      </div>
      <Failure error={send.error} fields={fields} />
      <Button type="submit" variant="lamp" size="lg" block busy={send.isPending} guardMs={1000}>
        {t('identity.send')}
      </Button>
    </form>
  )
}

/** What no box says already. */
function Failure({ error, fields: named }: { error: Error | null; fields: readonly string[] }) {
  const { t } = useTranslation()
  if (!error || named.some((field) => fieldRefusal(t, error, field))) return null
  return (
    <Note tone="bad" isLive>
      {refusalText(t, error)}
    </Note>
  )
}
