import { fieldRefusal } from '@fairground/client'
import { contentBodyMax, contentTitleMax, type EditedContent } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Field, Input, Textarea } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RichEditor } from '../../components/rich-editor.tsx'
import { ContentPreview } from './content-preview.tsx'

interface ContentWordsProps {
  edited: EditedContent
  isLocked: boolean
  /** Of the last try to save. */
  error: Error | null
  onTexts: (texts: EditedContent['texts']) => void
}

/** Title and words in each language, and beside them what people will see. */
export function ContentWords({ edited, isLocked, error, onTexts }: ContentWordsProps) {
  const { t } = useTranslation()
  return languages.map((language) => {
    const text = edited.texts[language] ?? { title: '', body: '' }
    const set = (part: Partial<typeof text>) => onTexts({ ...edited.texts, [language]: { ...text, ...part } })
    return (
      <section
        key={language}
        aria-label={languageNames[language]}
        className="grid gap-4 rounded-lg bg-surface-1 p-4 shadow-1 md:p-5 lg:grid-cols-2"
      >
        <div className="grid content-start gap-3.5">
          <h2 lang={language} className="text-lg font-bold">
            {languageNames[language]}
          </h2>
          <Field
            label={t('content:title')}
            required
            error={fieldRefusal(t, error, `texts.${language}.title`)}
            disabled={isLocked}
          >
            <Input
              lang={language}
              value={text.title}
              maxLength={contentTitleMax}
              onChange={({ target }) => set({ title: target.value })}
            />
          </Field>
          <Field
            label={t('content:body')}
            required
            hint={edited.type === 'B' ? undefined : t('content:bodyHint')}
            error={fieldRefusal(t, error, `texts.${language}.body`)}
            disabled={isLocked}
          >
            {edited.type === 'B' ? (
              <Textarea
                lang={language}
                rows={3}
                value={text.body}
                maxLength={280}
                onChange={({ target }) => set({ body: target.value })}
              />
            ) : (
              <RichEditor
                lang={language}
                value={text.body}
                lengthMax={contentBodyMax}
                isLocked={isLocked}
                onValue={(body) => set({ body })}
              />
            )}
          </Field>
        </div>
        <ContentPreview edited={edited} language={language} />
      </section>
    )
  })
}
