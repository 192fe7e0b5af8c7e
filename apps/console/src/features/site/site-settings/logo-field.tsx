import { refusalText } from '@fairground/client'
import type { SiteLogo } from '@fairground/contract'
import { Button, Icon, Logo, LogoMark, Note } from '@fairground/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useLogo } from './use-settings.ts'

/** The logo as a page shows it, with the square mark beside it. A new one is in place at once. */
export function LogoField({ logo, isLocked }: { logo: SiteLogo | undefined; isLocked: boolean }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { upload, remove } = useLogo({ onRemoved: () => setAsking(false) })
  const error = upload.error ?? remove.error
  const choose = (event: React.ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) upload.mutate(file)
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{t('settings.logo')}</p>
      <div className="flex min-h-17 flex-wrap items-center gap-4 rounded-md bg-sunk px-4 py-3">
        {logo ? (
          <>
            <img src={logo.url} alt={t('settings.logoNow')} width={logo.width} height={logo.height} />
            <img src={logo.faviconUrl} alt={t('settings.markNow')} width={32} height={32} className="rounded-xs" />
          </>
        ) : (
          <>
            <Logo name="Fairground" />
            <LogoMark className="size-8" />
          </>
        )}
      </div>
      <p className="mt-1.5 text-sm text-ink-3">{t('settings.logoHint')}</p>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,.jfif,.jpe"
        aria-label={t('settings.uploadLogo')}
        className="hidden"
        onChange={choose}
      />
      {!isLocked && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="line"
            size="sm"
            busy={upload.isPending}
            start={<Icon name="icon-[ph--upload-simple-duotone]" />}
            onClick={() => input.current?.click()}
          >
            {t('settings.uploadLogo')}
          </Button>
          {logo && (
            <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
              {t('settings.removeLogo')}
            </Button>
          )}
        </div>
      )}
      {error && (
        <Note tone="bad" isLive className="mt-3">
          {refusalText(t, error)}
        </Note>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('settings.askRemoveLogo')}
        text={t('settings.removeLogoText')}
        confirmLabel={t('settings.removeLogo')}
        tone="ruby"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  )
}
