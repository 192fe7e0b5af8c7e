import { IconButton, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** A text to pass on, with a button that copies it. */
export function ShareText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-2 ps-4 pe-2">
      <div className="min-w-0 py-2.5">
        <span className="block text-xs text-ink-3">{label}</span>
        <bdi dir="ltr" className="font-mono font-semibold break-all">
          {text}
        </bdi>
      </div>
      <CopyText label={t('agents:copy', { what: label })} text={text} />
    </div>
  )
}

/** Puts a text on the clipboard, and says so. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    show({ tone: 'ok', title: t('agents:copied') })
  }
  return <IconButton size="sm" label={label} icon="icon-[ph--copy-duotone]" onClick={() => void copy()} />
}
