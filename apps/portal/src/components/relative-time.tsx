import { relativeFormat } from '@fairground/i18n'
import { useTranslation } from 'react-i18next'

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago", in the language of the page. */
export function RelativeTime({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const seconds = Math.round((Date.now() - Date.parse(at)) / 1000)
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ['second', 1]
  const text = relativeFormat(i18n.language).format(-Math.floor(seconds / size), unit)
  return <time dateTime={at}>{text}</time>
}
