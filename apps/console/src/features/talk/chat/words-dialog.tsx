import { refusalText } from '@fairground/client'
import { Button, Dialog, Field, Note, Textarea } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModeration } from './use-chat.ts'

/** Words that nobody may say, one a line. */
export function WordsDialog({ words, onClose }: { words: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { saveWords } = useModeration()
  const [text, setText] = useState(words.join('\n'))
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('chat.words')}
      description={t('chat.wordsText')}
      awning="mint"
      footer={
        <Button
          variant="mint"
          size="lg"
          busy={saveWords.isPending}
          onClick={() => saveWords.mutate(lines, { onSuccess: onClose })}
        >
          {t('chat.save')}
        </Button>
      }
    >
      <Field label={t('chat.words')}>
        <Textarea rows={12} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {saveWords.error && (
        <Note tone="bad" isLive className="mt-3">
          {refusalText(t, saveWords.error)}
        </Note>
      )}
    </Dialog>
  )
}
