import { IconButton, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const shownMs = 2_000

/** Copies a text; the icon says that it worked. `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const toast = useToast()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      setTimeout(() => setIsCopied(false), shownMs)
    } catch {
      toast.show({ tone: 'bad', title: t('copy.failed') })
    }
  }
  return (
    <>
      <IconButton
        size="xs"
        label={t('common:copy', { text: label })}
        icon={isCopied ? 'icon-[ph--check-bold]' : 'icon-[ph--copy]'}
        iconClassName={isCopied ? 'text-mint-ink' : undefined}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {isCopied && t('common:copied')}
      </span>
    </>
  )
}
