import QRCodeStyling from 'qr-code-styling'
import { useEffect, useRef } from 'react'
import { cx } from '../lib/cx.ts'
import { generatorDefaults } from './generator-defaults.ts'

const { sizePx, errorCorrectionLevel } = generatorDefaults

interface QrCodeProps {
  text: string
  label: string
  /** Of the drawing's 800 pixels. */
  marginPx?: number
  /** A small picture in the middle, from the page's own host. */
  logoUrl?: string
  className?: string
}

/** A text as a picture for a camera: dark on white in both themes, so that every camera reads it. */
export function QrCode({
  text,
  label,
  marginPx = generatorDefaults.marginPx,
  logoUrl,
  className = 'w-48 rounded-sm',
}: QrCodeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const code = new QRCodeStyling({
      type: 'svg',
      width: sizePx,
      height: sizePx,
      margin: marginPx,
      ...(logoUrl && { image: logoUrl, imageOptions: { imageSize: 0.3, margin: 16, hideBackgroundDots: true } }),
      data: text,
      qrOptions: { errorCorrectionLevel },
      dotsOptions: { type: 'rounded', color: '#20183f' },
      cornersSquareOptions: { type: 'extra-rounded', color: '#a41f3f' },
      backgroundOptions: { color: '#ffffff' },
    })
    code.append(node)
    return () => node.replaceChildren()
  }, [text, marginPx, logoUrl])
  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className={cx('aspect-square max-w-full overflow-hidden bg-white *:size-full', className)}
    />
  )
}
