import { frameInTheme } from '@fairground/contract/frame'
import { LogoMark, useTheme } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The studio's page in a sandbox: its own origin, no way out of the frame but messages. */
export function GameFrame({ url, title }: { url: string | undefined; title: string }) {
  const { t } = useTranslation()
  // A new address would open the game anew: the frame keeps the look it was opened in.
  const [theme] = useState(useTheme())
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {!isLoaded && (
        <div role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-ink-2">
          <LogoMark className="size-16 animate-wheel" />
          {t('game.opening', { title })}
        </div>
      )}
      {url && (
        <iframe
          title={title || t('game.frame')}
          src={frameInTheme(url, theme)}
          onLoad={() => setLoaded(true)}
          sandbox="allow-scripts allow-same-origin allow-downloads"
          allow="fullscreen; autoplay; clipboard-write; web-share"
          referrerPolicy="origin"
          className="size-full border-0"
        />
      )}
    </>
  )
}
