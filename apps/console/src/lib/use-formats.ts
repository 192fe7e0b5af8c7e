import { useUi } from '@fairground/ui'
import { useMemo } from 'react'
import { formatsOf } from './formats-of.ts'
import { useMe } from './me.ts'

/** In the site's own zone, wherever the reader sits: two people speak of the same hour, and of the same day. */
export function useFormats(): ReturnType<typeof formatsOf> {
  const { locale } = useUi()
  const { timeZone } = useMe()
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone])
}
