import { useTranslation } from 'react-i18next'

const formats = {
  full: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment in the reader's own time zone. */
export function DateTime({ at, format = 'full' }: { at: string; format?: keyof typeof formats }) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={at}>
      {new Intl.DateTimeFormat(`${i18n.language}-u-nu-latn`, formats[format]).format(new Date(at))}
    </time>
  )
}
