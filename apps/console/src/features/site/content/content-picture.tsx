import { fieldRefusal, refusalText } from '@fairground/client'
import { contentAltMax, type EditedContent, pictureSizes, pictureUseOf } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Button, Field, Icon, Input, Note } from '@fairground/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadPicture } from './use-contents.ts'

interface ContentPictureProps {
  edited: EditedContent
  /** Of its picture; undefined while it has none. */
  imageUrl: string | undefined
  isLocked: boolean
  /** Of the last try to save. */
  error: Error | null
  onChange: (part: Partial<EditedContent>, imageUrl?: string) => void
}

/** The picture of a banner, a popup or a page, and what it shows in words. */
export function ContentPicture({ edited, imageUrl, isLocked, error, onChange }: ContentPictureProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadPicture(({ pictureId, url }) => onChange({ pictureId }, url))
  const use = pictureUseOf(edited.type)
  if (!use) return null
  const size = pictureSizes[use]
  const amiss = (upload.error && refusalText(t, upload.error)) || fieldRefusal(t, error, 'pictureId')
  return (
    <section aria-label={t('content:picture')} className="rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
      <h2 className="text-lg font-bold">{t('content:picture')}</h2>
      <p className="mt-1 mb-3.5 text-sm text-ink-2">{t('content:pictureText', size)}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-3">
          {edited.pictureId && imageUrl ? (
            <img src={imageUrl} {...size} alt={t('content:pictureNow')} className="h-auto w-full rounded-md bg-sunk" />
          ) : (
            <div
              className="grid place-items-center rounded-md bg-sunk text-ink-3"
              style={{ aspectRatio: `${size.width} / ${size.height}` }}
            >
              <span className="grid justify-items-center gap-1 text-sm">
                <Icon name="icon-[ph--image-duotone]" className="text-3xl" />
                {t('content:pictureNone')}
              </span>
            </div>
          )}
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,.jfif,.jpe"
            aria-label={t('content:pictureUpload')}
            className="hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) upload.mutate({ use, file })
              target.value = ''
            }}
          />
          {!isLocked && (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="line"
                size="sm"
                busy={upload.isPending}
                start={<Icon name="icon-[ph--upload-simple-duotone]" />}
                onClick={() => input.current?.click()}
              >
                {t('content:pictureUpload')}
              </Button>
              {edited.pictureId && (
                <Button variant="quiet" size="sm" onClick={() => onChange({ pictureId: undefined })}>
                  {t('content:pictureRemove')}
                </Button>
              )}
            </div>
          )}
          {amiss && (
            <Note tone="bad" isLive>
              {amiss}
            </Note>
          )}
        </div>
        {edited.pictureId && <AltTexts edited={edited} isLocked={isLocked} onChange={onChange} />}
      </div>
    </section>
  )
}

function AltTexts({ edited, isLocked, onChange }: Pick<ContentPictureProps, 'edited' | 'isLocked' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <div className="grid content-start gap-3.5">
      {languages.map((language) => {
        const text = edited.texts[language] ?? { title: '', body: '' }
        return (
          <Field
            key={language}
            label={t('content:alt', { language: languageNames[language] })}
            hint={t('content:altHint')}
            optional
            disabled={isLocked}
          >
            <Input
              lang={language}
              value={text.alt ?? ''}
              maxLength={contentAltMax}
              onChange={({ target }) =>
                onChange({ texts: { ...edited.texts, [language]: { ...text, alt: target.value || undefined } } })
              }
            />
          </Field>
        )
      })}
    </div>
  )
}
