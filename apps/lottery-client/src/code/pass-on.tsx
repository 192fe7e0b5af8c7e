import { Button, Icon } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The ways of an address to somebody else: the phone's own, or the clipboard; where neither is allowed, the text itself. */
export function PassOn({ address }: { address: string }) {
  const { t } = useTranslation()
  const [now, setNow] = useState<'copied' | 'refused'>()
  const canShare = typeof navigator.share === 'function'
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setNow('copied'),
      () => setNow('refused'),
    )
  // A player who closes the phone's sheet again is told nothing.
  const share = () =>
    navigator.share({ url: address }).catch((error: Error) => {
      if (error.name !== 'AbortError') void copy()
    })
  return (
    <div className="grid w-full justify-items-center gap-2 print:hidden">
      <div className="flex flex-wrap justify-center gap-2">
        {canShare && (
          <Button onClick={() => void share()} start={<Icon name="icon-[ph--share-network-duotone]" />}>
            {t('code.share')}
          </Button>
        )}
        <Button onClick={() => void copy()} start={<Icon name="icon-[ph--copy]" />}>
          {t(now === 'copied' ? 'code.copied' : 'code.copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {now === 'copied' && t('code.copied')}
      </p>
      {now === 'refused' && (
        <p dir="ltr" className="max-w-full font-mono text-xs break-all select-all">
          {address}
        </p>
      )}
    </div>
  )
}
