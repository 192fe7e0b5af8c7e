import { fieldRefusal } from '@fairground/client'
import {
  type ContentText,
  contentBodyMax,
  contentSummaryMax,
  contentTitleMax,
  type EditedContent,
  isPageKind,
} from '@fairground/contract'
import { defaultLanguage, isLanguage, languageNames, languages } from '@fairground/i18n'
import { cx, Field, Input, Tabs, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichEditor } from '../../../components/rich-editor.tsx'
import { untranslated } from './content-draft.ts'
import { ContentPreview } from './content-preview.tsx'

interface ContentWordsProps {
  edited: EditedContent
  /** Of its picture. */
  imageUrl: string | undefined
  isLocked: boolean
  /** Of the last try to save. */
  error: Error | null
  onTexts: (texts: EditedContent['texts']) => void
}

/** Title and words, one language beside the other, and what people will see of the chosen one. */
export function ContentWords({ edited, imageUrl, isLocked, error, onTexts }: ContentWordsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>(defaultLanguage)
  const missing = untranslated(edited)
  return (
    <section aria-label={t('content:words')} className="rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
      <Tabs
        label={t('content:languages')}
        value={chosen}
        onValueChange={setChosen}
        tabs={languages.map((language) => ({
          value: language,
          label: (
            <>
              <span lang={language}>{languageNames[language]}</span>
              {missing.includes(language) && <Missing language={language} />}
            </>
          ),
          panel: (
            <Words
              {...{ edited, imageUrl, isLocked, error, language }}
              onText={(text) => onTexts({ ...edited.texts, [language]: text })}
            />
          ),
        }))}
      />
    </section>
  )
}

/** Nothing stands in this language yet. */
function Missing({ language }: { language: string }) {
  const { t } = useTranslation()
  const isNeeded = language === defaultLanguage
  return (
    <span className={cx('ms-2 text-xs font-normal', isNeeded ? 'text-ruby-ink' : 'text-warn-ink')}>
      {t(isNeeded ? 'content:wordsNeeded' : 'content:wordsMissing')}
    </span>
  )
}

interface WordsProps extends Omit<ContentWordsProps, 'onTexts'> {
  language: string
  onText: (text: ContentText) => void
}

function Words({ edited, imageUrl, isLocked, error, language, onText }: WordsProps) {
  const { t } = useTranslation()
  const text = edited.texts[language] ?? { title: '', body: '' }
  const set = (part: Partial<ContentText>) => onText({ ...text, ...part })
  const refusal = (field: string) => fieldRefusal(t, error, `texts.${language}.${field}`)
  const isNeeded = language === defaultLanguage
  return (
    <section
      aria-label={t('content:wordsIn', { language: languageNames[isLanguage(language) ? language : defaultLanguage] })}
      className="grid gap-4 pt-4 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3.5">
        {!isNeeded && <p className="text-sm text-ink-3">{t('content:fallbackHint')}</p>}
        <Field label={t('content:title')} required={isNeeded} error={refusal('title')} disabled={isLocked}>
          <Input
            lang={language}
            value={text.title}
            maxLength={contentTitleMax}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        {isPageKind(edited.type) && (
          <Field label={t('content:summary')} hint={t('content:summaryHint')} optional disabled={isLocked}>
            <Textarea
              lang={language}
              rows={2}
              value={text.summary ?? ''}
              maxLength={contentSummaryMax}
              onChange={({ target }) => set({ summary: target.value || undefined })}
            />
          </Field>
        )}
        <Field
          label={t('content:body')}
          required={isNeeded}
          hint={edited.type === 'B' ? undefined : t('content:bodyHint')}
          error={refusal('body')}
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
              rows={isPageKind(edited.type) ? 22 : 7}
              value={text.body}
              lengthMax={contentBodyMax}
              isLocked={isLocked}
              onValue={(body) => set({ body })}
            />
          )}
        </Field>
      </div>
      <ContentPreview edited={edited} imageUrl={imageUrl} language={language} />
    </section>
  )
}
