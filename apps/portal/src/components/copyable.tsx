import { IconButton, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** A text to pass on exactly as it is, and a button that copies it. */
export function Copyable({ text }: { text: string }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const copy = () => navigator.clipboard.writeText(text).then(() => show({ tone: 'ok', title: t('common:copied') }))
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <bdi className="min-w-0 font-mono text-base break-all">{text}</bdi>
      <IconButton size="sm" label={t('common:copy', { text })} icon="icon-[ph--copy]" onClick={() => void copy()} />
    </span>
  )
}
