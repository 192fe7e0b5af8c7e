import { type EditedContent, isPageKind } from '@fairground/contract'
import { parseRichText, withAnchors } from '@fairground/contract/rich-text'
import { Awning, cx, RichText } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { art } from '../../../lib/art.ts'

interface ContentPreviewProps {
  edited: EditedContent
  /** Of its picture. */
  imageUrl: string | undefined
  language: string
}

/** A piece as the portal will show it. */
export function ContentPreview({ edited, imageUrl, language }: ContentPreviewProps) {
  const { t } = useTranslation('content')
  const { title = '', body = '', summary, alt = '' } = edited.texts[language] ?? {}
  const isPage = isPageKind(edited.type)
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 text-sm font-semibold text-ink-2">{t('preview')}</h3>
      <div lang={language}>
        {edited.type === 'B' ? (
          <BannerPreview title={title} subtitle={body} imageUrl={imageUrl} />
        ) : (
          <div>
            {edited.type === 'PU' && <Awning height={12} stripe={18} />}
            <section
              aria-label={t('preview')}
              tabIndex={isPage ? 0 : undefined}
              className={cx(
                'grid gap-3 rounded-md bg-overlay p-4 text-sm text-ink-2 shadow-2 focus-ring',
                isPage && 'max-h-200 content-start overflow-y-auto',
              )}
            >
              {imageUrl && (
                <img
                  src={imageUrl}
                  alt={alt}
                  width={880}
                  height={440}
                  className="aspect-2/1 w-full rounded-md object-cover"
                />
              )}
              <p
                className={
                  isPage ? 'font-poster text-2xl break-words text-ink' : 'text-lg font-bold break-words text-ink'
                }
              >
                {title || '…'}
              </p>
              {isPage && summary && <p className="text-ink-3">{summary}</p>}
              <RichText nodes={withAnchors(parseRichText(body)).nodes} />
            </section>
          </div>
        )}
      </div>
    </div>
  )
}

interface BannerPreviewProps {
  title: string
  subtitle: string
  imageUrl: string | undefined
}

function BannerPreview({ title, subtitle, imageUrl }: BannerPreviewProps) {
  const scene = art('scene-wide/night', 1024)
  const picture = imageUrl ? { url: imageUrl, width: 1920, height: 640 } : scene
  return (
    <div data-theme="dark" className="relative isolate min-h-52 overflow-hidden rounded-md bg-[#171038] p-5">
      {picture && (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          className="absolute inset-0 -z-10 size-full object-cover object-right rtl:-scale-x-100"
        />
      )}
      <p className="max-w-80 font-poster text-2xl leading-[1.2] break-words text-[#fff6e4] text-shadow-[0_2px_12px_rgb(18_8_40/.8)]">
        {title || '…'}
      </p>
      <p className="mt-2 max-w-72 text-sm break-words text-[#f0e2ef] text-shadow-[0_1px_8px_rgb(18_8_40/.9)]">
        {subtitle}
      </p>
    </div>
  )
}
