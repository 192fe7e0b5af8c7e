import { Field, Input, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Labelled } from './labelled.tsx'
import { fieldsOfKind, type MediaDraft, type MediaField, mediaKinds } from './media-draft.ts'

interface MediaFieldsProps {
  media: MediaDraft
  onChange: (media: MediaDraft) => void
  errorOf: (field: string) => string | undefined
}

const hinted: readonly MediaField[] = ['api', 'hls', 'recordings']
const isHinted = (field: MediaField): field is 'api' | 'hls' | 'recordings' => hinted.includes(field)

/** Which server carries the picture of a table that people deal. */
export function MediaFields({ media, onChange, errorOf }: MediaFieldsProps) {
  const { t } = useTranslation()
  const { kind } = media
  return (
    <fieldset className="grid gap-3 rounded-md border border-line-soft p-3 sm:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">{t('lobby:setup.media')}</legend>
      <Labelled label={t('lobby:setup.media')} error={errorOf('media')}>
        <Select
          label={t('lobby:setup.media')}
          value={kind}
          options={mediaKinds.map((value) => ({ value, label: t(`lobby:setup.media.${value}`) }))}
          onValueChange={(value) => onChange({ ...media, kind: value })}
        />
      </Labelled>
      {kind !== 'none' && <p className="self-center text-xs text-ink-3">{t('lobby:setup.media.text')}</p>}
      {fieldsOfKind[kind].map((field) => (
        <Field
          key={field}
          label={t(`lobby:setup.media.${field}`)}
          hint={isHinted(field) ? t(`lobby:setup.media.${field}Hint`) : undefined}
          error={errorOf(`media.${field}`)}
        >
          <Input
            value={media[field]}
            dir="ltr"
            inputMode={field === 'path' ? 'text' : 'url'}
            maxLength={300}
            onChange={({ target: { value } }) => onChange({ ...media, [field]: value })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
